#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Downloads one source archive of a project from the package index that pip uses.

    fetch_source.py PROJECT FILE FOLDER

`pip download` would run the archive's build to learn its metadata, and that needs PyTorch. Exit status 77 when the index
cannot be reached.
"""
import html.parser
import os
import pathlib
import ssl
import sys
import urllib.error
import urllib.parse
import urllib.request


class Links(html.parser.HTMLParser):
    """The addresses of an index page."""

    def __init__(self):
        super().__init__()
        self.found = []

    def handle_starttag(self, tag, attrs):
        if tag == "a":
            self.found += [value for name, value in attrs if name == "href" and value]


def read(url):
    context = ssl.create_default_context(cafile=os.environ.get("PIP_CERT"))
    with urllib.request.urlopen(url, context=context, timeout=60) as answer:
        return answer.read()


def main():
    if len(sys.argv) != 4:
        print(__doc__, file=sys.stderr)
        return 2
    project, file, folder = sys.argv[1:]
    index = os.environ.get("PIP_INDEX_URL", "https://pypi.org/simple").rstrip("/") + f"/{project}/"
    try:
        page = Links()
        page.feed(read(index).decode())
        links = [link for link in page.found if urllib.parse.urlparse(link).path.endswith("/" + file)]
        if not links:
            print(f"{index} has no {file}", file=sys.stderr)
            return 1
        (pathlib.Path(folder) / file).write_bytes(read(urllib.parse.urljoin(index, links[0])))
    except (urllib.error.URLError, TimeoutError) as error:
        print(f"{index}: {error}", file=sys.stderr)
        return 77
    return 0


if __name__ == "__main__":
    sys.exit(main())

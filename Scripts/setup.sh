#!/usr/bin/env bash
# Installs what Carillon needs beside the Swift toolchain: Debian packages, and with --tests the Python clients.
# Quick when nothing is missing. Without root and without sudo it prints the one command to run, and stops.
set -euo pipefail
cd "$(dirname "$0")/.."

packages=(
    libnghttp2-dev libsqlite3-dev libpq-dev pkg-config  # the gateway's HTTP/2 engine, the stores
    libcurl4-openssl-dev libxml2-dev              # statically linked extensions that use URLSession
    binutils                                      # the SDK's archive for author code
    libpango1.0-dev                               # text of content extensions is measured by it
    libgdk-pixbuf-2.0-0                           # pictures that an extension encodes
    libpangocairo-1.0-0                           # and those that it draws
    poppler-utils librsvg2-bin                    # drawings of asset catalogues
    ffmpeg espeak-ng libespeak-ng-dev             # thumbnails, sample media, speech
    chromium fonts-inter fonts-dejavu-core fonts-noto-cjk fonts-noto-color-emoji  # pictures of the page, and its fonts
    python3 python3-venv curl jq nghttp2-client   # real clients for the tests
    nodejs node-typescript                        # the page's scripts: their types and unit tests
)
# The tests of several gateways run a database of their own.
if [[ ${1:-} == --tests ]]; then packages+=(postgresql); fi

if ! command -v swift >/dev/null; then
    echo "setup: no 'swift' on the PATH. Install the Swift toolchain, 6.2 or newer, then run this again." >&2
    exit 1
fi

missing=()
for package in "${packages[@]}"; do
    dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
done

if ((${#missing[@]})); then
    install="apt-get install -y --no-install-recommends ${missing[*]}"
    if [[ $(id -u) == 0 ]]; then
        as_root=()
    elif command -v sudo >/dev/null && { sudo -n true 2>/dev/null || [[ -t 0 ]]; }; then
        as_root=(sudo)
    else
        printf 'setup: these Debian packages are missing, and installing them takes root. Run this, then try again:\n\n    sudo %s\n\n' "$install" >&2
        exit 1
    fi
    echo "setup: installing ${missing[*]}"
    "${as_root[@]}" apt-get update -qq
    # Debian would start a PostgreSQL server with the package; Carillon's run where and when it says.
    if [[ " ${missing[*]} " == *" postgresql "* && ! -e /etc/postgresql-common ]]; then
        "${as_root[@]}" mkdir -p /etc/postgresql-common/createcluster.d
        echo "create_main_cluster = false" |
            "${as_root[@]}" tee /etc/postgresql-common/createcluster.d/carillon.conf >/dev/null
    fi
    # A name that nobody can guess: a link under it would be written through.
    log=$(mktemp)
    # shellcheck disable=SC2086
    DEBIAN_FRONTEND=noninteractive "${as_root[@]}" $install >"$log" 2>&1 || {
        tail -n 20 "$log" >&2
        echo "setup: apt-get failed; above are its last lines" >&2
        exit 1
    }
    rm -f "$log"
fi

if [[ ${1:-} == --tests ]]; then
    stamp=.venv/requirements.installed
    if ! cmp -s Tests/requirements.txt "$stamp"; then
        echo "setup: installing the Python clients that the tests use"
        python3 -m venv .venv
        .venv/bin/pip install --quiet --disable-pip-version-check -r Tests/requirements.txt
        cp Tests/requirements.txt "$stamp"
    fi
fi

#!/usr/bin/env bash
# Makes what people install who build nothing: package.sh deb, or package.sh tarball, into .build-release/packages.
#
# Everything is below one folder, lib/carillon, which the command finds its parts in by its own place: the page, the SDK with
# the sources that it stands on, the examples and sample media. bin/carillon is a link to the command there.
set -euo pipefail
cd "$(dirname "$0")/.."

kind=${1:-}
[[ $kind == deb || $kind == tarball ]] || { echo "usage: package.sh deb|tarball" >&2; exit 64; }
for tool in dpkg-deb dpkg-shlibdeps xz strip; do
    command -v "$tool" >/dev/null || { echo "package: no $tool: apt-get install dpkg-dev xz-utils binutils" >&2; exit 69; }
done
say() { printf 'package: %s\n' "$1"; }

# The same release build as the benchmarks'. With CARILLON_BUILD (.build) it takes what stands in that folder, as they do.
build=${CARILLON_BUILD:-.build-release}
out=$build/packages
if [[ -z ${CARILLON_BUILD:-} ]]; then
    say "the release build (twenty minutes the first time, then what changed)"
    swift build -c release --product carillon --scratch-path "$build" 2>&1 | grep -E 'error|Build complete' || true
fi
for configuration in release debug; do
    release=$build/$configuration
    [[ -x $release/carillon ]] && break
done
[[ -x $release/carillon ]] || { echo "package: the command was not built" >&2; exit 1; }
Scripts/make-media.sh .build/sample-media

number=$("$release/carillon" --version | cut -d' ' -f1)
commit=$(git rev-parse --short HEAD)
moment=$(git log -1 --format=%ct)
if git describe --exact-match --tags HEAD >/dev/null 2>&1; then version=$number; else version=$number~git$(date -u -d "@$moment" +%Y%m%d.%H%M).$commit; fi
architecture=$(dpkg --print-architecture)
maintainer=${DEBEMAIL:-$(git log -1 --format='%an <%ae>')}
compiler=$(swift --version 2>/dev/null | sed -nE 's/.*(Swift version [^ ]+).*/\1/p' | head -1)
# Whoever makes it of the same commit gets the same files.
export SOURCE_DATE_EPOCH=$moment

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
root=$work/carillon_$version
home=$root/usr/lib/carillon
mkdir -p "$home" "$root/usr/bin" "$out"

say "the command, and Swift's runtime if it is not within it"
install -m 755 "$release/carillon" "$home/carillon"
strip --strip-unneeded "$home/carillon"
# A debug build finds Swift's runtime by the toolchain's folder: what lies beside the command is found instead.
python3 - "$home/carillon" <<'PY'
import re, sys
path = sys.argv[1]
data = open(path, "rb").read()
places = list(re.finditer(rb"\0(/[^\0:]*/usr/lib/swift/linux:\$ORIGIN)\0", data))
assert len(places) <= 1, f"{path}: {len(places)} search paths"
for place in places:
    start, end = place.span(1)
    data = data[:start] + b"$ORIGIN".ljust(end - start, b"\0") + data[end:]
open(path, "wb").write(data)
PY
runtime=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")/lib/swift/linux
# needed FILE: the Swift libraries that it names.
needed() { objdump -p "$1" | awk '$1 == "NEEDED" { print $2 }' | while read -r name; do if [[ -f $runtime/$name ]]; then echo "$name"; fi; done; }
todo=$(needed "$home/carillon")
while [[ -n $todo ]]; do
    more=
    for name in $todo; do
        [[ -f $home/$name ]] && continue
        install -m 644 "$runtime/$name" "$home/$name"
        strip --strip-unneeded "$home/$name"
        more+=" $(needed "$home/$name" | tr '\n' ' ')"
    done
    todo=${more// /}
    [[ -n $todo ]] && todo=$more
done
cp -r "$release/carillon_Screen.resources" "$home/"
echo "$(git describe --always --dirty), $compiler" >"$home/carillon.origin"

say "the SDK, examples, media"
echo "What is here belongs to a package: 'carillon build' compiles the SDK in the user's cache." >"$home/installed"
git ls-files -z SDK Sources/Package.swift Sources/App Sources/Wire Examples |
    grep -zvE '^SDK(/Crypto)?/Tests/|\.docc/|Package\.resolved$' | xargs -0 cp --parents -t "$home"
# The manifests name the tests of the checkout.
python3 - "$home/SDK/Package.swift" "$home/SDK/Crypto/Package.swift" <<'PY'
import re, sys
for path in sys.argv[1:]:
    text = open(path).read()
    text = re.sub(r"        \.testTarget\((?:[^()]|\([^()]*\))*\),\n", "", text)
    assert "testTarget(" not in text, path
    open(path, "w").write(text)
PY
cp -r .build/sample-media "$home/"
find "$home" -type d -exec chmod 755 {} + ; find "$home" -type f ! -name carillon -exec chmod 644 {} +
find "$home/Examples" "$home/SDK" "$home/Sources" -name '.*' -type f -delete
ln -s ../lib/carillon/carillon "$root/usr/bin/carillon"
touch -r "$home/carillon" "$home/carillon.origin"

say "manual pages, completions, the unit, licences"
Scripts/man-pages.py "$home/carillon" "$root/usr/share/man/man1"
gzip -9n "$root"/usr/share/man/man1/*
# Shells read these, and nobody runs them: without a line that names an interpreter.
completions() { mkdir -p "$(dirname "$root/usr/share/$2")"; "$home/carillon" completions "$1" | sed '1{/^#!/d}' >"$root/usr/share/$2"; }
completions bash bash-completion/completions/carillon
completions zsh zsh/vendor-completions/_carillon
completions fish fish/vendor_completions.d/carillon.fish
install -Dm 644 Packaging/carillon.service "$root/usr/lib/systemd/user/carillon.service"
doc=$root/usr/share/doc/carillon
mkdir -p "$doc/Documentation"
cp README.md README.zh-CN.md Documentation/*.md "$doc/" 2>/dev/null
mv "$doc"/[A-Z]*.md "$doc/Documentation/"; mv "$doc"/Documentation/README*.md "$doc/"
gzip -9nc CHANGELOG.md >"$doc/CHANGELOG.md.gz"
{
    printf 'Carillon %s\n\nCopyright: the Carillon authors\nLicence: Apache-2.0, in full in /usr/share/common-licenses/Apache-2.0\n' "$version"
    printf '\nThe command contains these libraries and Swift'"'"'s runtime. Each is under its own licence:\n'
    for folder in "$build"/checkouts/*/ "${runtime%/lib/swift/linux}/share/swift/"; do
        for file in "$folder"LICENSE* "$folder"NOTICE*; do
            [[ -f $file ]] || continue
            printf '\n======== %s: %s\n\n' "$(basename "$folder")" "$(basename "$file")"
            # The Apache licence's text is the same in each.
            if grep -q 'Apache License' "$file" && [[ $(wc -l <"$file") -gt 150 ]]; then
                echo "Apache-2.0, in full in /usr/share/common-licenses/Apache-2.0"
                if grep -qi 'Runtime Library Exception' "$file"; then echo "with Swift's Runtime Library Exception"; fi
            else
                cat "$file"
            fi
        done
    done
} >"$doc/copyright"

if [[ $kind == tarball ]]; then
    name=carillon-$version-linux-$architecture
    mv "$root/usr" "$work/$name"
    rm -rf "$work/$name/lib/systemd"
    file=$out/$name.tar.xz
    tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$moment" -C "$work" -cf - "$name" | xz -T0 -6 >"$work/whole"
    mv "$work/whole" "$file"
    say "$file, $(du -h "$file" | cut -f1); unpacked $(du -sh "$work/$name" | cut -f1)"
    exit
fi

say "what it depends on"
# Apps and extensions link what the SDK does: two that are built here tell what that is.
carillon=.build/debug/carillon
for example in RichPush Quiz; do "$carillon" build "Examples/$example" --output "$work/bundles" >/dev/null; done
mkdir -p "$work/shlibs/debian"
printf 'Source: carillon\n\nPackage: carillon\nArchitecture: any\n' >"$work/shlibs/debian/control"
mapfile -t programs < <(find "$home" "$work/bundles" -type f \( -name 'lib*.so' -o -perm -u+x \) -exec sh -c 'head -c4 "$1" | grep -q ELF' sh {} \; -print)
depends=$(cd "$work/shlibs" && dpkg-shlibdeps --ignore-missing-info -O -l"$home" "${programs[@]/#/-e}" 2>"$work/shlibs.log" | sed -n 's/^shlibs:Depends=//p')
[[ -n $depends ]] || { cat "$work/shlibs.log" >&2; exit 1; }

# libcurl4 is opened by name when an app asks the network.
mkdir -p "$root/DEBIAN" "$root/usr/share/lintian/overrides"
cat >"$root/usr/share/lintian/overrides/carillon" <<'EOF'
# Swift's Foundation has its own copies, which no package of Debian offers to it.
carillon: embedded-library *
EOF
{
    cat <<EOF
carillon ($version) unstable; urgency=medium

  * Made from commit $commit; CHANGELOG.md.gz has what a user notices.

 -- $maintainer  $(date -uR -d "@$moment")
EOF
} | gzip -9n >"$doc/changelog.gz"
cat >"$root/DEBIAN/control" <<EOF
Package: carillon
Version: $version
Architecture: $architecture
Maintainer: $maintainer
Installed-Size: $(du -sk --apparent-size "$root/usr" | cut -f1)
Depends: $depends, libcurl4
Recommends: chromium, ffmpeg, espeak-ng, fonts-inter, fonts-noto-color-emoji, libgdk-pixbuf-2.0-0, libpangocairo-1.0-0, poppler-utils, librsvg2-bin
Suggests: postgresql, git, pkg-config, binutils, libc6-dev, libstdc++-12-dev, libcurl4-openssl-dev, libxml2-dev, libpango1.0-dev, libespeak-ng-dev
Section: devel
Priority: optional
Description: notification system of Apple's phones, rebuilt for Linux
 A gateway that speaks Apple's provider API, and a phone on a web page that
 shows what a push becomes: the author's own service and content extensions
 run, and tests send, wait, tap and reply over an HTTP API. No phone, no Mac
 and no Apple account is needed.
 .
 Building apps and extensions ('carillon build') takes the Swift toolchain,
 6.2 or newer, from swift.org, and the suggested development packages, and
 says what is missing. Running what was built takes neither.
EOF
(cd "$root" && find usr -type f -print0 | sort -z | xargs -0 md5sum) >"$root/DEBIAN/md5sums"
chmod -R u=rwX,go=rX "$root"
file=$out/carillon_${version}_$architecture.deb
dpkg-deb --root-owner-group -Zxz --threads-max=2 --build "$root" "$work/whole" >/dev/null
mv "$work/whole" "$file"
say "$file, $(du -h "$file" | cut -f1); installed $(du -sh "$root/usr" | cut -f1)"

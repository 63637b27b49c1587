#!/usr/bin/env python3
"""Writes manual pages (mdoc) from the command's own help: `man-pages.py COMMAND FOLDER` makes FOLDER/carillon.1, carillon-push.1 …"""

import datetime
import json
import os
import pathlib
import re
import subprocess
import sys


def text(words):
    """Words that roff leaves alone."""
    words = words.replace("\\", "\\e").replace("-", "\\-")
    words = "".join(one if ord(one) < 128 else f"\\[u{ord(one):04X}]" for one in words)
    return "\n".join("\\&" + line if line.startswith((".", "'")) else line for line in words.split("\n"))


def paragraphs(discussion):
    """Prose as paragraphs; indented lines as they are."""
    lines, is_display = [], False
    for line in discussion.split("\n"):
        indented = line.startswith("  ")
        if indented != is_display:
            lines.append(".Bd -literal -offset indent" if indented else ".Ed")
            is_display = indented
        if line.strip():
            lines.append(text(line.strip() if not indented else line[2:]))
        elif not is_display:
            lines.append(".Pp")
    if is_display:
        lines.append(".Ed")
    # A display has its own space around it.
    joined = re.sub(r"(\.Pp\n)+(?=\.Bd|\.Pp|\Z)", "", "\n".join(lines))
    return re.sub(r"(?<=\.Ed\n)(\.Pp\n)+", ".Pp\n", joined)


def name_of(argument):
    """How an option is written."""
    written = [("-" if name["kind"] == "short" else "--") + name["name"] for name in argument.get("names", [])]
    value = argument.get("valueName", "")
    if argument["kind"] == "positional":
        return [f".It Ar {text(value)}"]
    tail = f" Ar {text(value)}" if argument["kind"] == "option" else ""
    return [".It " + " , ".join(f"Fl {text(name[1:])}" for name in written) + tail]


def options(arguments):
    lines = []
    for argument in arguments:
        lines += name_of(argument)
        lines.append(text(argument.get("abstract", "").strip()))
        if argument.get("discussion"):
            lines.append(text(argument["discussion"].strip()))
        if argument.get("allValues") and argument["kind"] != "flag":
            lines.append(text("One of: " + ", ".join(argument["allValues"]) + "."))
        if argument.get("defaultValue"):
            lines.append(text(f"Default: {argument['defaultValue']}."))
    return [".Bl -tag -width Ds", *lines, ".El"] if lines else []


def page(command, names, date):
    title = "-".join(names)
    lines = [f".Dd {date}", f".Dt {title.upper()} 1", ".Os Carillon", ".Sh NAME", f".Nm {title}"]
    lines += [f".Nd {text(command.get('abstract', '').rstrip('.'))}", ".Sh SYNOPSIS", f".Nm {' '.join(names)}"]
    arguments = [one for one in command.get("arguments", []) if one.get("shouldDisplay", True)]
    subcommands = [one for one in command.get("subcommands", []) if one["commandName"] != "help" and one.get("shouldDisplay", True)]
    if any(one["kind"] != "positional" for one in arguments):
        lines.append(".Op Ar options")
    for one in arguments:
        if one["kind"] == "positional":
            value = text(one["valueName"]) + (" ..." if one.get("isRepeating") else "")
            lines.append(f".Op Ar {value}" if one.get("isOptional") else f".Ar {value}")
    if subcommands:
        lines.append(".Ar command")
    if command.get("discussion"):
        lines += [".Sh DESCRIPTION", paragraphs(command["discussion"])]
    if listed := options(arguments):
        lines += [".Sh OPTIONS", *listed]
    if subcommands:
        lines += [".Sh COMMANDS", ".Bl -tag -width Ds"]
        for one in subcommands:
            lines += [f".It Xr {'-'.join([*names, one['commandName']])} 1", text(one.get("abstract", ""))]
        lines.append(".El")
    if len(names) > 1:
        lines += [".Sh SEE ALSO", f".Xr {'-'.join(names[:-1])} 1"]
    return title, "\n".join(line for line in lines if line) + "\n", [(one, [*names, one["commandName"]]) for one in subcommands]


def main():
    program, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    dump = subprocess.run([program, "--experimental-dump-help"], check=True, capture_output=True, text=True).stdout
    # A package that is built again has the same pages (reproducible-builds.org).
    moment = datetime.datetime.fromtimestamp(int(os.environ.get("SOURCE_DATE_EPOCH", pathlib.Path(program).stat().st_mtime)), datetime.timezone.utc)
    date = f"{moment:%B} {moment.day}, {moment.year}"
    folder.mkdir(parents=True, exist_ok=True)
    waiting = [(json.loads(dump)["command"], ["carillon"])]
    while waiting:
        command, names = waiting.pop()
        title, written, more = page(command, names, date)
        (folder / f"{title}.1").write_text(written)
        waiting += more


main()

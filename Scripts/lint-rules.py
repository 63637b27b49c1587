#!/usr/bin/env python3
"""Writes Documentation/LintRules.md and its translation from the table of the linter's rules; --check only compares.

`Tests/System/test_lint.py` fails when they are not what the program's table says.
"""

import json
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
COMMAND = pathlib.Path(os.environ.get("CARILLON_COMMAND", ROOT / ".build/debug/carillon"))

ENGLISH = {
    "file": "LintRules.md",
    "locale": "C.UTF-8",
    "head": """# Rules of the linter
[简体中文](LintRules.zh-CN.md)

`carillon lint` looks at a push by these rules, and so do the page's composer and inspector, `POST /api/v1/pushes/lint`, and the library
`Lint`. An **error** is what APNs rejects, or what shows nothing; a **warning** is what a phone passes over in silence. The last rows
of some groups need to know more: `--app` asks the phone for an app's categories, sounds and extensions, `--media` asks the
addresses of media.

This page is written by `Scripts/lint-rules.py` from the program's table.
""",
    "columns": ("rule", "", "what is wrong", "what to do", "source"),
    "error": "**error**",
    "warning": "warning",
}
CHINESE = {
    "file": "LintRules.zh-CN.md",
    "locale": "zh_CN.UTF-8",
    "head": """# 检查器的规则
[English](LintRules.md)

`carillon lint` 按这些规则检查一条推送；页面的编写器和检查器、`POST /api/v1/pushes/lint` 以及库 `Lint` 也是如此。**错误**是 APNs 会拒绝、
或者什么也不显示的内容；**警告**是手机会一声不响跳过的内容。有些规则需要知道更多：`--app` 向手机询问 App 的类别、声音和扩展，
`--media` 询问媒体的地址。

本页由 `Scripts/lint-rules.py` 根据程序里的表写成。
""",
    "columns": ("规则", "", "问题", "怎么办", "出处"),
    "error": "**错误**",
    "warning": "警告",
}


def page(words):
    environment = {**os.environ, "LC_ALL": words["locale"]}
    rules = json.loads(subprocess.run([COMMAND, "lint", "--rules", "--json"], check=True, capture_output=True, text=True, env=environment).stdout)
    rows = [words["columns"], ("---",) * 5]
    rows += [(f"`{rule['id']}`", words[rule["severity"]], rule["title"], rule["fix"], f"[{rule['source']['title']}]({rule['source']['url']})") for rule in rules]
    return words["head"] + "\n" + "".join("| " + " | ".join(cell.replace("|", r"\|") for cell in row) + " |\n" for row in rows)


def main():
    stale = []
    for words in (ENGLISH, CHINESE):
        file, text = ROOT / "Documentation" / words["file"], page(words)
        if "--check" not in sys.argv:
            file.write_text(text)
        elif not file.exists() or file.read_text() != text:
            stale.append(f"Documentation/{words['file']} is not what the table says; run Scripts/lint-rules.py")
    if stale:
        sys.exit("\n".join(stale))


main()

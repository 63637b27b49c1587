#!/usr/bin/env python3
"""Writes the types of the HTTP API for the page's scripts, from the API's own document.

    curl -s -H @$HOME/.local/share/carillon/device/authorization http://localhost:8080/api/v1/openapi.json | Scripts/page-types.py > Tests/Page/types/api.d.ts

`Tests/Page/test_types.py` fails when the file is not what the running program's document says.
"""

import json
import re
import sys


def name_of(reference):
    return reference.rsplit("/", 1)[-1]


def type_of(schema, indent):
    """A schema as a type of TypeScript."""
    if "$ref" in schema:
        return name_of(schema["$ref"])
    for word in ("oneOf", "anyOf"):
        if word in schema:
            return " | ".join(sorted({type_of(one, indent) for one in schema[word]}))
    if "allOf" in schema:
        return " & ".join(type_of(one, indent) for one in schema["allOf"])
    if "const" in schema:
        return json.dumps(schema["const"], ensure_ascii=False)
    if "enum" in schema:
        return " | ".join(json.dumps(value, ensure_ascii=False) for value in schema["enum"])
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(type_of({**schema, "type": one}, indent) for one in kind)
    if kind == "array":
        items = schema.get("items", {})
        inner = type_of(items, indent)
        is_one = " " not in inner or inner.startswith("{") and not ({"oneOf", "anyOf"} & set(items))
        return f"{inner}[]" if is_one else f"({inner})[]"
    if kind == "object" or "properties" in schema:
        return object_of(schema, indent)
    return {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}.get(kind, "unknown")


def object_of(schema, indent):
    properties = schema.get("properties", {})
    more = schema.get("additionalProperties")
    if not properties:
        return f"Record<string, {type_of(more, indent)}>" if isinstance(more, dict) and more else "Record<string, unknown>"
    inner = indent + "    "
    required = set(schema.get("required", []))
    lines = []
    for name, one in properties.items():
        if words := one.get("description"):
            lines.append(f"{inner}/** {words.replace('*/', '* /')} */")
        key = name if re.fullmatch(r"[A-Za-z_$][\w$]*", name) else json.dumps(name)
        lines.append(f"{inner}{key}{'' if name in required else '?'}: {type_of(one, inner)};")
    return "{\n" + "\n".join(lines) + f"\n{indent}}}"


def types(document):
    lines = ["// Made by Scripts/page-types.py from the document of the HTTP API; not written by hand.", "", "declare namespace API {"]
    for name, schema in document["components"]["schemas"].items():
        if words := schema.get("description"):
            lines.append(f"    /** {words} */")
        body = type_of(schema, "    ")
        is_one = body.startswith("{") and not ({"oneOf", "anyOf"} & set(schema))
        lines.append(f"    interface {name} {body}" if is_one else f"    type {name} = {body};")
    return "\n".join([*lines, "}", ""])


if __name__ == "__main__":
    sys.stdout.write(types(json.load(sys.stdin)))

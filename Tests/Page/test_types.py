"""The types of the page's scripts are those of the API: they are made from the document that the program serves."""

import importlib.util
import pathlib

from test_states import still_phone  # noqa: F401

ROOT = pathlib.Path(__file__).resolve().parents[2]


def test_the_types_of_the_page_are_those_of_the_api(still_phone):  # noqa: F811
    spec = importlib.util.spec_from_file_location("page_types", ROOT / "Scripts/page-types.py")
    generator = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(generator)
    made = generator.types(still_phone.get("openapi.json"))
    kept = (ROOT / "Tests/Page/types/api.d.ts").read_text()
    assert made == kept, "run: curl -s -H @…/device/authorization …/api/v1/openapi.json | Scripts/page-types.py > Tests/Page/types/api.d.ts"

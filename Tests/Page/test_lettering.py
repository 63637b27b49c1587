"""Texts in fonts that an app brings along."""

import shutil

import pytest
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from programs import ROOT
from windows import Window, phone_with

APP = "com.example.Lettering"


def write_font(path, family, style, weight, width, height):
    """A font whose every letter is a box of that size, in thousandths of its size."""
    builder = FontBuilder(1000, isTTF=True)
    letters = {code: f"letter{code}" for code in range(0x21, 0x7F)}
    names = [".notdef", "space", *letters.values()]
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap({0x20: "space", **letters})
    pen = TTGlyphPen(None)
    for place in ((0, 0), (0, height), (width, height), (width, 0)):
        (pen.moveTo if place == (0, 0) else pen.lineTo)(place)
    pen.closePath()
    box, blank = pen.glyph(), TTGlyphPen(None).glyph()
    builder.setupGlyf({name: box if name.startswith("letter") else blank for name in names})
    builder.setupHorizontalMetrics({name: (width, 0) for name in names})
    builder.setupHorizontalHeader(ascent=900, descent=-300, lineGap=0)
    builder.setupNameTable({"familyName": family, "styleName": style, "psName": f"{family}-{style}", "fullName": f"{family} {style}"})
    builder.setupOS2(sTypoAscender=900, sTypoDescender=-300, usWinAscent=900, usWinDescent=300, usWeightClass=weight)
    builder.setupPost()
    builder.save(path)


@pytest.fixture(scope="module")
def own(tmp_path_factory):
    project = tmp_path_factory.mktemp("project") / "Lettering"
    shutil.copytree(ROOT / "Tests/Fixtures/Lettering", project)
    write_font(project / "App/Blocks.ttf", "Blocks", "Regular", 400, 1000, 900)
    write_font(project / "App/Bars.ttf", "Bars", "Bold", 700, 2000, 600)
    with phone_with(tmp_path_factory, "lettering", project) as machine:
        yield machine


@pytest.fixture
def window(own, look):
    return Window.opened(own, look, APP)


def test_letters_are_as_wide_as_their_font_says(window, artifacts):
    """The process has measured them with the font that the page draws them with."""
    window.line("Blocks").wait_for()
    window.photograph(artifacts / "lettering.png")
    for words, width in (("Blocks", 6 * 40), ("Bars", 4 * 60)):
        line = window.line(words)
        drawn = line.evaluate("line => line.firstElementChild.offsetWidth")
        box = line.evaluate("line => line.closest('.view').offsetWidth")
        assert abs(drawn - width) < 1, words
        assert abs(box - width) < 1, words


def test_a_font_is_asked_for_by_its_names(window):
    """PostScript's and the family's; one that nobody has is nil, one of iOS is not. A line is as high as the file says."""
    window.line("Blocks-Regular false true 12.0").wait_for()
    assert window.line("Nowhere").is_visible()


def test_the_file_comes_from_the_phone(window):
    fonts = window.page.evaluate("[...document.fonts].filter(face => /Blocks|Bars/.test(face.family)).map(face => [face.family, face.status])")
    assert sorted(fonts) == [["Bars-Bold", "loaded"], ["Blocks-Regular", "loaded"]]

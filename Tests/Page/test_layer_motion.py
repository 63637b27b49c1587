"""Animations of layers, as the link has them: what each shows at a moment of its time, by the browser's own account."""

import pytest
from programs import Carillon


@pytest.fixture(scope="module")
def phone(tmp_path_factory):
    machine = Carillon(tmp_path_factory.mktemp("motion"))
    try:
        machine.start_gateway()
        machine.start_device()
        yield machine
    finally:
        machine.kill_all()


@pytest.fixture
def seen(phone, look):
    """Has an element run animations, and tells its style; `at` stops them there, in seconds."""
    page = look(at=phone).page

    def at_moment(style, *animations, at=None):
        motions = [motion(number, *one) if isinstance(one, tuple) else one for number, one in enumerate(animations)]
        return page.evaluate(RUN, {"style": {**style, "animations": motions}, "at": at})

    return at_moment


RUN = """async ({ style, at }) => {
    const { perform } = await import("/content/layer-motion.js");
    const element = document.createElement("div");
    Object.assign(element.style, { position: "absolute", width: "100px", height: "50px" });
    document.body.append(element);
    perform(element, { style });
    const motions = element.getAnimations();
    if (at !== null) for (const motion of motions) { motion.pause(); motion.currentTime = at * 1000; }
    const { transform, opacity, translate, scale, backgroundImage } = getComputedStyle(element);
    const result = { transform, opacity: Number(opacity), translate, scale, backgroundImage, paused: motions.map((one) => one.playState) };
    element.remove();
    return result;
}"""


def motion(number, name, values, **more):
    """An animation of one second."""
    values = [{"type": "numbers", "numbers": value if isinstance(value, list) else [value]} for value in values]
    plain = {"times": [], "delay": 0, "curve": "linear", "pace": [], "runs": 1, "autoreverses": False, "staysAtEnd": True}
    return {"id": number, "property": name, "values": values, "duration": 1, **plain, **more}


def test_a_part_of_a_transform_moves_and_the_others_stay(seen):
    parts = {"x": 10, "y": 0, "rotation": 0, "rotationX": 0, "rotationY": 0, "scaleX": 1, "scaleY": 2}
    two = seen({"parts": parts}, ("scaleX", [1, 3]), ("shiftY", [0, 8]), at=0.5)
    assert two["transform"] == "matrix(2, 0, 0, 2, 10, 4)"


def test_values_jump_where_two_have_one_time(seen):
    jump = motion(0, "opacity", [0, 0, 1, 1], times=[0, 0.5, 0.5, 1])
    assert [seen({}, jump, at=at)["opacity"] for at in (0.25, 0.49, 0.51, 0.75)] == [0, 0, 1, 1]


def test_each_way_has_its_own_curve(seen):
    slow = motion(0, "opacity", [0, 1, 0], times=[0, 0.5, 1], curves=[[0.42, 0, 1, 1], []])
    assert 0.2 < seen({}, slow, at=0.25)["opacity"] < 0.4
    assert seen({}, slow, at=0.75)["opacity"] == pytest.approx(0.5)


def test_a_layer_whose_time_stands_is_where_it_was(seen):
    still = seen({}, motion(0, "opacity", [0, 1], rate=0, elapsed=0.3))
    assert still["opacity"] == pytest.approx(0.3) and still["paused"] == ["paused"]


def test_what_moves_its_anchor_stays_under_it(seen):
    moved = seen({"anchor": {"x": 0.5, "y": 0.5}}, ("anchor", [[0.5, 0.5], [0, 1]]), at=1)
    assert moved["translate"] in ("calc(0px + 50%) calc(0px - 50%)", "calc(50%) calc(-50%)", "50% -50%")


def test_what_is_hidden_takes_all_in_it_along(seen):
    assert seen({}, ("hidden", [1, 1]), at=0.5)["scale"] == "0"


def test_values_are_added_where_the_animation_says_so(seen):
    both = seen({"parts": {"x": 5, "y": 0, "scaleX": 1, "scaleY": 1}}, motion(0, "shiftX", [1, 1], isAdditive=True), at=0.5)
    assert both["transform"] == "matrix(1, 0, 0, 1, 6, 0)"

"""Pages of the web in an app."""

import http.server
import shutil
import threading

import pytest
from programs import ROOT
from windows import Window, phone_with

APP = "com.example.Browser"
NEXT = """<!doctype html><title>The next page</title><body style="background:#dfd"><h1>There</h1>
<a href="/forbidden">Forbidden</a> <a href="http://127.0.0.1:9/nobody">Nobody</a>"""


@pytest.fixture(scope="module")
def site():
    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            self.wfile.write(NEXT.encode())

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


@pytest.fixture(scope="module")
def own(tmp_path_factory, site):
    project = tmp_path_factory.mktemp("project") / "Browser"
    shutil.copytree(ROOT / "Tests/Fixtures/Browser", project)
    page = project / "App/page.html"
    page.write_text(page.read_text().replace("ADDRESS", site))
    with phone_with(tmp_path_factory, "browser", project) as machine:
        yield machine


@pytest.fixture
def window(own, look):
    window = Window.opened(own, look, APP)
    window.line("at Own page").wait_for()
    return window


def inside(window):
    return window.room.frame_locator("iframe.web-view")


def test_a_page_of_the_bundle_has_its_style_and_sees_nothing_else(window, artifacts):
    word = inside(window).locator("#word")
    word.wait_for()
    assert word.evaluate("word => getComputedStyle(word).color") == "rgb(200, 0, 0)"
    assert inside(window).locator("#seen").text_content() == "out of reach"
    window.photograph(artifacts / "web.png")


def test_the_app_asks_and_the_page_answers(window):
    inside(window).locator("#word").wait_for()
    window.press("Ask the page")
    window.line("answer hello yes 42 and a failure").wait_for()


def test_the_page_says_something_to_the_app(window):
    inside(window).locator("#say").click()
    window.line("app: said 2").wait_for()


def test_a_link_is_followed_and_back_comes_back(window):
    inside(window).locator("#next").click()
    window.line("at The next page").wait_for()
    inside(window).locator("h1", has_text="There").wait_for()
    window.press("Back")
    window.line("at Own page").wait_for()
    inside(window).locator("#word").wait_for()


def test_the_app_decides_where_it_goes(window):
    inside(window).locator("#next").click()
    # A page that is made smaller is beyond the reach of the driver's pointer.
    inside(window).get_by_text("Forbidden").evaluate("link => link.click()")
    window.line("kept away").wait_for()
    inside(window).get_by_text("Nobody").evaluate("link => link.click()")
    window.line("failed NSURLErrorDomain").wait_for()
    assert inside(window).locator("h1", has_text="There").is_visible()


def test_a_document_by_itself_has_no_part_in_the_phone(window):
    """Opened by its address it runs in an origin of its own too."""
    address = window.room.locator("iframe.web-view").first.evaluate("frame => frame.src")
    page = window.page.context.new_page()
    response = page.goto(address)
    assert "sandbox allow-scripts" in response.headers["content-security-policy"]
    assert page.evaluate("self.origin") == "null"
    page.close()

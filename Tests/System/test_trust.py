"""`carillon trust`: what it prints works as it is pasted, and the system's store is changed and changed back."""

import os
import shutil
import subprocess
import sys
import tempfile

import pytest
from programs import COMMAND

CLIENTS = "curl debian dotnet go java node php python ruby rust swift".split()


@pytest.fixture
def served(machine):
    machine.start_gateway()
    return machine


def recipe(machine, name):
    result = machine.command("trust", name)
    assert result.returncode == 0, result.stderr
    return result.stdout


def shell(script, cwd, **environment):
    return subprocess.run(
        ["bash", "-c", script], cwd=cwd, capture_output=True, text=True, timeout=120, env=os.environ | environment
    )


def test_each_client_is_listed_and_has_lines_with_this_ca(served):
    listed = served.command("trust").stdout
    for name in CLIENTS:
        assert f"carillon trust {name}" in listed
        assert str(served.state / "gateway/ca.pem") in recipe(served, name)
    assert f"localhost:{served.provider_port}" in listed
    assert all(f"{name}: " in recipe(served, "all") for name in CLIENTS)


def test_what_is_no_client_is_said(served):
    result = served.command("trust", "cobol")
    assert result.returncode == 65
    assert "python" in result.stderr


def test_without_a_ca_it_says_where_one_comes_from(machine):
    result = machine.command("trust", "curl")
    assert result.returncode == 69
    assert "carillon up" in result.stderr


def test_curl_as_pasted(served, tmp_path):
    script = recipe(served, "curl").replace("curl --http2", "curl -sS -i --http2")
    assert shell(script, tmp_path).stdout.startswith("HTTP/2 404")


def test_python_as_pasted(served, tmp_path):
    exports = "\n".join(line for line in recipe(served, "python").splitlines() if line.startswith("export"))
    code = f"import httpx; print(httpx.Client(http2=True).get('https://localhost:{served.provider_port}/').status_code)"
    assert shell(f"{exports}\n{sys.executable} -c \"{code}\"", tmp_path).stdout == "404\n"


@pytest.mark.skipif(not shutil.which("node"), reason="no Node.js here")
def test_node_as_pasted(served, tmp_path):
    connect = next(line for line in recipe(served, "node").splitlines() if line.startswith("const session"))
    rest = 'const r = session.request({":path": "/"}); r.on("response", h => { console.log(h[":status"]); session.close() })'
    (tmp_path / "a.js").write_text(f"{connect}\n{rest}")
    assert shell("node a.js", tmp_path).stdout == "404\n"


@pytest.mark.skipif(not shutil.which("javac"), reason="no Java here")
def test_java_as_pasted(served, tmp_path):
    lines = recipe(served, "java").split("\n\n")[0]
    (tmp_path / "A.java").write_text(
        "import java.net.*; import java.net.http.*; class A { public static void main(String[] a) throws Exception {"
        f'var r = HttpRequest.newBuilder(URI.create("https://localhost:{served.provider_port}/")).build();'
        "System.out.println(HttpClient.newHttpClient().send(r, HttpResponse.BodyHandlers.ofString()).statusCode()); } }"
    )
    result = shell(f"{lines}\njava A.java", tmp_path)
    assert result.stdout.endswith("404\n"), result.stderr


def in_private_store(script, tmp_path):
    """Runs as root of a namespace of its own, with a copy of the system's store in the place of the store."""
    for name, source in (("local", None), ("certs", "/etc/ssl/certs")):
        if source:
            shutil.copytree(source, tmp_path / name, symlinks=True)
        else:
            (tmp_path / name).mkdir()
    prepare = f"mount --bind {tmp_path}/local /usr/local/share/ca-certificates && mount --bind {tmp_path}/certs /etc/ssl/certs"
    command = ["unshare", "--user", "--map-root-user", "--mount", "bash", "-c", f"{prepare} || exit 99\n{script}"]
    result = subprocess.run(command, capture_output=True, text=True, timeout=120)
    if result.returncode == 99 or "unshare" in result.stderr:
        pytest.skip(f"no namespace of our own here: {result.stderr}")
    return result


@pytest.mark.skipif(not os.path.exists("/usr/sbin/update-ca-certificates"), reason="not a Debian")
def test_the_systems_store_has_it_until_it_is_removed(served, tmp_path):
    """curl trusts the gateway without an option between --install and --remove, and neither before nor after."""
    look = f"curl -sS -o /dev/null -w '%{{http_code}}\\n' --http2 https://localhost:{served.provider_port}/ 2>/dev/null"
    carillon = f"{COMMAND} trust --state {served.state}"
    script = f"{look}\n{carillon} --install\n{look}\n{carillon} --remove\n{look}\n{carillon} --remove"
    lines = in_private_store(script, tmp_path).stdout.splitlines()
    assert [line for line in lines if line in ("000", "404")] == ["000", "404", "000"], lines
    wrote = next(line for line in lines if line.startswith("wrote "))
    assert "removed " + wrote.removeprefix("wrote ") in lines
    assert any("1 added" in line for line in lines)
    assert "nothing was changed" in lines[-1]


@pytest.mark.skipif(os.geteuid() == 0 and not shutil.which("setpriv"), reason="root, and no way to be somebody else")
def test_somebody_else_than_root_is_told_what_to_type(served):
    with tempfile.TemporaryDirectory(dir="/tmp") as folder:
        os.chmod(folder, 0o755)
        ca = shutil.copyfile(served.state / "gateway/ca.pem", f"{folder}/ca.pem")
        somebody = ["setpriv", "--reuid=65534", "--clear-groups"] if os.geteuid() == 0 else []
        command = [*somebody, COMMAND, "trust", "--install", "--ca", ca]
        result = subprocess.run(command, capture_output=True, text=True, timeout=60)
    if "Permission denied" in result.stderr:
        pytest.skip("the command is in a folder that others may not enter")
    assert result.returncode == 69
    assert "nothing was changed" in result.stderr
    assert f"carillon trust --install --ca {ca}" in result.stderr

import sys; sys.path[:0]=["Tests","Tests/Page"]
import json, pathlib, tempfile, subprocess, time
from playwright.sync_api import sync_playwright
from programs import Carillon, wait_for, COMMAND, ROOT
import person
c=Carillon(tempfile.mkdtemp()); art=ROOT/"Tests/Artifacts"
names=sys.argv[1:]
try:
    c.start_gateway(); c.start_device()
    with sync_playwright() as p:
        br=p.chromium.launch(executable_path=person.CHROMIUM,args=["--no-sandbox"])
        pg=br.new_context(viewport={"width":1440,"height":960}).new_page(); pg.on("console",lambda m: print("console",m.type,m.text)); pg.on("pageerror",lambda e: print("error",e))
        for n in names:
            t=time.time()
            r=subprocess.run([COMMAND,"build",ROOT/"Examples"/n,"--output",tempfile.mkdtemp()],capture_output=True,text=True,cwd=ROOT)
            print(n,"build",r.returncode,r.stdout[-800:],r.stderr[-1500:], round(time.time()-t,1))
            if r.returncode: continue
            app=r.stdout.strip().split()[-1] if ".app" in r.stdout else None
            import re
            app=re.search(r"(\S+\.app)",r.stdout).group(1)
            r=c.command("install",app,"--open"); print(r.stdout,r.stderr)
            bid=json.loads((ROOT/"Examples"/n/"app.json").read_text())["bundleIdentifier"]
            try:
                pr=wait_for(lambda:c.get("screen")["prompts"],"prompt",20)[0]; c.post(f"prompts/{pr['id']}",{"allow":True})
            except BaseException as e: print("noprompt")
            wait_for(lambda:c.token(bid),"token",20); c.post("screen/home")
            for f in sorted((ROOT/"Examples"/n).glob("*.json")):
                if f.name=="app.json": continue
                r=c.command("push",str(f),"--app",bid,"--json"); print(r.stdout,r.stderr); pid=json.loads(r.stdout)["apnsID"]
                card=wait_for(lambda:[k for k in c.cards() if k["journeyID"]==pid],"card",40)[0]
                pg.goto(c.url); pg.wait_for_selector(".device-space:not([hidden])")
                t=time.time(); c.post(f"cards/{card['key']}/expand")
                try: pg.wait_for_selector(".content-view:not([aria-busy])",timeout=15000); print("alive after",time.time()-t)
                except Exception as e: print("NOT ALIVE")
                time.sleep(1.5)
                pg.screenshot(path=art/f"real-{n}-{f.stem}.png")
                for s in c.get(f"journeys/{pid}")["entries"]:
                    if s["station"] in("contentExtension","screen"): print("   ",s["event"],s["text"][:200])
                c.post("screen/collapse")
finally:
    for q in c.processes.values(): q.kill(); q.wait()

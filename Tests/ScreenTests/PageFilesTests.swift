import DeviceCore
import Foundation
import NIOCore
import NIOHTTP1
import Testing

@testable import Screen

@Suite("The page's files", .timeLimit(.minutes(1)))
struct PageFilesTests {
    @Test("The page's files are served, and once known not again")
    func caching() async throws {
        try await withScreen { screen in
            let first = try await screen.send(.GET, "/page.css")
            #expect(first.headers.first(name: "content-type") == "text/css; charset=utf-8")
            let tag = try #require(first.headers.first(name: "etag"))
            let second = try await screen.send(.GET, "/page.css", headers: ["if-none-match": tag])
            #expect(second.status == 304 && second.body.isEmpty)
            try await #expect(screen.send(.GET, "/app/../../../etc/passwd").status == 404)
        }
    }

    @Test("The page is one document, one style sheet and one script, in which every module is")
    func bundle() async throws {
        try await withScreen { screen in
            let document = try await screen.send(.GET, "/").text
            #expect(
                document.components(separatedBy: "<script type=\"module\"").count == 2
                    && document.contains("src=\"/page.js\"")
            )
            #expect(
                document.components(separatedBy: "rel=\"stylesheet\"").count == 2
                    && document.contains("href=\"/page.css\"")
            )
            let script = try await screen.send(.GET, "/page.js").text
            let style = try await screen.send(.GET, "/page.css").text
            let others = ["/style/closed.css", "/style/hub.css", "/hub/hub.js"]
            for file in try PageFile.all() where file.path.dropFirst().contains("/") && !others.contains(file.path) {
                if file.path.hasSuffix(".js") { #expect(script.contains("// \(file.path)\n"), "\(file.path)") }
                if file.path.hasSuffix(".css") { #expect(style.contains("/* \(file.path) */"), "\(file.path)") }
            }
            #expect(!script.contains("\nimport ") && !script.contains("\nexport "))
            // For a debugger, each file by itself.
            let modules = try await screen.send(.GET, "/index.html").text
            #expect(modules.contains("/shell/main.js"))
            try await #expect(screen.send(.GET, "/shell/main.js").status == 200)
        }
    }

    @Test("The document has the screen of its moment in it, kept by nobody")
    func screenInDocument() async throws {
        try await withScreen { screen in
            let document = try await screen.send(.GET, "/")
            #expect(document.headers.first(name: "content-type") == "text/html; charset=utf-8")
            #expect(document.headers.first(name: "cache-control") == "no-store")
            let match = try #require(
                document.text.firstMatch(of: /<script type="application\/json" id="screen">(.*)<\/script>/)
            )
            let drawn = try ScreenCoding.decoder.decode(RenderModel.self, from: Data(match.1.utf8))
            let asked = try await screen.send(.GET, "/api/v1/screen").body
            #expect(try ScreenCoding.decoder.decode(RenderModel.self, from: asked).apps == drawn.apps)
            let head = try await screen.send(.HEAD, "/")
            #expect(head.status == 200 && head.body.isEmpty)
        }
    }

    @Test("No text of a push ends the element that holds the screen")
    func hostileScreen() throws {
        let hostile = ["</script><script>alert(1)</script>", "<!--<script>", "</body>"]
        let json = try JSONEncoder().encode(hostile)
        let text = String(buffer: PageDocument.bytes(of: "<body><p></p></body>\n", with: json))
        let end = "</script>\n</body>\n"
        #expect(text.hasPrefix("<body><p></p><script type=\"application/json\" id=\"screen\">[") && text.hasSuffix(end))
        let held = try #require(text.firstMatch(of: /id="screen">(.*)<\/script>/)).1
        #expect(!held.contains("<"))
        #expect(try JSONDecoder().decode([String].self, from: Data(held.utf8)) == hostile)
    }

    @Test("A module after what it imports, once, with names of its own")
    func order() throws {
        let bundle = PageBundle(sources: [
            "/a/main.js": "import { one, two as other } from \"../b/low.js\";\nimport { high } from \"./high.js\";\n",
            "/a/high.js": "import { one } from \"../b/low.js\";\nexport async function high() {}\n",
            "/b/low.js": "const hidden = 1;\nexport const one = 1;\nexport function two() {}\n",
        ])
        let script = try bundle.script(from: "/a/main.js")
        let order = script.matches(of: /\/\/ (\/.+)\n/).map { String($0.1) }
        #expect(order == ["/b/low.js", "/a/high.js", "/a/main.js"])
        #expect(script.contains("const { one, two: other } = module_b_low_js;"))
        #expect(script.contains("return { one, two };"))
    }

    @Test(
        "What cannot be put together is named",
        arguments: [
            ("import { a } from \"./none.js\";", "/main.js needs /none.js, which is not there"),
            ("import { a } from \"./main.js\";", "modules import each other: /main.js, /main.js"),
            ("export default 1;", "/main.js:1: cannot be bundled: export default 1;"),
            ("import \"./x.js\";", "/main.js:1: cannot be bundled: import \"./x.js\";"),
        ]
    )
    func problems(source: String, description: String) {
        let bundle = PageBundle(sources: ["/main.js": source])
        #expect(throws: PageBundle.Problem(description: description)) { try bundle.script(from: "/main.js") }
    }

    @Test("Everything that a file refers to is there")
    func references() throws {
        let files = try PageFile.all()
        let paths = Set(files.map(\.path))
        for file in files
        where file.path.hasSuffix(".js") || file.path.hasSuffix(".html") || file.path.hasSuffix(".css") {
            let text = String(buffer: file.bytes)
            for match in text.matches(of: /(?:from "|src="|href="|url\(")([.\/][^"]+)"/) {
                let base = URL(string: "http://page" + file.path)
                let target = try #require(URL(string: String(match.1), relativeTo: base)).path
                #expect(paths.contains(target) || target.hasPrefix("/fonts/"), "\(file.path) refers to \(target)")
            }
        }
    }

    @Test("No file holds an inline script or style, or makes markup of text: the policy would stop it")
    func noMarkup() throws {
        for file in try PageFile.all() {
            let text = String(buffer: file.bytes)
            for forbidden in [
                "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "style=\"", "<style",
            ] {
                #expect(!text.contains(forbidden), "\(file.path) has \(forbidden)")
            }
        }
    }

    @Test("English and Chinese say the same things")
    func languages() throws {
        let strings = try #require(try PageFile.all().first { $0.path == "/app/strings.js" })
        let text = String(buffer: strings.bytes)
        let tables = text.components(separatedBy: "const chinese")
        func keys(_ table: String) -> [String] {
            table.matches(of: /(?:^|[{,\n] *)"?([A-Za-z][A-Za-z-]*)"?: ["{]/).map { String($0.1) }
        }
        let english = keys(tables[0])
        #expect(english.count > 100)
        #expect(english == keys(tables[1].components(separatedBy: "export const tables")[0]))
    }
}

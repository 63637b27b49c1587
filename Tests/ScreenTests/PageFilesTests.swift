import Foundation
import Testing

@testable import Screen

@Suite("The page's files", .timeLimit(.minutes(1)))
struct PageFilesTests {
    @Test("The page is served, and once known not again")
    func caching() async throws {
        try await withScreen { screen in
            let first = try await screen.send(.GET, "/")
            #expect(first.headers.first(name: "content-type") == "text/html; charset=utf-8")
            let tag = try #require(first.headers.first(name: "etag"))
            let second = try await screen.send(.GET, "/", headers: ["if-none-match": tag])
            #expect(second.status == 304 && second.body.isEmpty)
            try await #expect(screen.send(.GET, "/app/../../../etc/passwd").status == 404)
        }
    }

    @Test("The page says with its first answer which modules it needs, and all of them are there")
    func modules() async throws {
        try await withScreen { screen in
            let link = try #require(try await screen.send(.GET, "/").headers.first(name: "link"))
            let named = link.matches(of: /<([^>]+)>; rel=modulepreload/).map { String($0.1) }
            #expect(Set(named) == Set(try PageFile.all().map(\.path).filter { $0.hasSuffix(".js") }))
            for path in named { try await #expect(screen.send(.GET, path).status == 200) }
        }
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

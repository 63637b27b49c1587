import Foundation
import FoundationAdditions
import Testing

/// Errors say what they say on an iPhone.
@Suite struct ErrorTextTests {
    private enum ShopError: Error { case empty, full(Int) }

    private struct ToldError: LocalizedError {
        var errorDescription: String? { "Sold out" }
    }

    private struct ReasonError: LocalizedError {
        var failureReason: String? { "It rains." }
    }

    private final class OwnError: NSError, @unchecked Sendable {
        override var localizedDescription: String { "mine" }
    }

    private struct Order: Codable {
        var id: Int
    }

    private func text(of work: () throws -> Void) -> String {
        do { try work() } catch { return ErrorText.description(of: error) }
        return "no error"
    }

    @Test func authorsOwn() {
        #expect(ErrorText.description(of: ShopError.full(2)).hasPrefix("The operation couldn’t be completed. ("))
        #expect(ErrorText.description(of: ShopError.full(2)).hasSuffix("ShopError error 0.)"))
        #expect(ErrorText.description(of: ToldError()) == "Sold out")
        #expect(ErrorText.description(of: ReasonError()) == "The operation couldn’t be completed. It rains.")
        #expect(ErrorText.description(of: OwnError(domain: "x", code: 1)) == "mine")
        #expect(
            ErrorText.description(of: NSError(domain: "x", code: 3))
                == "The operation couldn’t be completed. (x error 3.)"
        )
        for text in ["Told", "The operation could not be completed. Ask again."] {
            let told = NSError(domain: "x", code: 3, userInfo: [NSLocalizedDescriptionKey: text])
            #expect(ErrorText.description(of: told) == text)
        }
    }

    @Test func dataAndFiles() {
        let wrongType = Data(#"{"id":"x"}"#.utf8)
        #expect(
            text { _ = try JSONDecoder().decode(Order.self, from: wrongType) }
                == "The data couldn’t be read because it isn’t in the correct format."
        )
        #expect(
            text { _ = try JSONDecoder().decode(Order.self, from: Data("{}".utf8)) }
                == "The data couldn’t be read because it is missing."
        )
        #expect(
            text { _ = try JSONSerialization.jsonObject(with: Data("{x".utf8)) }
                == "The data couldn’t be read because it isn’t in the correct format."
        )
        #expect(
            text { _ = try Data(contentsOf: URL(fileURLWithPath: "/nowhere/50%.txt")) }
                == "The file “50%.txt” couldn’t be opened because there is no such file."
        )
        #expect(text { try FileManager.default.removeItem(atPath: "/nowhere/list") } == "“list” couldn’t be removed.")
        #expect(
            text { try FileManager.default.moveItem(atPath: "/nowhere/%target", toPath: "/tmp/no-such-bell") }
                == "“%target” couldn’t be moved to “tmp” because either the former doesn’t exist, or the folder containing the latter "
                + "doesn’t exist."
        )
        let there = NSError(
            domain: NSCocoaErrorDomain,
            code: CocoaError.fileWriteFileExists.rawValue,
            userInfo: [
                NSFilePathErrorKey: "/tmp/a", "NSDestinationFilePath": "/var/Documents/b",
                "NSUserStringVariant": ["Copy"],
            ]
        )
        #expect(
            ErrorText.description(of: there)
                == "“a” couldn’t be copied to “Documents” because an item with the same name already exists."
        )
        let copied = text { try FileManager.default.copyItem(atPath: "/nowhere/list.txt", toPath: "/tmp/no-such-bell") }
        #expect(copied.contains("“list.txt”") && copied.hasSuffix("."))
        #expect(text { _ = try NSRegularExpression(pattern: "(") } == "The value “(” is invalid.")
    }

    @Test func loads() throws {
        let url = try #require(URL(string: "http://127.0.0.1:9/"))
        let info: [String: Any] = [NSURLErrorFailingURLErrorKey: url, NSLocalizedDescriptionKey: "curl says"]
        #expect(
            ErrorText.description(of: URLError(.cannotConnectToHost, userInfo: info))
                == "Could not connect to the server."
        )
        #expect(ErrorText.description(of: URLError(.timedOut)) == "The request timed out.")
        // One that no load has made says nothing of the kind on an iPhone either.
        #expect(
            ErrorText.description(of: URLError(.badServerResponse))
                == "The operation couldn’t be completed. (NSURLErrorDomain error -1011.)"
        )
    }

    @Test func days() {
        let day = Date(timeIntervalSince1970: 1_767_787_200)
        let locale = Locale(identifier: "en_US")
        #expect(RelativeDateFormatter.description(of: day, locale).hasPrefix("Wednesday, January 7, 2026 at "))
        #expect(RelativeDateFormatter.description(of: day, nil) == "2026-01-07 12:00:00 +0000")
    }
}

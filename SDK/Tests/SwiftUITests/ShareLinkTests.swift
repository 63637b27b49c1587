import CoreTransferable
import Foundation
import FoundationAdditions
import Testing

@testable import SwiftUI
@testable import UIKit

/// Buttons that share.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(2))) struct ShareLinkTests {
    struct Bell: Transferable {
        let name: String
        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(exportedContentType: .json) { bell in Data(#"{"bell":"\#(bell.name)"}"#.utf8) }
            ProxyRepresentation(exporting: \.name)
        }
    }

    /// Only JSON.
    struct Clapper: Transferable {
        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation<Clapper>(exportedContentType: .json) { _ in Data("[1]".utf8) }
        }
    }

    private func gone(_ shown: Shown) async { await shown.until { shown.presented == nil } }

    @Test func `a link shares a text and an address`() async throws {
        let address = try #require(URL(string: "https://example.com/bell"))
        let shown = Shown(
            VStack {
                ShareLink(item: address, subject: Text("A bell"), message: Text("Listen"))
                ShareLink("Give", item: "Ding")
            }
        )
        #expect(shown.texts == ["Share", "Give"])
        shown.press("Share")
        #expect(shown.presented is UIActivityViewController && shown.texts.contains("A bell"))
        #expect(shown.pressElement("Copy"))
        await gone(shown)
        #expect(UIPasteboard.general.strings == ["https://example.com/bell", "Listen"])
        #expect(UIPasteboard.general.url == address)
        shown.press("Give")
        #expect(shown.texts.contains("Ding") && shown.pressElement("Close"))
        await gone(shown)
        shown.press("Give")
        #expect(shown.pressElement("Copy"), "it can be shared again")
        await gone(shown)
        #expect(UIPasteboard.general.strings == ["Ding"])
    }

    @Test func `several items, and an author's label`() async {
        let shown = Shown(ShareLink(items: ["one", "two"]) { Text("Both") })
        shown.press("Both")
        shown.pressElement("Copy")
        await gone(shown)
        #expect(UIPasteboard.general.strings == ["one", "two"])
    }

    @Test func `an author's item is exported under the title of its preview`() async throws {
        let things = try PersonsThings()
        let shown = Shown(
            VStack {
                ShareLink(item: Bell(name: "Big Ben"), preview: SharePreview("A bell"))
                ShareLink("File", item: Clapper(), preview: SharePreview(Text("Clapper")))
            }
        )
        shown.press("Share")
        #expect(shown.texts.contains("A bell") && shown.pressElement("Copy"))
        await gone(shown)
        #expect(UIPasteboard.general.string == "Big Ben")
        shown.press("File")
        shown.pressElement("Save to Files")
        await shown.until { shown.offers("Save") }
        shown.pressElement("Save")
        await gone(shown)
        #expect(things.text("Clapper.json") == "[1]")
    }

    @Test func `a picture is saved to the photos`() async throws {
        let things = try PersonsThings()
        let picture = try #require(PhotoLibrary.shared.photos.first?.image)
        let image = Image(uiImage: picture)
        let shown = Shown(ShareLink(item: image, preview: SharePreview("Dawn", image: image)))
        shown.press("Share")
        #expect(shown.pressElement("Save Image"))
        await gone(shown)
        #expect(PhotoLibrary.shared.photos.count == 7)
        #expect(try await image.exported(as: .png).isEmpty == false)
        withExtendedLifetime(things) {}
    }
}

import Foundation
import FoundationAdditions
import Testing

@testable import UIKit

/// Fonts that an app brings along.
@Suite(.serialized) struct AppFontTests {
    /// A font that is installed with the page's own.
    private static let installed = URL(fileURLWithPath: "/usr/share/fonts/opentype/inter/Inter-BlackItalic.otf")

    /// A folder with a copy of it under another name.
    private func copy() throws -> URL {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).otf")
        try FileManager.default.copyItem(at: Self.installed, to: file)
        return file
    }

    @Test func `a file says what its face is called, and its measures`() throws {
        let face = try #require(FontFace.faces(of: Data(contentsOf: Self.installed)).first)
        #expect(face.family == "Inter" && face.face == "Black Italic" && face.postScriptName == "Inter-BlackItalic")
        #expect(face.weight == 900 && face.isItalic && !face.isMonospaced)
        #expect(abs(face.measures.ascender - 0.969) < 0.001 && abs(face.measures.descender + 0.241) < 0.001)
    }

    @Test func `what is no font, or ends too soon, has no faces`() throws {
        #expect(FontFace.faces(of: Data()).isEmpty)
        #expect(FontFace.faces(of: Data("OTTO".utf8)).isEmpty)
        let whole = try Data(contentsOf: Self.installed)
        for length in stride(from: 0, to: 2000, by: 7) { _ = FontFace.faces(of: whole.prefix(length)) }
        // Every table beyond the end, and a collection that says it has four thousand million faces.
        #expect(FontFace.faces(of: Data([0, 1, 0, 0, 0xFF, 0xFF]) + Data(repeating: 0xFF, count: 4000)).isEmpty)
        #expect(FontFace.faces(of: Data("ttcf".utf8) + Data(repeating: 0xFF, count: 200)).isEmpty)
    }

    @Test func `a file that is registered has its names, and is forgotten`() throws {
        let file = try copy()
        var error: Unmanaged<CFError>?
        #expect(CTFontManagerRegisterFontsForURL(file as NSURL, .process, &error) && error == nil)
        let font = try #require(UIFont(name: "Inter-BlackItalic", size: 20))
        #expect(font.own != nil && font.fontName == "Inter-BlackItalic" && font.familyName == "Inter")
        #expect(abs(font.lineHeight - 24.2) < 0.1)
        #expect(UIFont.fontNames(forFamilyName: "Inter") == ["Inter-BlackItalic"])
        #expect(AppFonts.shared.shown?.contains { $0.name == "Inter-BlackItalic" && $0.path == file.path } == true)
        // As wide as the face itself draws, not as the system's does.
        let wide = "Hamburg".size(withAttributes: [.font: font]).width
        #expect(wide > "Hamburg".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]).width + 5)
        #expect(font.withSize(10).own == font.own && UIFont(descriptor: font.fontDescriptor, size: 0).own == font.own)

        #expect(!CTFontManagerRegisterFontsForURL(file as NSURL, .process, &error))
        #expect(error?.takeRetainedValue().code == 105)
        #expect(CTFontManagerUnregisterFontsForURL(file as NSURL, .process, nil))
        #expect(UIFont(name: "Inter-BlackItalic", size: 20) == nil)
    }

    @Test func `a font of bytes is drawn once it is registered`() throws {
        let data = try Data(contentsOf: Self.installed)
        let font = try #require(CGDataProvider(data: data as NSData).flatMap { CGFont($0) })
        #expect(font.postScriptName == "Inter-BlackItalic")
        #expect(CTFontManagerRegisterGraphicsFont(font, nil))
        #expect(UIFont(name: "Inter Black Italic", size: 12)?.own != nil)
        #expect(CTFontManagerUnregisterGraphicsFont(font, nil))
        #expect(CGDataProvider(data: Data("no".utf8) as NSData).flatMap { CGFont($0) } == nil)
    }

    @Test func `what is no font or is not there is refused by Core Text's numbers`() throws {
        let text = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).ttf")
        try Data("no".utf8).write(to: text)
        for (file, code) in [(text, 103), (URL(fileURLWithPath: "/nowhere.ttf"), 101)] {
            var error: Unmanaged<CFError>?
            #expect(!CTFontManagerRegisterFontsForURL(file as NSURL, .process, &error))
            #expect(error?.takeRetainedValue().code == code)
        }
    }

    @Test(arguments: [
        "Helvetica", "HelveticaNeue-Bold", "ArialMT", "Arial-BoldMT", "Avenir Next", "AvenirNext-DemiBold",
        "Georgia-BoldItalic", "TimesNewRomanPS-BoldMT", "TimesNewRomanPSMT", "CourierNewPSMT", "HiraginoSans-W3",
        "PingFangSC-Regular", ".SFUI-Bold", "Menlo-Regular", "BodoniSvtyTwoITCTT-Book", "TrebuchetMS",
        "SnellRoundhand-Black", "AmericanTypewriter-CondensedBold", "Chalkduster", "MarkerFelt-Wide", "Zapfino",
        "DINAlternate-Bold", "AppleSDGothicNeo-Bold", "Futura-CondensedExtraBold",
    ])
    func `iOS has the fonts that every iPhone has`(name: String) { #expect(UIFont(name: name, size: 12) != nil) }

    @Test(arguments: ["Poppins-Bold", "Roboto", "Montserrat", "SF Pro Display", "OpenSans-Regular", "", "ArialNova"])
    func `and no others`(name: String) { #expect(UIFont(name: name, size: 12) == nil) }
}

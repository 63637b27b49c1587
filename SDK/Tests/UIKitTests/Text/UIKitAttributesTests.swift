import Foundation
import Testing

@testable import UIKit

@Suite("Texts with attributes of UIKit", .timeLimit(.minutes(1))) @MainActor struct UIKitAttributesTests {
    @Test("Attributes go from one kind of text to the other and back")
    func conversion() {
        var text = AttributedString("Take ")
        var dose = AttributedString("two")
        dose.foregroundColor = .red
        dose.font = .boldSystemFont(ofSize: 20)
        dose.underlineStyle = .single
        dose.kern = 2
        dose.link = URL(string: "https://example.com/dose")
        text += dose

        let legacy = NSAttributedString(text)
        #expect(legacy.string == "Take two")
        #expect(legacy.attributes(at: 0, effectiveRange: nil).isEmpty)
        let attributes = legacy.attributes(at: 5, effectiveRange: nil)
        #expect(attributes[.foregroundColor] as? UIColor == .red)
        #expect((attributes[.font] as? UIFont)?.pointSize == 20)
        #expect(attributes[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
        #expect(attributes[.kern] as? CGFloat == 2)
        #expect(attributes[.link] as? URL == dose.link)
        #expect(AttributedString(legacy) == text)
    }

    @Test("A container takes what a dictionary has, numbers of any kind included, and leaves what is of another kind")
    func container() {
        let container = AttributeContainer([
            .foregroundColor: UIColor.systemOrange, .kern: 3, .underlineStyle: NSUnderlineStyle.double.rawValue,
            .font: "Helvetica", .link: "https://example.com",
        ])
        #expect(container.foregroundColor == .systemOrange)
        #expect(container.kern == 3)
        #expect(container.underlineStyle == .double)
        #expect(container.font == nil)
        #expect(container.link == URL(string: "https://example.com"))
        #expect([NSAttributedString.Key: Any](container)[.kern] as? CGFloat == 3)
    }

    @Test("A button's title has its own font, and its transformer the last word")
    func button() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Change"
        let plain = UIButton(configuration: configuration)
        configuration.attributedTitle = AttributedString(
            "Change",
            attributes: AttributeContainer([.font: UIFont.systemFont(ofSize: 60)])
        )
        #expect(configuration.title == "Change")
        let large = UIButton(configuration: configuration)
        #expect(large.intrinsicContentSize.height > plain.intrinsicContentSize.height + 30)
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = .systemFont(ofSize: 8)
            return outgoing
        }
        let small = UIButton(configuration: configuration)
        #expect(small.intrinsicContentSize.height < plain.intrinsicContentSize.height)
        configuration.title = "Plain again"
        #expect(configuration.attributedTitle?.font == nil)
    }
}

import Foundation
import Testing
import ViewLink

@testable import UIKit

@MainActor
@Suite(.timeLimit(.minutes(1))) struct ButtonConfigurationTests {
    @Test func `a symbol is as large as its configuration says`() throws {
        var configuration = UIButton.Configuration.plain()
        configuration.image = UIImage(systemName: "star")
        let usual = UIButton(configuration: configuration)
        configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 60)
        let large = UIButton(configuration: configuration)
        #expect(try #require(large.currentImage).size.width > 2 * (try #require(usual.currentImage)).size.width)
        #expect(large.configuration?.image?.size == usual.currentImage?.size)
    }

    @Test func `a picture of a system's button is a shape in its tint, of a custom one as it is`() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        func tint(_ button: UIButton, _ picture: UIImage) throws -> ViewColor? {
            button.tintColor = .red
            button.setImage(picture, for: .normal)
            guard case .button(let content) = button.content else { return nil }
            return try #require(content.image).tint
        }
        #expect(try tint(UIButton(type: .system), picture) == UIColor.red.wire)
        #expect(try tint(UIButton(type: .system), picture.withRenderingMode(.alwaysOriginal)) == nil)
        #expect(try tint(UIButton(type: .custom), picture) == nil)
        #expect(
            try tint(UIBarButtonItem(image: picture, style: .plain, target: nil, action: nil).button, picture) != nil
        )
        let folder = try #require(Bundle.module.resourceURL).appendingPathComponent("Scenes")
        let nib = UINib(nibName: "Buttons", bundle: Bundle(path: folder.path))
        let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
        #expect(view.subviews.compactMap { ($0 as? UIButton)?.buttonType } == [.custom, .system])
    }
}

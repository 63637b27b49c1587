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
        #expect(view.subviews.map(\.semanticContentAttribute) == [.unspecified, .forceRightToLeft])
    }

    @Test func `a picture stands at the other side where its author has it there`() throws {
        func order(_ button: UIButton) throws -> Bool {
            button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
            button.setTitle("Next", for: .normal)
            button.setImage(UIImage(systemName: "arrow.right"), for: .normal)
            guard case .button(let content) = button.content else { return false }
            let (title, image) = (try #require(content.title), try #require(content.image?.inset))
            return try #require(title.lines.first).x < image.x
        }
        #expect(try !order(UIButton(type: .system)))
        let mirrored = UIButton(type: .system)
        mirrored.semanticContentAttribute = .forceRightToLeft
        #expect(try order(mirrored))
        let turned = UIButton(type: .system)
        let about = CGAffineTransform(scaleX: -1, y: 1)
        turned.transform = about
        turned.titleLabel?.transform = about
        #expect(try order(turned))
        #expect(turned.wireStyle.transform == nil, "its words are not turned")
        // A constraint between its parts ends nothing.
        let label = try #require(turned.titleLabel)
        let height = turned.imageView?.heightAnchor.constraint(equalTo: label.heightAnchor)
        height?.isActive = true
        #expect(height?.isActive == false)
    }
}

import Foundation
import Testing

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
}

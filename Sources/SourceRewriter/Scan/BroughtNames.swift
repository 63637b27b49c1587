internal import SwiftSyntax

// Names that Apple's Foundation and UIKit bring along, of modules that a program here imports where it uses them.
extension SourceScanner {
    private static let combine: Set = [
        "ObservableObject", "Published", "AnyCancellable", "AnyPublisher", "PassthroughSubject", "CurrentValueSubject",
    ]
    /// Foundation has these in a module of its own on Linux, which every program that imports it pays for.
    private static let xml: Set = ["XMLParser", "XMLParserDelegate"]
    private static let security = [
        "kSec", "errSec", "SecItem", "SecRandom", "SecTrust", "SecCertificate", "SecPolicy", "SecKey",
        "kCFBoolean",
    ]
    private static let securityTypes: Set = ["OSStatus"]
    private static let coreImage: Set = ["CIFilter", "CIImage", "CIContext", "CIVector", "CIColor", "CIDetector"]
    private static let imageIO = [
        "CGImageSource", "CGImageDestination", "kCGImageSource", "kCGImageDestination", "kCGImageProperty",
    ]
    private static let coreImageKeys = ["kCIInput", "kCIOutput"]

    /// Modules that Apple's UIKit exports, whose names authors write before a function's (`CoreGraphics.log(rate)`).
    private static let exported: Set = ["CoreGraphics", "QuartzCore"]

    func noteBroughtNames(_ name: String) {
        noteCombine(name)
        if Self.exported.contains(name) { file.brought.insert(name) }
        if Self.xml.contains(name) { file.brought.insert(ImplicitImports.xmlOfFoundation) }
        if name.hasPrefix("os_unfair_lock") { file.brought.insert(ImplicitImports.locksOfFoundation) }
        if Self.security.contains(where: name.hasPrefix) || Self.securityTypes.contains(name) {
            file.brought.insert("Security")
        }
        if Self.imageIO.contains(where: name.hasPrefix) { file.brought.insert("ImageIO") }
        if ["CVPixelBuffer", "kCVPixelBuffer", "kCVPixelFormat", "kCVReturn"].contains(where: name.hasPrefix) {
            file.brought.insert("CoreVideo")
        }
        if Self.coreImage.contains(name) || Self.coreImageKeys.contains(where: name.hasPrefix) {
            file.brought.insert("CoreImage")
        }
    }

    /// `struct Store: Observable`; another's `Observable` is a class.
    func noteObservation(_ inherited: [String]) {
        let others: Set = ["RxSwift", "RxCocoa", "RxRelay", "ReactiveKit", "Bond"]
        if inherited.contains("Observable"), others.isDisjoint(with: file.imports) {
            file.brought.insert(ImplicitImports.observationOfFoundation)
        }
    }

    /// A name of Combine that is not the author's own.
    private func noteCombine(_ name: String) {
        if Self.combine.contains(name), enclosing.allSatisfy({ file.types[$0].path.last != name }) {
            file.brought.insert(ImplicitImports.combineOfFoundation)
        }
    }
}

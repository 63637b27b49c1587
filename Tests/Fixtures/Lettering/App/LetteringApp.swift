import CoreText
import SwiftUI
import UIKit

@main
struct LetteringApp: App {
    init() {
        // Not in UIAppFonts: registered by the app itself, as packages do.
        if let file = Bundle.main.url(forResource: "Bars", withExtension: "ttf") {
            CTFontManagerRegisterFontsForURL(file as CFURL, .process, nil)
        }
    }
    var body: some Scene { WindowGroup { Letters() } }
}

/// Texts in the fonts of an app's own.
struct Letters: View {
    var body: some View {
        VStack(spacing: 24) {
            Text("Blocks").font(.custom("Blocks-Regular", size: 40)).foregroundColor(.red)
            Label(name: "Bars-Bold", text: "Bars")
            Text(sentence)
            Text("Nowhere").font(.custom("Nowhere", size: 17))
        }
    }

    private var sentence: String {
        let family = UIFont.fontNames(forFamilyName: "Blocks").joined(separator: ", ")
        let isKnown = [UIFont(name: "Nowhere-Bold", size: 12), UIFont(name: "Georgia-Bold", size: 12)].map { $0 != nil }
        return "\(family) \(isKnown[0]) \(isKnown[1]) \(UIFont(name: "Blocks", size: 10)?.lineHeight ?? 0)"
    }

    /// A text of UIKit's.
    struct Label: UIViewRepresentable {
        let name: String
        let text: String

        func makeUIView(context: Context) -> UILabel {
            let label = UILabel()
            label.font = UIFont(name: name, size: 30)
            label.textColor = .blue
            label.text = text
            label.setContentHuggingPriority(.required, for: .horizontal)
            label.setContentHuggingPriority(.required, for: .vertical)
            return label
        }
        func updateUIView(_ label: UILabel, context: Context) {}
    }
}

import Foundation
import Testing

@testable import UIKit

@Suite("HTML of notification texts", .timeLimit(.minutes(2))) struct HTMLReaderTests {
    /// Each run as its text and how it looks.
    private func read(_ html: String) -> [String] {
        HTMLReader.read(html).map { run in
            let look = run.look
            let words = [
                look.isBold ? "b" : "", look.isItalic ? "i" : "", look.isUnderlined ? "u" : "",
                look.isStruck ? "s" : "",
                look.isCode ? "c" : "", look.color.map { "#" + String($0, radix: 16) } ?? "",
                look.size == 12 ? "" : "\(look.size)", look.link.map { "→" + $0 } ?? "",
            ]
            .joined()
            return run.text + (words.isEmpty ? "" : ":" + words)
        }
    }

    @Test(
        "Tags become looks, blocks lines",
        arguments: [
            ("plain &amp; &#65;&nbsp;b", ["plain & A\u{A0}b"]),
            ("a <b>b <i>c</i></b> d", ["a ", "b :b", "c:bi", " d"]),
            ("<p>one</p>\n<p>two<br>three</p>", ["one\ntwo\nthree"]),
            ("<h1>Bells</h1>ring", ["Bells:b24.0", "\nring"]),
            ("<ul><li>a</li><li>b</li></ul><ol><li>c</li></ol>", ["\t•\ta\n\t•\tb\n\t1.\tc"]),
            ("<a href='https://a.b/?c=1&amp;d=2'>open</a>", ["open:u→https://a.b/?c=1&d=2"]),
            (
                "<font color=\"red\">r</font><span style=\"color:#0f0; font-size: 20px\">g</span>",
                ["r:#ff0000", "g:#ff0015.0"]
            ),
            ("<style>p { color: red }</style><s>x</s><!-- <b> --><code>y</code>", ["x:s", "y:c"]),
            ("2 < 3 <b", ["2 < 3 <b"]), ("</b>a</p></p>", ["a"]), ("  a \n b  ", ["a b"]), ("", []),
        ]
    )
    func looks(html: String, expected: [String]) {
        #expect(read(html) == expected)
    }

    @Test("No HTML stops or exhausts it")
    func hostile() {
        for part in ["<b>", "</b>", "<", "<a href='", "&", "<!--", "<li>", "<script>", "<p", "\u{0}<i\u{301}>"] {
            _ = HTMLReader.read(String(repeating: part, count: 1500))
        }
    }
}

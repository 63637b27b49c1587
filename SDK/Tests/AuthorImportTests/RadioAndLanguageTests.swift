import CoreBluetooth
import NaturalLanguage
import Testing

/// Radio that a simulator has not, and what can be said of a language without a model.
@Suite(.timeLimit(.minutes(1))) struct RadioAndLanguageTests {
    @MainActor
    private final class Looking: NSObject, @preconcurrency CBCentralManagerDelegate {
        var heard: CheckedContinuation<CBManagerState, Never>?
        func centralManagerDidUpdateState(_ central: CBCentralManager) { heard?.resume(returning: central.state) }
    }

    @Test @MainActor func `a central hears that nothing is supported`() async {
        let looking = Looking()
        var central: CBCentralManager?
        let state = await withCheckedContinuation { heard in
            looking.heard = heard
            central = CBCentralManager(delegate: looking, queue: nil)
        }
        #expect(state == .unsupported && CBManager.authorization == .notDetermined)
        central?.scanForPeripherals(withServices: [CBUUID(string: "180D")])
        #expect(central?.isScanning == false && central?.retrievePeripherals(withIdentifiers: [UUID()]).isEmpty == true)
    }

    @Test func `names of services are equal by their bytes`() {
        #expect(
            CBUUID(string: "180d").uuidString == "180D" && CBUUID(string: "180D") == CBUUID(data: Data([0x18, 0x0D]))
        )
        let long = "0000180D-0000-1000-8000-00805F9B34FB"
        #expect(CBUUID(string: long).uuidString == long)
        #expect(CBUUID(string: "nothing").data == Data(count: 16))
        let value = CBMutableCharacteristic(
            type: CBUUID(string: "2A37"),
            properties: [.read, .notify],
            value: nil,
            permissions: .readable
        )
        #expect(value.properties.contains(.notify) && CBMutableService(type: value.uuid, primary: true).isPrimary)
    }

    @Test(arguments: [
        ("The package that you ordered is on its way to you.", NLLanguage.english),
        ("Deine Bestellung ist auf dem Weg zu dir.", .german),
        ("Votre commande est en route, merci pour la confiance.", .french),
        ("Tu pedido está en camino, gracias por la compra.", .spanish),
        ("O seu pedido está a caminho, obrigado!", .portuguese),
        ("Il tuo ordine è in arrivo, grazie per questo acquisto.", .italian),
        ("您的订单已经发货，请在手机上查看。", .simplifiedChinese), ("您的訂單已經發貨，請在手機上查看。", .traditionalChinese),
        ("ご注文の商品を発送しました。", .japanese), ("주문하신 상품이 발송되었습니다.", .korean), ("Ваш заказ уже в пути", .russian),
        ("Siparişiniz yola çıktı, çok teşekkürler", .turkish),
    ])
    func `a sentence says its language`(text: String, language: NLLanguage) {
        #expect(NLLanguageRecognizer.dominantLanguage(for: text) == language)
    }

    @Test func `hypotheses are few, in order, and of the languages that may be`() {
        #expect(NLLanguageRecognizer.dominantLanguage(for: "123 !?") == nil)
        let recognizer = NLLanguageRecognizer()
        recognizer.processString("de la que no")
        let two = recognizer.languageHypotheses(withMaximum: 2)
        #expect(two.count == 2 && two.values.allSatisfy { $0 > 0 && $0 <= 1 })
        recognizer.languageConstraints = [.german]
        #expect(recognizer.dominantLanguage == nil && recognizer.languageHypotheses(withMaximum: -1).isEmpty)
        recognizer.languageConstraints = []
        recognizer.languageHints = [.french: 50, .dutch: .infinity]
        #expect(recognizer.dominantLanguage == .french)
        recognizer.reset()
        #expect(recognizer.dominantLanguage == nil)
    }

    @Test func `a tokenizer finds words, sentences and paragraphs`() {
        let text = "Hello there. 今天天气\nBye 42"
        func tokens(_ unit: NLTokenUnit) -> [String] {
            let tokenizer = NLTokenizer(unit: unit)
            tokenizer.string = text
            return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
        }
        #expect(tokens(.word) == ["Hello", "there", "今天", "天气", "Bye", "42"])
        #expect(tokens(.sentence) == ["Hello there. ", "今天天气\n", "Bye 42"])
        #expect(tokens(.paragraph) == ["Hello there. 今天天气\n", "Bye 42"] && tokens(.document) == [text])
        let tokenizer = NLTokenizer(unit: .word)
        tokenizer.string = text
        var numbers: [Bool] = []
        tokenizer.enumerateTokens(in: text.startIndex..<text.endIndex) { _, attributes in
            numbers.append(attributes.contains(.numeric))
            return true
        }
        #expect(numbers == [false, false, false, false, false, true])
        #expect(text[tokenizer.tokenRange(at: text.index(text.startIndex, offsetBy: 7))] == "there")
        #expect(tokenizer.tokenRange(at: text.endIndex).isEmpty)
    }

    @Test func `a tagger tells words from what is between them, and no parts of speech`() {
        let text = "Hello, мир!"
        let tagger = NLTagger(tagSchemes: [.tokenType, .script, .lexicalClass])
        tagger.string = text
        let whole = text.startIndex..<text.endIndex
        let kinds = tagger.tags(in: whole, unit: .word, scheme: .tokenType).map(\.0)
        #expect(kinds == [.word, .punctuation, .whitespace, .word, .punctuation])
        let words = tagger.tags(in: whole, unit: .word, scheme: .script, options: [.omitPunctuation, .omitWhitespace])
        #expect(words.map { $0.0?.rawValue } == ["Latn", "Cyrl"])
        #expect(tagger.tag(at: text.startIndex, unit: .word, scheme: .lexicalClass).0 == nil)
        #expect(tagger.tag(at: text.endIndex, unit: .word, scheme: .tokenType).0 == nil)
        #expect(!NLTagger.availableTagSchemes(for: .word, language: .english).contains(.nameType))
        tagger.string = "Das ist ein Haus und kein Boot"
        #expect(tagger.dominantLanguage == .german)
    }
}

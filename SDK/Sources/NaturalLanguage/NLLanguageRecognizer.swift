/// Says which language a text is in.
///
/// By its letters, and where many languages have the same by the words that each says most: Apple's has a model. The numbers
/// of hypotheses tell an order, no chance that was measured.
open class NLLanguageRecognizer: NSObject {
    private var text = ""
    /// The only languages that it may be; all for none.
    open var languageConstraints: [NLLanguage] = []
    /// What a text of each is worth more, where several suit.
    open var languageHints: [NLLanguage: Double] = [:]

    public override init() {}

    /// The language of a text; nil where nothing speaks for one.
    open class func dominantLanguage(for string: String) -> NLLanguage? {
        let recognizer = NLLanguageRecognizer()
        recognizer.processString(string)
        return recognizer.dominantLanguage
    }

    /// Adds to the text.
    open func processString(_ string: String) { text += string }

    /// Forgets the text.
    open func reset() { text = "" }

    /// What speaks for most.
    open var dominantLanguage: NLLanguage? { ranked.first?.language }

    /// Some languages with their part of what speaks for any.
    open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
        Dictionary(ranked.prefix(max(maxHypotheses, 0)).map { ($0.language, $0.part) }) { first, _ in first }
    }

    private var ranked: [(language: NLLanguage, part: Double)] {
        var scores = LanguageScores.of(text)
        if !languageConstraints.isEmpty { scores = scores.filter { languageConstraints.contains($0.key) } }
        for (language, weight) in languageHints where weight.isFinite {
            if let score = scores[language] { scores[language] = score * (1 + max(weight, 0)) }
        }
        let sum = scores.values.reduce(0, +)
        guard sum > 0 else { return [] }
        return scores.map { ($0.key, $0.value / sum) }
            .sorted { ($0.part, $1.language.rawValue) > ($1.part, $0.language.rawValue) }
    }
}

/// What of a text speaks for which language.
enum LanguageScores {
    /// As much of a text is read: the beginning tells.
    private static let limit = 4000

    static func of(_ text: String) -> [NLLanguage: Double] {
        let part = text.prefix(limit).lowercased()
        var scripts: [Script: Double] = [:]
        for scalar in part.unicodeScalars {
            if let script = Script(scalar) { scripts[script, default: 0] += 1 }
        }
        guard let most = scripts.max(by: { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }) else {
            return [:]
        }
        // Japanese is written with Chinese letters too.
        if let kana = scripts[.kana], kana * 10 > scripts[.han] ?? 0, kana * 10 > most.value { return [.japanese: 1] }
        switch most.key {
        case .latin: return words(part, latin, letters: latinLetters)
        case .cyrillic: return words(part, cyrillic, letters: cyrillicLetters, otherwise: .russian)
        case .arabic: return words(part, arabic, letters: arabicLetters, otherwise: .arabic)
        case .han:
            let simple = part.filter(simplified.contains).count
            let traditional = part.filter(self.traditional.contains).count
            let isTraditional = traditional > simple
            let all = Double(simple + traditional + 1)
            return [
                .simplifiedChinese: (Double(simple) + (isTraditional ? 0 : 1)) / all,
                .traditionalChinese: (Double(traditional) + (isTraditional ? 1 : 0)) / all,
            ].filter { $0.value > 0 }
        default: return most.key.language.map { [$0: 1] } ?? [:]
        }
    }

    private static func words(
        _ text: String,
        _ tables: [(NLLanguage, Set<Substring>)],
        letters: [(NLLanguage, Set<Character>)],
        otherwise: NLLanguage? = nil
    ) -> [NLLanguage: Double] {
        var scores: [NLLanguage: Double] = [:]
        let words = text.split { !$0.isLetter && $0 != "'" && $0 != "’" }
        for (language, common) in tables {
            let hits = words.count { common.contains($0) }
            if hits > 0 { scores[language, default: 0] += Double(hits) }
        }
        for (language, own) in letters {
            let hits = text.count { own.contains($0) }
            if hits > 0 { scores[language, default: 0] += Double(hits) * 0.6 }
        }
        // Nothing speaks against the one that most write so.
        if let otherwise { scores[otherwise, default: 0] += 0.5 }
        return scores
    }

    private static func table(_ words: String) -> Set<Substring> { Set(words.split(separator: " ")) }

    private static let latin: [(NLLanguage, Set<Substring>)] = [
        (
            .english,
            table(
                "the and of to is in you that it for on are with as was this be have not your from at or by we can will has "
                    + "but they what all hello please thank thanks how who where when i my me our new good it's don't"
            )
        ),
        (
            .german,
            table(
                "der die das und ist nicht ich sie es ein eine zu den mit auf für von dem im wir du auch wie als aus bei nach "
                    + "wird sind hat oder aber ihr hallo bitte danke guten heute wo was wer mein dein"
            )
        ),
        (
            .french,
            table(
                "le la les et est un une des du de en que qui ne pas je vous il nous dans pour sur au avec ce cette sont mais "
                    + "bonjour merci où mon votre c'est j'ai aux par plus"
            )
        ),
        (
            .spanish,
            table(
                "el la los las y es un una de que en no por con para se su al lo como más pero hola gracias está son yo mi tu "
                    + "del cómo qué muy hoy usted"
            )
        ),
        (
            .italian,
            table(
                "il lo la gli le e è un una di che non per con in sono si del della ma come più ciao grazie questo ho mi ti "
                    + "anche dei nel alla oggi buongiorno"
            )
        ),
        (
            .portuguese,
            table(
                "o a os as e é um uma de que não em por com para se do da no na mas como mais olá obrigado você está são eu "
                    + "seu sua dos das ao hoje bom"
            )
        ),
        (
            .dutch,
            table(
                "de het een en is niet ik je van dat op te in met voor zijn aan er maar wij ook als naar hallo bedankt goed "
                    + "wat hoe deze dit heeft"
            )
        ),
        (.swedish, table("och är inte jag att det en ett som på för med av till har den du vi men hej tack de kan om")),
        (.danish, table("og er ikke jeg at det en et som på for med af til har den du vi men hej tak de kan om hvad")),
        (
            .norwegian,
            table("og er ikke jeg at det en et som på for med av til har den du vi men hei takk de kan om hva")
        ),
        (.finnish, table("ja on ei se että hän minä sinä mutta niin kun mitä olen ovat kiitos hei tämä oli myös kuin")),
        (.polish, table("i w nie na się z do to jest że jak co ale za od po czy dla są już cześć dziękuję tak jestem")),
        (.czech, table("a je v se na že to s z do ale jak co pro jsem jsou není ahoj děkuji by tak za který")),
        (
            .turkish,
            table("ve bir bu da de için ile çok ne ben sen o var değil ama gibi daha merhaba teşekkürler nasıl")
        ),
        (.romanian, table("și este nu în la de cu pe un o că care mai din pentru dar sunt ce bună mulțumesc")),
        (.hungarian, table("a az és nem van hogy egy is de meg ez mint ki mi köszönöm szia csak már vagy")),
        (
            .indonesian,
            table("yang dan di ini itu dengan untuk tidak dari dalam saya anda adalah akan ada ke pada terima kasih")
        ),
        (
            .vietnamese,
            table("và là của có không được cho một người tôi bạn này với các trong đã những xin chào cảm ơn")
        ),
        (.catalan, table("el la els les i és un una de que en no per amb al com més però hola gràcies està són")),
    ]
    private static let latinLetters: [(NLLanguage, Set<Character>)] = [
        (.german, Set("ßäöü")), (.spanish, Set("ñ¿¡")), (.portuguese, Set("ãõ")), (.polish, Set("ąęłśżźćń")),
        (.czech, Set("řěůčšž")), (.turkish, Set("ğış")),
        (.vietnamese, Set("đơưạảấầẩậắằặẹẻẽếềểễệịọỏốồổộớờởợụủứừửữựỳỷỹ")),
        (.romanian, Set("ășț")), (.hungarian, Set("őű")), (.french, Set("çœêèâûîë")), (.swedish, Set("åäö")),
        (.danish, Set("æø")), (.norwegian, Set("æø")),
    ]
    private static let cyrillic: [(NLLanguage, Set<Substring>)] = [
        (.russian, table("и в не на я что он с как это по но из у за от привет спасибо вы мы был для ваш ваша уже")),
        (.ukrainian, table("і в не на я що він з як це по але із у за від привіт дякую ви ми був для та")),
        (.bulgarian, table("и в не на аз че той с как това по но от за ще да се здравей благодаря")),
    ]
    private static let cyrillicLetters: [(NLLanguage, Set<Character>)] = [
        (.russian, Set("ыэё")), (.ukrainian, Set("іїєґ")), (.bulgarian, Set("ъ")),
    ]
    private static let arabic: [(NLLanguage, Set<Substring>)] = [
        (.arabic, table("في من على أن إلى هذا لا ما هو مع مرحبا شكرا")),
        (.persian, table("در از به که این را با است سلام ممنون")),
        (.urdu, table("ہے میں کا کی کے اور سے نے یہ")),
    ]
    private static let arabicLetters: [(NLLanguage, Set<Character>)] = [
        (.persian, Set("پچژگ")), (.urdu, Set("ٹڈڑہے")),
    ]
    private static let simplified = Set("们这国时会来对说为过后没样么个学东车书语话见长问门开关发现认识气请谢电点进还让给觉")
    private static let traditional = Set("們這國時會來對說為過後沒樣麼個學東車書語話見長問門開關發現認識氣請謝電點進還讓給覺")
}

/// The letters of a text.
enum Script: String {
    case latin = "Latn", cyrillic = "Cyrl", greek = "Grek", arabic = "Arab", hebrew = "Hebr", han = "Hani", kana =
        "Jpan"
    case hangul = "Kore", thai = "Thai", devanagari = "Deva", bengali = "Beng", tamil = "Taml", telugu = "Telu"
    case gujarati = "Gujr", gurmukhi = "Guru", kannada = "Knda", malayalam = "Mlym", georgian = "Geor", armenian =
        "Armn"
    case khmer = "Khmr", lao = "Laoo", burmese = "Mymr", sinhala = "Sinh", tibetan = "Tibt", ethiopic = "Ethi"

    /// nil for what is no letter of any.
    init?(_ scalar: Unicode.Scalar) {
        guard scalar.properties.isAlphabetic, let found = Self.blocks.first(where: { $0.range.contains(scalar.value) })
        else { return nil }
        self = found.script
    }

    /// The language that alone, or most of all, is written in it.
    var language: NLLanguage? {
        switch self {
        case .greek: .greek
        case .hebrew: .hebrew
        case .kana: .japanese
        case .hangul: .korean
        case .thai: .thai
        case .devanagari: .hindi
        case .bengali: .bengali
        case .tamil: .tamil
        case .telugu: .telugu
        case .gujarati: .gujarati
        case .gurmukhi: .punjabi
        case .kannada: .kannada
        case .malayalam: .malayalam
        case .georgian: .georgian
        case .armenian: .armenian
        case .khmer: .khmer
        case .lao: .lao
        case .burmese: .burmese
        case .sinhala: .sinhalese
        case .tibetan: .tibetan
        case .ethiopic: .amharic
        case .latin, .cyrillic, .arabic, .han: nil
        }
    }

    private static let blocks: [(range: ClosedRange<UInt32>, script: Script)] = [
        (0x41...0x24F, .latin), (0x1E00...0x1EFF, .latin), (0x370...0x3FF, .greek), (0x400...0x52F, .cyrillic),
        (0x531...0x58F, .armenian), (0x591...0x5F4, .hebrew), (0x600...0x77F, .arabic), (0x900...0x97F, .devanagari),
        (0x980...0x9FF, .bengali), (0xA00...0xA7F, .gurmukhi), (0xA80...0xAFF, .gujarati), (0xB80...0xBFF, .tamil),
        (0xC00...0xC7F, .telugu), (0xC80...0xCFF, .kannada), (0xD00...0xD7F, .malayalam), (0xD80...0xDFF, .sinhala),
        (0xE00...0xE7F, .thai), (0xE80...0xEFF, .lao), (0xF00...0xFFF, .tibetan), (0x1000...0x109F, .burmese),
        (0x10A0...0x10FF, .georgian), (0x1100...0x11FF, .hangul), (0x1200...0x137F, .ethiopic),
        (0x1780...0x17FF, .khmer),
        (0x3041...0x30FF, .kana), (0x3400...0x4DBF, .han), (0x4E00...0x9FFF, .han), (0xAC00...0xD7A3, .hangul),
        (0xF900...0xFAFF, .han), (0xFF66...0xFF9D, .kana), (0x20000...0x3FFFF, .han),
    ]
}

import Foundation

/// What is to be said about one payment.
struct PaymentSentence: Hashable, Sendable {
    /// The whole sentence.
    let text: String
    /// The amount alone, for when the sentence is too long.
    let amountText: String
    /// The amount word by word.
    let words: [String]

    /// - Returns: nil if the payload holds no amount.
    /// - Throws: ``SoundError`` for an amount that cannot be read, an unknown currency, or a sentence with empty places.
    init?(_ voice: PaymentVoice, in userInfo: [AnyHashable: Any]) throws(SoundError) {
        guard let digits = voice.amount.text(in: userInfo) else { return nil }
        let amount: Amount
        do throws(AmountError) {
            amount = try Amount(digits)
        } catch {
            throw SoundError(error.description)
        }
        var currency = voice.currency
        if let code = voice.currencyCode?.text(in: userInfo) {
            guard let known = Currency.named(code) else { throw SoundError("the currency \(code) has no words here") }
            currency = known
        }
        words = voice.language.words(of: amount, in: currency)
        amountText = voice.language.text(of: amount, in: currency)
        let spoken = userInfo.merging(["amount": amountText]) { _, new in new }
        guard let text = voice.sentence.filled(from: spoken)
        else { throw SoundError("the payload lacks a value for the spoken sentence") }
        self.text = text
    }
}

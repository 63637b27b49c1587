import Foundation

/// What an error says to a person, in the sentences and the language of the phone (Foundation: Error.localizedDescription).
///
/// Author code has it by that name; Foundation's on Linux says other sentences, and passes on those of its library of networks.
public enum ErrorText {
    /// What stands before a reason in Foundation's sentences on Linux: an error whose text begins with it has none of its own.
    private static let withoutText = "The operation could not be completed."

    /// - Returns: the error's own text where it has one, else Apple's sentence for its domain and code.
    public static func description(of error: any Error) -> String {
        let told = error.localizedDescription
        if (error as? any LocalizedError)?.errorDescription != nil { return told }
        let error = error as NSError
        if error.domain == NSURLErrorDomain, isOfLoad(error) {
            return LoadSentences.sentence(error.code) ?? told
        }
        guard told.hasPrefix(withoutText), error.userInfo[NSLocalizedDescriptionKey] == nil else { return told }
        if error.domain == NSCocoaErrorDomain, let sentence = CocoaSentences.sentence(error) { return sentence }
        if error.localizedFailureReason == nil {
            return PhoneLanguage.isChinese
                ? "未能完成操作。（\(error.domain)错误\(error.code)。）"
                : "The operation couldn’t be completed. (\(error.domain) error \(error.code).)"
        }
        return (PhoneLanguage.isChinese ? "未能完成操作。" : "The operation couldn’t be completed.")
            + told.dropFirst(withoutText.count)
    }

    /// Whether a load has failed with it: an author's own names no address. Foundation's of one that took too long on Linux does not
    /// either, and authors seldom make that.
    private static func isOfLoad(_ error: NSError) -> Bool {
        error.userInfo[NSURLErrorFailingURLErrorKey] != nil
            || error.code == NSURLErrorTimedOut && error.userInfo[NSLocalizedDescriptionKey] == nil
    }
}

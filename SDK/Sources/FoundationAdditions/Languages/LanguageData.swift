import Foundation
import _FoundationICU

/// Asks ICU, which Foundation has inside, for a text.
enum LanguageData {
    /// More than any text that is asked for has.
    private static let capacity: Int32 = 1024

    /// What a function of ICU writes into a buffer; nil if it fails.
    static func text(
        _ write: (UnsafeMutablePointer<UInt16>, Int32, inout UErrorCode) -> Int32
    ) -> String? {
        var status = U_ZERO_ERROR
        let units = [UInt16](unsafeUninitializedCapacity: Int(capacity)) { buffer, count in
            guard let start = buffer.baseAddress else { return }
            let length = write(start, capacity, &status)
            count = min(max(Int(length), 0), Int(capacity))
        }
        return status.rawValue <= 0 && units.count < Int(capacity) ? String(decoding: units, as: UTF16.self) : nil
    }

    /// A locale's name as ICU takes it.
    static func name(_ locale: Locale?) -> String { PhoneLanguage.chosen(locale).identifier(.icu) }

    /// Quantities one after the other: `1 hour, 2 minutes`.
    static func list(_ quantities: [String], _ locale: Locale) -> String {
        let units = quantities.map { Array($0.utf16) }
        let flat = units.flatMap(\.self)
        let lengths = units.map { Int32(clamping: $0.count) }
        let joined = flat.withUnsafeBufferPointer { all in
            var starts: [UnsafePointer<UInt16>?] = []
            var start = 0
            for part in units {
                starts.append(all.baseAddress.map { $0 + start })
                start += part.count
            }
            return text { buffer, capacity, status in
                let list = swift_ulistfmt_openForType(
                    name(locale),
                    ULISTFMT_TYPE_UNITS,
                    ULISTFMT_WIDTH_WIDE,
                    &status
                )
                defer { swift_ulistfmt_close(list) }
                let count = Int32(clamping: starts.count)
                return swift_ulistfmt_format(list, starts, lengths, count, buffer, capacity, &status)
            }
        }
        return joined ?? quantities.joined(separator: ", ")
    }

    /// Writes numbers in words; to be given to a formatter of ICU's, which closes it. nil for digits.
    static func words(_ locale: String, if isSpelled: Bool) -> OpaquePointer? {
        guard isSpelled else { return nil }
        var status = U_ZERO_ERROR
        let format = swift_unum_open(UNUM_SPELLOUT, nil, 0, locale, nil, &status)
        return format.map { OpaquePointer($0) }
    }
}

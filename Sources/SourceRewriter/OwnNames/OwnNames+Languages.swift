extension OwnNames {
    /// Texts, dates and errors in the language of the phone.
    static let languages = """
        /// Foundation's on Linux do not know the person's languages.
        extension Foundation.Locale {
            static var preferredLanguages: [String] { PhoneLanguage.preferred }
        }
        extension Foundation.NSLocale {
            class var preferredLanguages: [String] { PhoneLanguage.preferred }
        }
        extension Foundation.Bundle {
            var preferredLocalizations: [String] { BundleLanguages.preferred(of: self) }
            class func preferredLocalizations(from localizations: [String]) -> [String] {
                BundleLanguages.preferred(from: localizations, for: PhoneLanguage.preferred, region: nil)
            }
            class func preferredLocalizations(
                from localizations: [String],
                forPreferences languages: [String]?
            ) -> [String] {
                BundleLanguages.preferred(
                    from: localizations, for: languages ?? PhoneLanguage.preferred, region: nil)
            }
            func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
                BundleLanguages.text(key, value, tableName, in: self)
            }
            func path(forResource name: String?, ofType type: String?) -> String? {
                BundleLanguages.path(name, type, in: nil, of: self)
                    ?? path(forResource: name, ofType: type, inDirectory: nil)
            }
            func url(forResource name: String?, withExtension type: String?) -> URL? {
                BundleLanguages.path(name, type, in: nil, of: self).map { URL(fileURLWithPath: $0) }
                    ?? url(forResource: name, withExtension: type, subdirectory: nil)
            }
        }
        func NSLocalizedString(
            _ key: String,
            tableName: String? = nil,
            bundle: Bundle = .main,
            value: String = "",
            comment: String
        ) -> String {
            BundleLanguages.text(key, value, tableName, in: bundle)
        }

        /// Foundation's on Linux does not heed it.
        extension Foundation.Date {
            func description(with locale: Locale?) -> String { RelativeDateFormatter.description(of: self, locale) }
        }

        /// Foundation's on Linux has no words and sentences.
        extension Swift.StringProtocol where Index == Swift.String.Index {
            func enumerateSubstrings<R: RangeExpression>(
                in range: R,
                options opts: String.EnumerationOptions = [],
                _ body: @escaping (
                    _ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>, inout Bool
                ) -> Void
            ) where R.Bound == Index {
                TextParts.enumerate(self, in: range, options: opts, body)
            }
        }
        extension Foundation.NSString {
            func enumerateSubstrings(
                in range: NSRange,
                options opts: EnumerationOptions = [],
                using block: @escaping (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
            ) {
                TextParts.enumerate(self, in: range, options: opts, block)
            }
        }

        /// Foundation on Linux has other numbers for some, and warns of them.
        extension Foundation.NSTextCheckingResult.CheckingType {
            static var orthography: Self { Self(rawValue: 1 << 0) }
            static var spelling: Self { Self(rawValue: 1 << 1) }
            static var grammar: Self { Self(rawValue: 1 << 2) }
            static var date: Self { Self(rawValue: 1 << 3) }
            static var address: Self { Self(rawValue: 1 << 4) }
            static var link: Self { Self(rawValue: 1 << 5) }
            static var quote: Self { Self(rawValue: 1 << 6) }
            static var dash: Self { Self(rawValue: 1 << 7) }
            static var replacement: Self { Self(rawValue: 1 << 8) }
            static var correction: Self { Self(rawValue: 1 << 9) }
            static var phoneNumber: Self { Self(rawValue: 1 << 11) }
            static var transitInformation: Self { Self(rawValue: 1 << 12) }
            static var allTypes: Self { Self(rawValue: .max) }
        }

        """

    /// What an error says: Foundation's on Linux say other sentences.
    static let errorText = """
        extension Swift.Error {
            var localizedDescription: String { ErrorText.description(of: self) }
        }

        """

    /// The same of an `NSError`, which has a member of its own.
    static let objectErrorText = """
        extension Foundation.NSError {
            var localizedDescription: String { ErrorText.description(of: self) }
        }

        """
}

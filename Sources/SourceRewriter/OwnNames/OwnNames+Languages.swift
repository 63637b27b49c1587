extension OwnNames {
    /// Texts, dates and errors in the language of the phone.
    static let languages = """
        /// Foundation's on Linux do not know the person's languages.
        extension Foundation.Locale {
            @usableFromInline static var preferredLanguages: [String] { PhoneLanguage.preferred }
        }

        extension Foundation.NSLocale {
            @usableFromInline class var preferredLanguages: [String] { PhoneLanguage.preferred }
        }

        extension Foundation.Bundle {
            @usableFromInline var preferredLocalizations: [String] { BundleLanguages.preferred(of: self) }
            @usableFromInline class func preferredLocalizations(from localizations: [String]) -> [String] {
                BundleLanguages.preferred(from: localizations, for: PhoneLanguage.preferred, region: nil)
            }
            @usableFromInline class func preferredLocalizations(
                from localizations: [String],
                forPreferences languages: [String]?
            ) -> [String] {
                BundleLanguages.preferred(
                    from: localizations, for: languages ?? PhoneLanguage.preferred, region: nil)
            }
        }

        extension Foundation.Bundle {
            @usableFromInline func path(forResource name: String?, ofType type: String?) -> String? {
                BundleLanguages.path(name, type, in: nil, of: self)
                    ?? path(forResource: name, ofType: type, inDirectory: nil)
            }
            @usableFromInline func url(forResource name: String?, withExtension type: String?) -> URL? {
                BundleLanguages.path(name, type, in: nil, of: self).map { URL(fileURLWithPath: $0) }
                    ?? url(forResource: name, withExtension: type, subdirectory: nil)
            }
        }

        @usableFromInline func NSLocalizedString(
            _ key: String,
            tableName: String? = nil,
            bundle: Bundle = .main,
            value: String = "",
            comment: String
        ) -> String {
            BundleLanguages.text(key, value, tableName, in: bundle)
        }

        /// Foundation's on Linux do not know formats that depend on numbers.
        extension Swift.String {
            @usableFromInline init(format: __shared String, _ arguments: any CVarArg...) {
                self = PluralText.fill(format, locale: nil, arguments)
            }
            @usableFromInline init(format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...) {
                self = PluralText.fill(format, locale: locale, arguments)
            }
            @usableFromInline static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
                PluralText.fill(format, locale: .current, arguments)
            }
        }

        /// Foundation's on Linux does not heed it.
        extension Foundation.Date {
            @usableFromInline func description(with locale: Locale?) -> String { RelativeDateFormatter.description(of: self, locale) }
        }

        /// Foundation's on Linux has no words and sentences.
        extension Swift.StringProtocol where Index == Swift.String.Index {
            @usableFromInline func enumerateSubstrings<R: RangeExpression>(
                in range: R,
                options opts: String.EnumerationOptions = [],
                _ body: @escaping (
                    _ substring: String?, _ substringRange: Swift.Range<Index>, _ enclosingRange: Swift.Range<Index>, inout Bool
                ) -> Void
            ) where R.Bound == Index {
                TextParts.enumerate(self, in: range, options: opts, body)
            }
        }

        extension Foundation.NSString {
            @usableFromInline func enumerateSubstrings(
                in range: NSRange,
                options opts: EnumerationOptions = [],
                using block: @escaping (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
            ) {
                TextParts.enumerate(self, in: range, options: opts, block)
            }
        }

        /// Foundation on Linux has other numbers for some, and warns of them.
        extension Foundation.NSTextCheckingResult.CheckingType {
            @usableFromInline static var orthography: Self { Self(rawValue: 1 << 0) }
            @usableFromInline static var spelling: Self { Self(rawValue: 1 << 1) }
            @usableFromInline static var grammar: Self { Self(rawValue: 1 << 2) }
            @usableFromInline static var date: Self { Self(rawValue: 1 << 3) }
            @usableFromInline static var address: Self { Self(rawValue: 1 << 4) }
            @usableFromInline static var link: Self { Self(rawValue: 1 << 5) }
            @usableFromInline static var quote: Self { Self(rawValue: 1 << 6) }
            @usableFromInline static var dash: Self { Self(rawValue: 1 << 7) }
            @usableFromInline static var replacement: Self { Self(rawValue: 1 << 8) }
            @usableFromInline static var correction: Self { Self(rawValue: 1 << 9) }
            @usableFromInline static var phoneNumber: Self { Self(rawValue: 1 << 11) }
            @usableFromInline static var transitInformation: Self { Self(rawValue: 1 << 12) }
            @usableFromInline static var allTypes: Self { Self(rawValue: .max) }
        }

        """

    /// A text of a bundle's table, in the language of the phone.
    static let bundleText = OwnName(
        """
        extension Foundation.Bundle {
            @usableFromInline func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
                BundleLanguages.text(key, value, tableName, in: self)
            }
        }
        """
    )

    /// What an error says: Foundation's on Linux say other sentences.
    static let errorText = OwnName(
        """
        extension Swift.Error {
            @usableFromInline var localizedDescription: String { ErrorText.description(of: self) }
        }
        """
    )

    /// The same of an `NSError`, which has a member of its own.
    static let objectErrorText = OwnName(
        """
        extension Foundation.NSError {
            @usableFromInline var localizedDescription: String { ErrorText.description(of: self) }
        }
        """
    )
}

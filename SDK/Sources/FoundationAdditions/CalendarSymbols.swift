public import Foundation

/// The names of days and months, which Apple's headers import as optionals that may be forced. Code that does not force
/// them finds Foundation's own.
extension DateFormatter {
    @_disfavoredOverload public var weekdaySymbols: [String]! { self.Foundation::weekdaySymbols }
    @_disfavoredOverload public var shortWeekdaySymbols: [String]! { self.Foundation::shortWeekdaySymbols }
    @_disfavoredOverload public var veryShortWeekdaySymbols: [String]! { self.Foundation::veryShortWeekdaySymbols }
    @_disfavoredOverload public var standaloneWeekdaySymbols: [String]! { self.Foundation::standaloneWeekdaySymbols }
    @_disfavoredOverload public var shortStandaloneWeekdaySymbols: [String]! {
        self.Foundation::shortStandaloneWeekdaySymbols
    }
    @_disfavoredOverload public var veryShortStandaloneWeekdaySymbols: [String]! {
        self.Foundation::veryShortStandaloneWeekdaySymbols
    }
    @_disfavoredOverload public var monthSymbols: [String]! { self.Foundation::monthSymbols }
    @_disfavoredOverload public var shortMonthSymbols: [String]! { self.Foundation::shortMonthSymbols }
    @_disfavoredOverload public var veryShortMonthSymbols: [String]! { self.Foundation::veryShortMonthSymbols }
    @_disfavoredOverload public var standaloneMonthSymbols: [String]! { self.Foundation::standaloneMonthSymbols }
    @_disfavoredOverload public var shortStandaloneMonthSymbols: [String]! {
        self.Foundation::shortStandaloneMonthSymbols
    }
    @_disfavoredOverload public var veryShortStandaloneMonthSymbols: [String]! {
        self.Foundation::veryShortStandaloneMonthSymbols
    }
}

extension FixedWidthInteger {
    /// The sum, or the nearest number that there is: what a wire brought can be any number.
    package func adding(clamping other: Self) -> Self {
        let (sum, overflow) = addingReportingOverflow(other)
        guard overflow else { return sum }
        return other < 0 ? .min : .max
    }
}

extension FixedWidthInteger {
    /// The whole number nearest to it, towards zero; 0 for what is no number.
    package init(clamping number: Double) {
        if number.isNaN {
            self = 0
        } else if let exact = Self(exactly: number.rounded(.towardZero)) {
            self = exact
        } else {
            self = number < 0 ? .min : .max
        }
    }
}

extension FixedWidthInteger {
    /// The sum, or the nearest number that there is: what a wire brought can be any number.
    package func adding(clamping other: Self) -> Self {
        let (sum, overflow) = addingReportingOverflow(other)
        guard overflow else { return sum }
        return other < 0 ? .min : .max
    }
}

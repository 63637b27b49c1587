extension OwnNames {
    /// Classes and functions that Foundation on Linux has otherwise, or not for subclasses.
    static let classes = """
        /// Shared and coherent between the processes of a group.
        public typealias UserDefaults = ContainerDefaults

        /// Foundation on Linux has a class of this name that cannot be used.
        public typealias DateComponentsFormatter = ComponentsFormatter

        public typealias MeasurementFormatter = QuantityFormatter

        public typealias PersonNameComponentsFormatter = NameFormatter

        /// Foundation's on Linux cannot be made.
        public typealias NSExpression = ValueExpression

        public typealias NSComparisonPredicate = ComparisonPredicate

        /// Foundation's on Linux says dates where it is asked for "Today".
        public typealias DateFormatter = RelativeDateFormatter

        /// Foundation's have members that classes of Swift 5 and older cannot inherit.
        public typealias NSLock = InheritableLock

        public typealias NSRecursiveLock = InheritableRecursiveLock

        /// Foundation's ends the process on Linux.
        extension Foundation.NSMutableAttributedString {
            @usableFromInline var mutableString: EditedText { EditedText(of: self) }
        }

        /// Foundation's fires for the first time as soon as it is added.
        extension Foundation.Timer {
            @usableFromInline convenience init(
                timeInterval interval: TimeInterval,
                repeats: Bool,
                block: @escaping @Sendable (Foundation.Timer) -> Void
            ) {
                let first = Foundation.Date(timeIntervalSinceNow: interval)
                self.init(fire: first, interval: interval, repeats: repeats, block: block)
            }
        }

        /// Foundation's are those of Linux.
        extension Foundation.ProcessInfo {
            @usableFromInline var operatingSystemVersion: OperatingSystemVersion { PhoneSystem.version }
            @usableFromInline var operatingSystemVersionString: String { PhoneSystem.text }
            @usableFromInline func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
                PhoneSystem.isAtLeast(version)
            }
        }

        """
}

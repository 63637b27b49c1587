@_exported public import HealthKit
public import SwiftUI
public import UIKit

/// The rings of a day: its place says so.
@preconcurrency @MainActor
open class HKActivityRingView: MissingView {
    open var activitySummary: HKActivitySummary?

    public init(frame: CGRect) {
        super.init("the rings of a day")
        self.frame = frame
    }
    public convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        what = "the rings of a day"
    }
    open func setActivitySummary(_ activitySummary: HKActivitySummary?, animated: Bool) {
        self.activitySummary = activitySummary
    }
}

// Asks a person for her health, in SwiftUI: nobody is asked.
nonisolated extension View {
    public func healthDataAccessRequest(
        store: HKHealthStore,
        shareTypes: Set<HKSampleType>,
        readTypes: Set<HKObjectType>? = nil,
        trigger: some Equatable,
        completion: @escaping @Sendable (Result<Bool, any Error>) -> Void
    ) -> some View { self }
    public func healthDataAccessRequest(
        store: HKHealthStore,
        readTypes: Set<HKObjectType>,
        trigger: some Equatable,
        completion: @escaping @Sendable (Result<Bool, any Error>) -> Void
    ) -> some View { self }
    public func healthDataAccessRequest(
        store: HKHealthStore,
        objectType: HKObjectType,
        predicate: NSPredicate? = nil,
        trigger: some Equatable,
        completion: @escaping @Sendable (Result<Bool, any Error>) -> Void
    ) -> some View { self }
}

import ContactsUI
public import SwiftUI

/// Lets a person give an app one contact more (iOS 18). It compiles, and its place names it.
public nonisolated struct ContactAccessButton: PrimitiveView {
    /// What stands below a name.
    public struct Caption: Hashable, Sendable {
        private let number: Int
        public static let defaultText = Self(number: 0), email = Self(number: 1), phone = Self(number: 2)
    }
    /// How a contact's picture is shown.
    public struct ImageStyle: Hashable, Sendable {
        private let number: Int
        public static let `default` = Self(number: 0)
    }

    public init(
        queryString: String,
        ignoredEmails: Set<String>? = nil,
        ignoredPhoneNumbers: Set<String>? = nil,
        approvalCallback: @escaping @MainActor ([String]) -> Void = { _ in }
    ) {}
}

nonisolated extension View {
    public func contactAccessButtonCaption(_ caption: ContactAccessButton.Caption) -> some View { self }
    public func contactAccessButtonStyle(_ imageStyle: ContactAccessButton.ImageStyle) -> some View { self }
    public func contactAccessPicker(
        isPresented: Binding<Bool>,
        completionHandler: @escaping @MainActor ([String]) -> Void
    ) -> some View { self }
}

public import Combine
@_exported public import Foundation
@_exported public import ManagedSettings
public import SwiftUI

/// Whether an app may look after a family.
public enum AuthorizationStatus: Int, Codable, Sendable, CustomStringConvertible {
    case notDetermined = 0, denied, approved
    public var description: String {
        switch self {
        case .notDetermined: "notDetermined"
        case .denied: "denied"
        case .approved: "approved"
        }
    }
}
/// Whom it looks after.
public enum FamilyControlsMember: Int, Codable, Sendable { case child = 0, individual }

/// Why it may not.
public enum FamilyControlsError: Int, Error, Sendable {
    case restricted = 0, unavailable, invalidAccountType, invalidArgument, authorizationConflict, authorizationCanceled
    case networkError, authenticationMethodUnavailable
}

/// Asks whether an app may: a simulated phone is nobody's, and it is told that this is unavailable.
public class AuthorizationCenter: ObservableObject, @unchecked Sendable {  // Its state does not change.
    public static let shared = AuthorizationCenter()
    private init() {}

    @Published public private(set) var authorizationStatus = AuthorizationStatus.notDetermined

    /// - Throws: ``FamilyControlsError`` `unavailable`, always.
    public func requestAuthorization(for member: FamilyControlsMember) async throws {
        throw FamilyControlsError.unavailable
    }
    public func requestAuthorization(completionHandler: @escaping (Result<Void, any Error>) -> Void) {
        completionHandler(.failure(FamilyControlsError.unavailable))
    }
    public func revokeAuthorization(completionHandler: @escaping (Result<Void, any Error>) -> Void) {
        completionHandler(.failure(FamilyControlsError.unavailable))
    }
}

/// What somebody chose: nothing, since nothing is shown to choose from.
public struct FamilyActivitySelection: Codable, Hashable, Sendable {
    public var applicationTokens: Set<ApplicationToken> = []
    public var categoryTokens: Set<ActivityCategoryToken> = []
    public var webDomainTokens: Set<WebDomainToken> = []
    public var applications: Set<Application> { Set(applicationTokens.map { Application(token: $0) }) }
    public var categories: Set<ActivityCategory> { Set(categoryTokens.map { ActivityCategory(token: $0) }) }
    public var webDomains: Set<WebDomain> { Set(webDomainTokens.map { WebDomain(token: $0) }) }
    public let includeEntireCategory: Bool

    public init() { includeEntireCategory = false }
    public init(includeEntireCategory: Bool) { self.includeEntireCategory = includeEntireCategory }
}

/// Where apps are chosen.
public struct FamilyActivityPicker: View {
    public init(selection: Binding<FamilyActivitySelection>) {}
    public init(headerText: String? = nil, footerText: String? = nil, selection: Binding<FamilyActivitySelection>) {}
    public var body: some View { EmptyView() }
}

extension View {
    /// Nothing comes up: views are not drawn.
    public func familyActivityPicker(
        isPresented: Binding<Bool>,
        selection: Binding<FamilyActivitySelection>
    ) -> some View { self }
    public func familyActivityPicker(
        headerText: String? = nil,
        footerText: String? = nil,
        isPresented: Binding<Bool>,
        selection: Binding<FamilyActivitySelection>
    ) -> some View { self }
}

extension Label where Title == Text, Icon == Image {
    /// What a token names, which only the system knows.
    public init(_ token: ApplicationToken) { self.init("", systemImage: "app") }
    public init(_ token: ActivityCategoryToken) { self.init("", systemImage: "square.grid.2x2") }
    public init(_ token: WebDomainToken) { self.init("", systemImage: "globe") }
}

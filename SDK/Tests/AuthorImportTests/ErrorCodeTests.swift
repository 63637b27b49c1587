import AuthenticationServices
import CloudKit
import CoreLocation
import Foundation
import FoundationAdditions
import HealthKit
import LocalAuthentication
import StoreKit
import Testing

/// Errors are told apart by their codes, as authors write it.
@Suite struct ErrorCodeTests {
    private func name(_ error: any Error) -> String {
        switch error {
        case LAError.userCancel, ASAuthorizationError.canceled: "cancelled"
        case LAError.biometryNotEnrolled: "no face"
        case CLError.denied, CLError.promptDeclined: "no place"
        case CKError.networkUnavailable: "no network"
        case SKError.paymentCancelled: "not paid"
        case HKError.errorAuthorizationDenied: "no health"
        default: "another"
        }
    }

    @Test func aSwitchFindsThemByTheirCodes() {
        #expect(name(LAError(.userCancel)) == "cancelled" && name(ASAuthorizationError(.canceled)) == "cancelled")
        #expect(name(LAError(.biometryNotEnrolled)) == "no face" && name(LAError(.passcodeNotSet)) == "another")
        #expect(name(CLError(.denied)) == "no place" && name(CLError(.network)) == "another")
        #expect(name(CKError(.networkUnavailable)) == "no network" && name(SKError(.paymentCancelled)) == "not paid")
        #expect(name(HKError(.errorAuthorizationDenied)) == "no health")
        // Whoever made it, and of no other domain.
        #expect(name(NSError(domain: kCLErrorDomain, code: 1)) == "no place")
        #expect(name(NSError(domain: "another", code: 1)) == "another")
    }

    @Test func aCatchDoes() {
        func said(_ error: any Error) -> String {
            do { throw error } catch CLError.denied { return "denied" } catch LAError.userFallback {
                return "fallback"
            } catch {
                return "another"
            }
        }
        #expect(said(CLError(.denied)) == "denied" && said(LAError(.userFallback)) == "fallback")
        #expect(said(CLError(.network)) == "another")
    }
}

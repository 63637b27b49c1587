import Contacts
import DeviceCheck
import Foundation
import FoundationAdditions
import HealthKit
import LinkPresentation
import Testing

/// Modules that say what a simulator says.
@Suite(.timeLimit(.minutes(1))) struct RefusingModuleTests {
    @Test func `a contact is made and copied, and not saved`() throws {
        let contact = CNMutableContact()
        contact.givenName = "Ada"
        contact.phoneNumbers = [CNLabeledValue(label: "home", value: CNPhoneNumber(stringValue: "1"))]
        let copy = try #require(contact.copy() as? CNContact)
        contact.givenName = "Bob"
        #expect(copy.givenName == "Ada" && copy.phoneNumbers.count == 1 && copy.identifier == contact.identifier)
        #expect(!(copy is CNMutableContact) && copy.mutableCopy() is CNMutableContact)
        let request = CNSaveRequest()
        request.add(contact, toContainerWithIdentifier: nil)
        #expect(throws: CNError.self) { try CNContactStore().execute(request) }
    }

    @Test func `nothing proves that this is a device of Apple's`() async {
        #expect(!DCDevice.current.isSupported && !DCAppAttestService.shared.isSupported)
        await #expect(throws: DCError(.featureUnsupported)) { try await DCDevice.current.generateToken() }
    }

    @Test func `nothing is known of a page`() async throws {
        let page = try #require(URL(string: "https://example.com"))
        await #expect(throws: LPError(.metadataFetchFailed)) {
            try await LPMetadataProvider().startFetchingMetadata(for: page)
        }
    }

    @Test func `there are no statistics of health`() async {
        let type = HKQuantityType.quantityType(forIdentifier: .stepCount)!
        let query = HKStatisticsCollectionQuery(
            quantityType: type,
            quantitySamplePredicate: nil,
            options: .cumulativeSum,
            anchorDate: Date(timeIntervalSince1970: 0),
            intervalComponents: DateComponents(day: 1)
        )
        let error = await withCheckedContinuation { continuation in
            query.initialResultsHandler = { _, collection, error in
                #expect(collection == nil)
                continuation.resume(returning: error)
            }
            HKHealthStore().execute(query)
        }
        #expect(error is HKError)
    }

    @Test func `what is the person's and what headers say is there`() {
        #expect(NSLocale.autoupdatingCurrent == Locale.autoupdatingCurrent)
        #expect(__IPHONE_OS_VERSION_MIN_REQUIRED >= 12_00_00)
    }
}

import CallKit
import Contacts
import UserNotifications

class NotificationService: UNNotificationServiceExtension {
    override func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
        let info = request.content.userInfo
        guard let content = request.content.mutableCopy() as? UNMutableNotificationContent else { return }
        if info["call"] as? Bool == true {
            #if os(iOS) && !targetEnvironment(macCatalyst)
            CXProvider.reportNewIncomingVoIPPushPayload(["caller": info["number"] as? String ?? ""]) { error in
                if let error = error {
                    NSLog("call not reported: \(error)")
                }
                // The call's own screen is shown: no notification beside it.
                contentHandler(UNNotificationContent())
            }
            #else
            contentHandler(content)
            #endif
            return
        }
        if let number = info["number"] as? String {
            content.title = name(of: number) ?? CNPhoneNumber(stringValue: number).stringValue
        }
        contentHandler(content)
    }

    private func name(of number: String) -> String? {
        guard CNContactStore.authorizationStatus(for: .contacts) == .authorized else { return nil }
        let store = CNContactStore()
        let keys = [CNContactGivenNameKey, CNContactFamilyNameKey, CNContactPhoneNumbersKey] as [CNKeyDescriptor]
            + [CNContactFormatter.descriptorForRequiredKeys(for: .fullName)]
        let predicate = CNContact.predicateForContacts(matching: CNPhoneNumber(stringValue: number))
        guard let contact = try? store.unifiedContacts(matching: predicate, keysToFetch: keys).first else { return nil }
        return CNContactFormatter.string(from: contact, style: .fullName)
    }

    override func serviceExtensionTimeWillExpire() {}
}

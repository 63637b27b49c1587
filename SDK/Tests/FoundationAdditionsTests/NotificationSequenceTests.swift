import Foundation
import FoundationAdditions
import Testing

@Suite(.timeLimit(.minutes(1))) struct NotificationSequenceTests {
    @Test("What is posted after the sequence was made is read in order, of that name and object alone")
    func order() async {
        let center = NotificationCenter()
        let name = Notification.Name("rang"), other = Notification.Name("other")
        let bell = NSObject()
        let sequence = center.notifications(named: name, object: bell)
        for number in 1...3 { center.post(name: name, object: bell, userInfo: ["number": number]) }
        center.post(name: other, object: bell)
        center.post(name: name, object: NSObject())
        center.post(name: name, object: bell, userInfo: ["number": 4])
        var numbers: [Int] = []
        for await notification in sequence {
            numbers.append(notification.userInfo?["number"] as? Int ?? 0)
            if numbers.count == 4 { break }
        }
        #expect(numbers == [1, 2, 3, 4])
    }

    @Test("Identifiers, dates and addresses are arguments of predicates and formats")
    func arguments() {
        let id = UUID()
        #expect(String(format: "%@", id as any CVarArg) == id.uuidString)
        #expect(String(format: "%@", URL(fileURLWithPath: "/a") as any CVarArg) == "file:///a")
        let old = Date(timeIntervalSince1970: 0)
        let dates = [old, Date(timeIntervalSince1970: 9)]
        let later = NSPredicate(format: "SELF > %@", old as any CVarArg)
        #expect(dates.filter { later.evaluate(with: $0) }.count == 1)
    }
}

import Foundation
import FoundationAdditions
import Testing

@Suite(.timeLimit(.minutes(1))) struct ArchivedCollectionTests {
    @Test func `collections come out of an archive with their classes`() throws {
        let list = try NSKeyedArchiver.archivedData(withRootObject: ["a" as NSString], requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSString.self, from: list) == ["a"])
        #expect(try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClasses: [NSString.self], from: list)?.count == 1)
        let table = try NSKeyedArchiver.archivedData(
            withRootObject: ["a": 1] as NSDictionary,
            requiringSecureCoding: true
        )
        let members = try NSKeyedUnarchiver.unarchivedDictionary(
            ofKeyClass: NSString.self,
            objectClass: NSNumber.self,
            from: table
        )
        #expect(members == ["a": 1])
    }

    @Test func `the system is an iPhone's, and stays cool`() {
        #expect(PhoneSystem.isAtLeast(.init(majorVersion: 17, minorVersion: 9, patchVersion: 9)))
        #expect(!PhoneSystem.isAtLeast(.init(majorVersion: 18, minorVersion: 0, patchVersion: 1)))
        #expect(ProcessInfo.processInfo.thermalState == .nominal)
    }

    @Test func `a truth is a number in a format`() {
        #expect(String(format: "%@ %@ %@", NSNumber(value: true), NSNumber(value: 2.0), NSNumber(value: 7)) == "1 2 7")
    }
}

import Foundation
import Testing

@testable import FoundationAdditions

/// Defaults that several processes share; two objects on one file stand for two processes.
@Suite(.timeLimit(.minutes(2))) struct DefaultsFileTests {
    private func withFile(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.appendingPathComponent("Library/Preferences/group.plist"))
    }

    @Test func whatOneWritesTheOtherReads() throws {
        try withFile { url in
            let (one, other) = (DefaultsFile(url), DefaultsFile(url))
            one.change { $0["a"] = 1 }
            other.change { $0["b"] = ["x", "y"] }
            one.change { $0["c"] = true }
            for file in [one, other] {
                #expect(file.members["a"] as? Int == 1)
                #expect(file.members["b"] as? [String] == ["x", "y"])
                #expect(file.members["c"] as? Bool == true)
            }
            other.change { $0["a"] = nil }
            #expect(one.members["a"] == nil && one.members.count == 2)
        }
    }

    @Test func changesAtOnceAreAllKept() throws {
        try withFile { url in
            DispatchQueue.concurrentPerform(iterations: 8) { writer in
                let file = DefaultsFile(url)
                for number in 0..<25 { file.change { $0["\(writer)-\(number)"] = number } }
            }
            #expect(DefaultsFile(url).members.count == 200)
        }
    }

    @Test func moreThanFourMebibytesAreNotKept() throws {
        try withFile { url in
            let file = DefaultsFile(url)
            file.change { $0["small"] = "kept" }
            file.change { $0["large"] = Data(count: DefaultsFile.sizeLimit) }
            #expect(file.members.keys.sorted() == ["small"] && DefaultsFile(url).members.count == 1)
        }
    }

    @Test func aFileThatIsNoPropertyListIsAnEmptyOne() throws {
        try withFile { url in
            let file = DefaultsFile(url)
            try Data("what is this".utf8).write(to: url)
            #expect(file.members.isEmpty)
            file.change { $0["a"] = 1 }
            #expect(DefaultsFile(url).members["a"] as? Int == 1)
        }
    }

    @Test func theNamesThatAuthorsUse() throws {
        let name = "carillon-test-\(UUID().uuidString)"
        let defaults = try #require(ContainerDefaults(suiteName: name))
        defer {
            let file = "Library/Preferences/\(name).plist"
            try? FileManager.default.removeItem(atPath: NSHomeDirectory() + "/" + file)
            try? FileManager.default.removeItem(atPath: NSHomeDirectory() + "/" + file + ".lock")
        }
        defaults.set(3, forKey: "integer")
        defaults.set(true, forKey: "flag")
        defaults.set(2.5, forKey: "double")
        defaults.set(["a": [1, 2]], forKey: "nested")
        defaults.set(URL(string: "https://example.com/a?b=c"), forKey: "url")
        defaults.set(URL(fileURLWithPath: "/tmp/a b"), forKey: "file")
        defaults.set(Data([1, 2]), forKey: "data")
        defaults.set("text", forKey: "gone")
        defaults.removeObject(forKey: "gone")
        let other = try #require(ContainerDefaults(suiteName: name))
        #expect(other.integer(forKey: "integer") == 3 && other.bool(forKey: "flag"))
        #expect(other.double(forKey: "double") == 2.5 && other.string(forKey: "gone") == nil)
        #expect(other.dictionary(forKey: "nested")?["a"] as? [Int] == [1, 2])
        #expect(other.url(forKey: "url")?.absoluteString == "https://example.com/a?b=c")
        #expect(other.url(forKey: "file")?.path == "/tmp/a b" && other.data(forKey: "data") == Data([1, 2]))
        #expect(ContainerDefaults(suiteName: "../x") == nil && ContainerDefaults(suiteName: "") == nil)
    }

    @Test func valuesAreReadAsAnIPhoneHasThem() throws {
        let name = "carillon.tests.\(UUID().uuidString)"
        let defaults = try #require(ContainerDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        // Registered values stand in for all objects.
        let key = UUID().uuidString
        try #require(ContainerDefaults(suiteName: nil)).register(defaults: [key: true, key + "width": CGFloat(2.5)])
        #expect(defaults.bool(forKey: key) && defaults.double(forKey: key + "width") == 2.5)
        #expect(defaults.dictionaryRepresentation()[key] as? Bool == true)
        #expect(defaults.volatileDomain(forName: UserDefaults.registrationDomain)[key] as? Int == 1)
        defaults.set(false, forKey: key)
        #expect(!defaults.bool(forKey: key) && defaults.object(forKey: key) as? Int == 0)
        // A truth is a number, and so is a CGFloat.
        defaults.set(CGFloat(1.5), forKey: "size")
        defaults.set(["on": true, "sizes": [CGFloat(1)]] as [String: Any], forKey: "all")
        #expect(defaults.object(forKey: "size") as? Double == 1.5)
        #expect(defaults.dictionary(forKey: "all")?["on"] as? Int == 1)
        #expect(defaults.persistentDomain(forName: name)?.count == 3)
        defaults.removePersistentDomain(forName: name)
        #expect(defaults.persistentDomain(forName: name) == nil && defaults.object(forKey: "size") == nil)
        #expect(defaults.bool(forKey: key))
        defaults.removePersistentDomain(forName: "../x")
    }
}

import AuthorRuntime
import Foundation
import FoundationAdditions
import FoundationNetworking
import Testing

/// Objects that become others', and numbers of Core Foundation.
@Suite struct ObjectClassTests {
    class Bell: NSObject {
        let name: String
        init(_ name: String) { self.name = name }
        func text() -> String { name }
    }

    final class LoudBell: Bell {
        override func text() -> String { name.uppercased() }
    }

    final class WideBell: Bell {
        var width = 3
    }

    @Test func `an object becomes one of a subclass, and what it was again`() {
        let bell = Bell("Great Tom")
        #expect(object_setClass(bell, LoudBell.self) == Bell.self)
        #expect(type(of: bell) == LoudBell.self && bell is LoudBell && bell.text() == "GREAT TOM")
        #expect(object_setClass(bell, Bell.self) == LoudBell.self)
        #expect(bell.text() == "Great Tom")
    }

    @Test func `an object does not become one of more room, or of another family`() {
        let bell = Bell("Great Tom")
        object_setClass(bell, WideBell.self)
        object_setClass(bell, DateFormatter.self)
        #expect(type(of: bell) == Bell.self && bell.text() == "Great Tom")
        #expect(object_setClass(nil, Bell.self) == nil)
    }

    @Test func `an object is the one that a value of a protocol's type is`() {
        let object = NSObject()
        let value: Any? = object
        #expect(object === value && !(NSObject() === value))
    }

    @Test func `numbers say how they are kept`() {
        #expect(CFNumberIsFloatType(1.5) && !CFNumberIsFloatType(7) && !CFNumberIsFloatType(true))
        let code: URLError.Code = URLError.Code(rawValue: -1001)
        let unknown: URLError.Code = URLError.Code(rawValue: 77_777)
        #expect(code == .timedOut && unknown == .unknown)
    }
}

import SourceRewriter
import Testing

@Suite struct RuntimeQuestionTests {
    @Test("An override of responds(to:), which overrides nothing here, is a method of its own")
    func respondsIsAMethodOfItsOwn() {
        let lines = rewrittenLines(
            "class A: NSObject {\nopen override func responds(to name: Selector) -> Bool { true }\n"
                + "override func responds(with name: String) {}\n}"
        )
        #expect(lines[1] == "open          func responds(to name: Selector) -> Bool { true }")
        #expect(lines[2] == "override func responds(with name: String) {}")
    }

    @Test("What instances respond to is what the names of the object tell")
    func instancesAreAskedByTheObject() {
        let lines = grownLines("func a(_ name: Selector) -> Bool { type(of: self).instancesRespond(to: name) }")
        #expect(
            lines[0] == "func a(_ name: Selector) -> Bool { AuthorNames.shared.responds(self, to: name) }"
        )
    }

    @Test("The description of an object's class is the class's name")
    func classesAreDescribed() {
        let lines = grownLines("func a(_ object: AnyObject) -> String { type(of: object).description() }")
        #expect(lines[0] == "func a(_ object: AnyObject) -> String { String(reflecting: type(of: object)) }")
    }

    @Test("Members of what is taken out of a list of AnyObject are looked up")
    func membersOfAListAreLookedUp() {
        let lines = grownLines("func a() {\nfor key in keys as [AnyObject] { _ = key.isEqual(1) }\n}")
        #expect(lines[1] == "for key in keys as [AnyObject] { _ = AnyObjectMembers(key).isEqual(1) }")
    }

    @Test("A method that is performed on what is taken out of a list of AnyObject is called by its name")
    func methodsOfAListArePerformed() {
        let lines = grownLines("func a() {\nfor key in keys as [AnyObject] { _ = key.perform(name, with: 1) }\n}")
        #expect(lines[1] == "for key in keys as [AnyObject] { _ = AnyObjectMembers(key).perform(name, with: 1) }")
    }

    @Test("Members of what a dictionary of AnyObject has are looked up, unless a name is something else in a function")
    func membersOfADictionaryAreLookedUp() {
        let lines = grownLines(
            """
            class Form { var fields: [String: AnyObject] = [:]
            func a() { _ = fields["name"]?.text }
            func b(_ more: [String: AnyObject]) { _ = more["name"]!.count }
            func c() { let fields = ["name": "x"]; _ = fields["name"]?.count }
            func d(_ list: [Any]) { _ = (list[1] as AnyObject).count }
            func e() { load { fields in _ = fields["name"]?.count } }
            func f() { for fields in all { _ = fields["name"]?.count } }
            init(fields: [String: [Int]]) { _ = fields["name"]?.count } }
            func g() { if let all = fields["a"] as? [String: AnyObject] { for (_, one) in all { _ = one["x"] as? Int } } }
            """
        )
        #expect(lines[1] == #"func a() { _ = AnyObjectMembers(fields["name"])?.text }"#)
        #expect(lines[2].contains(#"_ = AnyObjectMembers(more["name"])!.count }"#))
        #expect(lines[3] == #"func c() { let fields = ["name": "x"]; _ = fields["name"]?.count }"#)
        #expect(lines[4].contains("_ = AnyObjectMembers((list[1] as AnyObject)).count }"))
        #expect(!lines[5...7].joined().contains("AnyObjectMembers"))
        #expect(lines[8].hasSuffix(#"for (_, one) in all { _ = AnyObjectMembers(one)["x"] as? Int } } }"#))
    }
}

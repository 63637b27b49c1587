import Foundation
import Testing

@testable import SwiftUI
@testable import UIKit

/// Lists show rows, and tell what a person did to them.
@MainActor @Suite struct ListTests {
    struct Fruit: Identifiable {
        let id: Int
        let name: String
    }

    @Test func `a list has its sections below each other, with their headers, rows and footers`() throws {
        let shown = Shown(
            List {
                Section("Fruit") {
                    Text("Apple")
                    Text("Pear")
                }
                Section {
                    Text("Tall").frame(height: 100)
                    Text("Tight").frame(height: 60).listRowInsets(EdgeInsets())
                } header: {
                    Text("Others").textCase(nil)
                } footer: {
                    Text("The end")
                }
            }
        )
        #expect(shown.rowTexts == ["Apple", "Pear", "Tall", "Tight"])
        #expect(shown.rows.map { $0.bounds.height.rounded() } == [44, 44, 122, 60])
        let places = ["FRUIT", "Apple", "Pear", "Others", "Tall", "Tight", "The end"].compactMap {
            shown.frame(of: $0)?.midY
        }
        #expect(places.count == 7 && places == places.sorted())
    }

    @Test func `a row grows with its words`() throws {
        struct Growing: View {
            @State private var words = "Short"
            var body: some View {
                List {
                    Text(words)
                    Button("More") { words = String(repeating: "many words ", count: 20) }
                }
            }
        }
        let shown = Shown(Growing())
        #expect(shown.rows.map(\.bounds.height) == [44, 44])
        shown.tapRow("More")
        let heights = shown.rows.map(\.bounds.height)
        #expect(heights[0] > 100 && heights[1] == 44 && shown.rows[1].frame.minY >= shown.rows[0].frame.maxY)
    }

    @Test func `a row that is a link leads to its page and back`() throws {
        let shown = Shown(
            NavigationStack {
                List {
                    NavigationLink("Tea") { Text("All about tea") }
                    NavigationLink("Rum") { Text("All about rum") }.disabled(true)
                    Text("Milk")
                }
                .navigationTitle("Drinks")
            }
        )
        #expect(shown.rows.map { $0.accessoryType == .disclosureIndicator } == [true, true, false])
        shown.tapRow("Rum")
        shown.tapRow("Milk")
        #expect(shown.rowTexts == ["Tea", "Rum", "Milk"])
        shown.tapRow("Tea")
        #expect(shown.pageTexts == ["All about tea"])
        shown.goBack()
        #expect(shown.rowTexts == ["Tea", "Rum", "Milk"] && shown.rows.allSatisfy { !$0.isSelected })
    }

    @Test func `a row that is swept aside is deleted by its button`() throws {
        struct Names: View {
            @State private var names = ["Ann", "Ben", "Cem"]
            let notes: Notes
            var body: some View {
                List {
                    ForEach(names, id: \.self) { Text($0).deleteDisabled($0 == "Ann") }
                        .onDelete { offsets in
                            notes.lines.append("\(Array(offsets))")
                            names.remove(atOffsets: offsets)
                        }
                }
            }
        }
        let notes = Notes()
        let shown = Shown(Names(notes: notes))
        shown.touch(try #require(shown.row("Ann")), .swipeLeft)
        #expect(!shown.texts.contains("Delete"))
        shown.touch(try #require(shown.row("Ben")), .swipeLeft)
        let delete = try #require(shown.views(UIButton.self).first { $0.title(for: .normal) == "Delete" })
        shown.touch(delete)
        #expect(notes.lines == ["[1]"] && shown.rowTexts == ["Ann", "Cem"])
        let heights = shown.rows.map(\.frame.height)
        #expect(heights == [44, 44] && shown.rows[1].frame.minY == shown.rows[0].frame.maxY)
    }

    @Test func `buttons beside a row do what they say to that row`() throws {
        struct Mails: View {
            @State private var flagged: [String] = []
            @State private var read: [String] = []
            var body: some View {
                List {
                    ForEach(["Ann", "Ben"], id: \.self) { name in
                        Text(name + (flagged.contains(name) ? "!" : "") + (read.contains(name) ? "." : ""))
                            .swipeActions(edge: .leading) { Button("Read") { read.append(name) } }
                            .swipeActions {
                                Button("Trash", role: .destructive) {}
                                Button("Flag") { flagged.append(name) }.tint(.orange)
                            }
                    }
                }
            }
        }
        let shown = Shown(Mails())
        func button(_ title: String) -> UIButton? {
            shown.views(UIButton.self).first { $0.title(for: .normal) == title }
        }
        shown.touch(try #require(shown.row("Ben")), .swipeLeft)
        #expect(button("Trash")?.backgroundColor == .systemRed && button("Read") == nil)
        shown.touch(try #require(button("Flag")))
        #expect(shown.rowTexts == ["Ann", "Ben!"])
        shown.touch(try #require(shown.row("Ann")), .swipeRight)
        shown.touch(try #require(button("Read")))
        #expect(shown.rowTexts == ["Ann.", "Ben!"])
    }

    @Test func `the row that is tapped is chosen, and what is chosen is marked`() throws {
        struct Choosing: View {
            @State private var chosen: Int?
            var body: some View {
                VStack {
                    Text("Chosen \(chosen ?? 0)")
                    Button("Third") { chosen = 3 }
                    List([1, 2, 3], id: \.self, selection: $chosen) { Text("Row \($0)") }
                }
            }
        }
        let shown = Shown(Choosing())
        #expect(shown.texts.contains("Chosen 0") && shown.rows.allSatisfy { !$0.isSelected })
        shown.tapRow("Row 2")
        #expect(shown.texts.contains("Chosen 2") && shown.rows.map(\.isSelected) == [false, true, false])
        shown.press("Third")
        #expect(shown.texts.contains("Chosen 3") && shown.rows.map(\.isSelected) == [false, false, true])
    }

    @Test func `several rows are chosen while a list is edited`() throws {
        struct Choosing: View {
            @State private var chosen: Set<Int> = [3]
            var body: some View {
                VStack {
                    Text("Chosen \(chosen.sorted().map(String.init).joined(separator: ","))")
                    EditButton()
                    List([1, 2, 3], id: \.self, selection: $chosen) { Text("Row \($0)") }
                }
            }
        }
        let shown = Shown(Choosing())
        shown.tapRow("Row 1")
        #expect(shown.texts.contains("Chosen 3"))
        shown.press("Edit")
        shown.tapRow("Row 1")
        shown.tapRow("Row 3")
        shown.tapRow("Row 2")
        #expect(shown.texts.contains("Chosen 1,2"))
        shown.press("Done")
        #expect(shown.texts.contains("Edit") && shown.texts.contains("Chosen 1,2"))
    }

    @Test func `rows keep what they remember while others come, go and move`() throws {
        struct Row: View {
            let fruit: Fruit
            @State private var taps = 0
            var body: some View { Button("\(fruit.name) \(taps)") { taps += 1 } }
        }
        struct Rows: View {
            @State private var fruits = [Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear")]
            var body: some View {
                VStack {
                    Button("Add") { fruits.insert(Fruit(id: 3, name: "Fig"), at: 0) }
                    Button("Turn") { withAnimation { fruits.reverse() } }
                    Button("Drop") { fruits.removeAll { $0.id == 1 } }
                    List(fruits) { Row(fruit: $0) }
                }
            }
        }
        let shown = Shown(Rows())
        shown.tapRow("Pear 0")
        shown.tapRow("Pear 1")
        shown.tapRow("Apple 0")
        #expect(shown.rowTexts == ["Apple 1", "Pear 2"])
        shown.press("Add")
        #expect(shown.rowTexts == ["Fig 0", "Apple 1", "Pear 2"])
        shown.press("Turn")
        #expect(shown.rowTexts == ["Pear 2", "Apple 1", "Fig 0"])
        shown.press("Drop")
        #expect(shown.rowTexts == ["Pear 2", "Fig 0"])
        shown.press("Add")
        shown.tapRow("Pear 2")
        #expect(shown.rowTexts == ["Fig 0", "Pear 3", "Fig 0"])
    }

    @Test func `a section that is closed shows its header alone`() throws {
        struct Closing: View {
            @State private var isOpen = true
            var body: some View {
                VStack {
                    Button("Switch") { isOpen.toggle() }
                    List { Section("Fruit", isExpanded: $isOpen) { Text("Apple") } }.listStyle(.sidebar)
                }
            }
        }
        let shown = Shown(Closing())
        #expect(shown.rowTexts == ["Apple"])
        shown.press("Switch")
        #expect(shown.rowTexts == [] && shown.texts.count == 2)
        let mark = try #require(shown.views(UIButton.self).first { $0.accessibilityLabel == "Expand" })
        shown.touch(mark)
        #expect(shown.rowTexts == ["Apple"])
    }

    @Test func `of a long list what is seen is made, and a proxy scrolls to any of it`() throws {
        struct Long: View {
            let notes: Notes
            var body: some View {
                ScrollViewReader { proxy in
                    VStack {
                        Button("Last") { proxy.scrollTo(299, anchor: .bottom) }
                        List(0..<300) { number in
                            Text("Row \(number)").onAppear { notes.lines.append("\(number)") }
                        }
                    }
                }
            }
        }
        let notes = Notes()
        let shown = Shown(Long(notes: notes))
        #expect(shown.rowTexts.first == "Row 0" && shown.rows.count < 40 && !notes.lines.contains("150"))
        shown.press("Last")
        #expect(shown.rowTexts.last == "Row 299" && notes.lines.contains("299") && !notes.lines.contains("150"))
    }

    @Test func `a list of bindings changes the values that it is of`() throws {
        struct Task: Identifiable {
            let id: Int
            var isDone = false
        }
        struct Tasks: View {
            @State private var tasks = [Task(id: 1), Task(id: 2)]
            var body: some View {
                List($tasks) { $task in Toggle("Task \(task.id) \(task.isDone)", isOn: $task.isDone) }
            }
        }
        let shown = Shown(Tasks())
        shown.set(shown.views(UISwitch.self)[1], to: 1)
        #expect(shown.rowTexts == ["Task 1 false", "Task 2 true"])
    }

    @Test func `of several buttons in a row each is pressed by itself if it has a style`() throws {
        struct Votes: View {
            @State private var votes = 0
            var body: some View {
                List {
                    HStack {
                        Button("Up") { votes += 1 }.buttonStyle(.borderless)
                        Text("\(votes)")
                        Button("Down") { votes -= 1 }.buttonStyle(.borderless)
                    }
                }
            }
        }
        let shown = Shown(Votes())
        shown.press("Up")
        shown.press("Up")
        shown.press("Down")
        #expect(shown.rowTexts == ["Up 1 Down"])
        shown.tapRow("1")
        #expect(shown.rowTexts == ["Up 1 Down"], "the row itself does nothing")
    }

    @Test func `rows are moved and deleted while a list is edited`() throws {
        struct Names: View {
            @State private var names = ["Ann", "Ben", "Cem"]
            var body: some View {
                VStack {
                    EditButton()
                    List {
                        ForEach(names, id: \.self) { Text($0) }
                            .onMove { names.move(fromOffsets: $0, toOffset: $1) }
                            .onDelete { names.remove(atOffsets: $0) }
                    }
                }
            }
        }
        let shown = Shown(Names())
        let table = try #require(shown.views(UITableView.self).first)
        #expect(!table.isEditing)
        shown.press("Edit")
        #expect(table.isEditing && shown.texts.contains("Done"))
        table.dataSource?.tableView(table, moveRowAt: [0, 0], to: [0, 2])
        shown.settle()
        #expect(shown.rowTexts == ["Ben", "Cem", "Ann"])
        table.dataSource?.tableView(table, commit: .delete, forRowAt: [0, 1])
        shown.settle()
        #expect(shown.rowTexts == ["Ben", "Ann"])
        shown.press("Done")
        #expect(!table.isEditing)
    }

    @Test func `a group opens as its state says`() throws {
        struct Tree: View {
            @State private var isOpen = false
            var body: some View {
                List {
                    Button("Switch") { isOpen.toggle() }
                    DisclosureGroup("Fruit", isExpanded: $isOpen) { Text("Apple") }
                }
            }
        }
        let shown = Shown(Tree())
        shown.tapRow("Switch")
        #expect(shown.rowTexts == ["Switch", "Fruit", "Apple"])
        shown.tapRow("Switch")
        #expect(shown.rowTexts == ["Switch", "Fruit"])
    }

    @Test func `a list of values with children shows them when they are asked for`() throws {
        struct Folder: Identifiable {
            let id: String
            var folders: [Folder]?
        }
        let folders = [Folder(id: "a", folders: [Folder(id: "b", folders: [Folder(id: "c")])]), Folder(id: "d")]
        let shown = Shown(List(folders, children: \.folders) { Text($0.id) })
        #expect(shown.rowTexts == ["a", "d"])
        shown.tapRow("a")
        shown.tapRow("b")
        #expect(shown.rowTexts == ["a", "b", "c", "d"])
        shown.tapRow("a")
        #expect(shown.rowTexts == ["a", "d"])

        let one = Shown(List { OutlineGroup(folders[0], children: \.folders) { Text($0.id) } })
        #expect(one.rowTexts == ["a"])
        one.tapRow("a")
        #expect(one.rowTexts == ["a", "b"])
    }

    @Test func `drawn down a list is loaded anew`() async throws {
        struct Loading: View {
            @State private var turns = 0
            var body: some View { List { Text("Turn \(turns)") }.refreshable { turns += 1 } }
        }
        let shown = Shown(Loading())
        let control = try #require(shown.views(UITableView.self).first?.refreshControl)
        control.beginRefreshing()
        control.sendActions(for: .valueChanged)
        await shown.until { shown.rowTexts == ["Turn 1"] && !control.isRefreshing }
        #expect(shown.rowTexts == ["Turn 1"] && !control.isRefreshing)
    }

    @Test func `a row has its own ground, its badge and its line`() throws {
        let shown = Shown(
            List {
                Text("Red").listRowBackground(Color.red)
                Text("Mails").badge(7)
            }
        )
        let red = try #require(shown.row("Red"))
        let ground = try #require(red.backgroundView)
        #expect(ground.frame == red.bounds)
        #expect(shown.rowTexts == ["Red", "Mails 7"])
        let badge = try #require(shown.views(UILabel.self).first { $0.text == "7" })
        #expect(badge.convert(badge.bounds, to: nil).minX > 300)
    }

    @Test func `a form has fields, steppers, values and buttons as rows`() throws {
        struct Asking: View {
            @State private var name = "Mia"
            @State private var n = 1
            var body: some View {
                Form {
                    TextField("Name", text: $name)
                    Stepper("N \(n)", value: $n)
                    LabeledContent("Key", value: "Value")
                    Section {
                        Button("Save \(name)") { name = "x" }
                    } footer: {
                        Text("foot \(n)")
                    }
                }
            }
        }
        let shown = Shown(Asking())
        #expect(shown.rowTexts == ["", "N 1", "Key Value", "Save Mia"])
        let field = try #require(shown.views(UITextField.self).first)
        field.text = "Ada"
        field.sendActions(for: .editingChanged)
        shown.settle()
        #expect(shown.rowTexts.last == "Save Ada")
        #expect(shown.texts.contains("foot 1"))
    }
    @Test func `sections come and go with their rows`() throws {
        struct Sections: View {
            @State private var names = ["a", "b"]
            var body: some View {
                VStack {
                    Button("Add") { names.insert("c", at: 0) }
                    Button("Drop") { names.removeLast() }
                    Button("None") { names = [] }
                    List {
                        ForEach(names, id: \.self) { name in
                            Section(header: Text(name).textCase(nil)) {
                                Text("one \(name)")
                                if names.count > 2 { Text("two \(name)") }
                            }
                        }
                        if names.isEmpty { Text("nothing") }
                    }
                }
            }
        }
        let shown = Shown(Sections())
        #expect(shown.rowTexts == ["one a", "one b"])
        shown.press("Add")
        #expect(shown.rowTexts == ["one c", "two c", "one a", "two a", "one b", "two b"])
        shown.press("Drop")
        #expect(shown.rowTexts == ["one c", "one a"])
        shown.press("None")
        #expect(shown.rowTexts == ["nothing"])
        shown.press("Add")
        #expect(shown.rowTexts == ["one c"])
        #expect(!shown.texts.contains("a") && shown.texts.contains("c"))
    }
    @Test func `rows that are dropped, added and sorted at once are those of the values`() throws {
        struct Numbers: View {
            @State private var n = 0
            static func order(_ n: Int) -> [Int] {
                func key(_ value: Int) -> Int { (value * (n + 3)) % 11 }
                return (0..<50).filter { $0 % 7 != n % 7 }.sorted { key($0) < key($1) }
            }
            var body: some View {
                VStack {
                    Button("Next \(n)") { n += 1 }
                    List(Self.order(n), id: \.self) { Text("Row \($0)") }
                }
            }
        }
        let shown = Shown(Numbers())
        for n in 0..<12 {
            let want = Numbers.order(n).map { "Row \($0)" }
            #expect(shown.rowTexts == Array(want.prefix(shown.rows.count)) && shown.rows.count > 10)
            let table = try #require(shown.views(UITableView.self).first)
            #expect(table.numberOfRows(inSection: 0) == want.count)
            shown.press("Next \(n)")
        }
    }
}

import PhotosUI
import SwiftUI
import TipKit

@main
struct PantryApp: App {
    init() { try? Tips.configure() }
    var body: some Scene { WindowGroup { Shelves() } }
}

struct JarTip: Tip {
    var title: Text { Text("Carry a jar") }
    var message: Text? { Text("Hold it, and drop it on the table.") }
    var image: Image? { Image(systemName: "hand.draw") }
}

/// Jars that are carried to a table, what is on it shared, and a picture of it chosen.
struct Shelves: View {
    @State private var table: [String] = []
    @State private var isOver = false
    @State private var isPressed = false
    @State private var item: PhotosPickerItem?
    @State private var picture: Image?

    var body: some View {
        VStack(spacing: 16) {
            TipView(JarTip())
            Row {
                ForEach(["Rice", "Beans"], id: \.self) { jar in
                    Text(jar).padding().background(.yellow, in: Capsule()).draggable(jar)
                }
            }
            Text(table.isEmpty ? "Empty table" : "On the table: \(table.joined(separator: ", "))")
                .frame(maxWidth: .infinity, minHeight: 80)
                .background(isOver ? .green.opacity(0.4) : .gray.opacity(0.2), in: RoundedRectangle(cornerRadius: 12))
                .dropDestination(for: String.self) { jars, _ in
                    table += jars
                    return true
                } isTargeted: {
                    isOver = $0
                }
            Text(isPressed ? "Pressed" : "Press me").padding()
                .background(.blue.opacity(0.2), in: Capsule())
                .onLongPressGesture(minimumDuration: 3) {
                } onPressingChanged: {
                    isPressed = $0
                }
            ShareLink(item: "Rice and beans")
            PhotosPicker("Choose a picture", selection: $item, matching: .images)
            if let picture { picture.resizable().scaledToFit().frame(height: 120).accessibilityLabel("The picture") }
            Spacer()
        }
        .padding()
        .onChange(of: item) { _, item in
            Task {
                guard let data = try? await item?.loadTransferable(type: Data.self), let image = UIImage(data: data)
                else { return }
                picture = Image(uiImage: image)
            }
        }
    }
}

/// An author's own container, which says how many it has.
struct Row<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        Group(subviews: content) { jars in
            HStack { jars }
            Text("\(jars.count) jars").font(.footnote.smallCaps())
        }
    }
}

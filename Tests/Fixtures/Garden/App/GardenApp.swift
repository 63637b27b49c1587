// An app of SwiftUI, as an author has it: tabs, a list that leads on, a form in a sheet, and what asks for notifications.
import SwiftUI
import UserNotifications

final class Garden: ObservableObject {
    @Published var plants = ["Basil", "Mint", "Thyme"]
    @Published var watered = 0
}

@main
struct GardenApp: App {
    @StateObject private var garden = Garden()

    var body: some Scene {
        WindowGroup {
            TabView {
                PlantList().tabItem { Label("Plants", systemImage: "leaf") }
                Reminders().tabItem { Label("Reminders", systemImage: "bell") }
                Growth().tabItem { Label("Growth", systemImage: "chart.bar") }
            }
            .environmentObject(garden)
        }
    }
}

struct PlantList: View {
    @EnvironmentObject private var garden: Garden
    @State private var isAdding = false

    var body: some View {
        NavigationStack {
            List {
                Section("Herbs") {
                    ForEach(garden.plants, id: \.self) { plant in
                        NavigationLink {
                            PlantPage(name: plant)
                        } label: {
                            Label(plant, systemImage: "leaf.fill")
                        }
                    }
                    .onDelete { garden.plants.remove(atOffsets: $0) }
                }
                Section {
                    LabeledContent("Watered", value: "\(garden.watered) times")
                    Button("Water all") { garden.watered += 1 }
                }
            }
            .navigationTitle("Garden")
            .toolbar {
                ToolbarItem(placement: .navigationBarTrailing) { Button("New") { isAdding = true } }
            }
            .sheet(isPresented: $isAdding) { NewPlant() }
        }
    }
}

struct NewPlant: View {
    @Environment(\.dismiss) private var dismiss
    @EnvironmentObject private var garden: Garden
    @State private var name = ""

    var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $name)
            }
            .navigationTitle("New plant")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Add") {
                        garden.plants.append(name)
                        dismiss()
                    }
                    .disabled(name.isEmpty)
                }
            }
        }
    }
}

struct PlantPage: View {
    let name: String
    @State private var isLiked = false

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            LinearGradient(colors: [.green, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
                .frame(height: 160)
                .clipShape(RoundedRectangle(cornerRadius: 16))
            Text(name).font(.title).bold()
            Text("Grows well on the **windowsill**.").foregroundStyle(.secondary)
            Button(isLiked ? "Liked" : "Like") { withAnimation { isLiked.toggle() } }.buttonStyle(.borderedProminent)
            if isLiked { Text("You like it").transition(.opacity) }
            Spacer()
        }
        .padding()
        .navigationTitle(name)
        .navigationBarTitleDisplayMode(.inline)
    }
}

struct Reminders: View {
    @State private var status = "not asked"
    @State private var isAsking = false

    var body: some View {
        NavigationStack {
            Form {
                LabeledContent("Notifications", value: status)
                Button("Allow them") {
                    Task {
                        let center = UNUserNotificationCenter.current()
                        let isAllowed = (try? await center.requestAuthorization(options: [.alert, .sound])) ?? false
                        if isAllowed { UIApplication.shared.registerForRemoteNotifications() }
                        status = isAllowed ? "allowed" : "refused"
                    }
                }
                Button("Remind me") { isAsking = true }
            }
            .navigationTitle("Reminders")
            .alert("Remind you?", isPresented: $isAsking) {
                Button("Yes") { status = "soon" }
                Button("No", role: .cancel) {}
            }
        }
    }
}

// How the garden grows: a ring that fills, a line that goes to what is chosen, a chart, a map, and rows that follow a finger.
import Charts
import MapKit
import SwiftUI

struct Growth: View {
    @State private var share = 0.25
    @State private var shown = "Ring"
    @State private var isTold = false
    @Namespace private var space

    var body: some View {
        VStack(spacing: 16) {
            HStack(spacing: 0) {
                ForEach(["Ring", "Chart", "Map", "Rows", "Light"], id: \.self) { name in
                    Button(name) { withAnimation(.easeInOut(duration: 0.4)) { shown = name } }
                        .frame(maxWidth: .infinity, minHeight: 40)
                        .overlay(alignment: .bottom) {
                            if shown == name {
                                Capsule().fill(.green).frame(height: 3).matchedGeometryEffect(id: "line", in: space)
                            }
                        }
                }
            }
            switch shown {
            case "Ring": ring
            case "Chart": chart
            case "Map": map
            case "Light": Light()
            default: rows
            }
            Spacer()
        }
        .padding()
    }

    private var ring: some View {
        VStack(spacing: 20) {
            ZStack {
                Circle().stroke(.green.opacity(0.2), lineWidth: 18)
                Circle().trim(from: 0, to: share)
                    .stroke(.green, style: StrokeStyle(lineWidth: 18, lineCap: .round))
                    .rotationEffect(.degrees(-90))
                Counted(share: share)
            }
            .frame(width: 180, height: 180)
            Button("Grow") { withAnimation(.linear(duration: 2)) { share = 1 } }
            Button("Tell") { withAnimation(.easeOut(duration: 2)) { isTold = true } }
            if isTold {
                Text("Ripe").font(.title).transition(.scale.combined(with: .opacity))
            }
            Image(systemName: "leaf.fill").font(.largeTitle).foregroundStyle(.green)
                .blur(radius: share < 1 ? 4 : 0)
                .grayscale(share < 1 ? 1 : 0)
        }
    }

    private var chart: some View {
        Chart(Harvest.all) { harvest in
            BarMark(x: .value("Month", harvest.month), y: .value("Herbs", harvest.herbs))
                .foregroundStyle(by: .value("Plant", harvest.plant))
        }
        .frame(height: 260)
    }

    private var map: some View {
        Map(initialPosition: .region(region)) {
            Marker("Garden", coordinate: region.center)
        }
        .frame(height: 300)
    }

    private var region: MKCoordinateRegion {
        MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 47.3769, longitude: 8.5417),
            span: MKCoordinateSpan(latitudeDelta: 0.05, longitudeDelta: 0.05)
        )
    }

    private var rows: some View {
        ScrollView {
            LazyVStack {
                ForEach(0..<200) { index in
                    GeometryReader { room in
                        Text("Row \(index) at \(Int(room.frame(in: .named("rows")).minY))")
                    }
                    .frame(height: 40)
                }
            }
        }
        .coordinateSpace(name: "rows")
        .frame(height: 320)
    }
}

/// A number that counts up to what it is.
struct Counted: View, Animatable {
    var share: Double
    var animatableData: Double {
        get { share }
        set { share = newValue }
    }
    var body: some View { Text("\(Int(share * 100)) %").font(.title2.monospacedDigit()) }
}

struct Harvest: Identifiable {
    let id: Int
    let month: String
    let plant: String
    let herbs: Int

    static let all = ["May", "June", "July", "August"].enumerated().flatMap { index, month in
        [("Basil", 12), ("Mint", 20)].enumerated().map { number, plant in
            Harvest(id: index * 2 + number, month: month, plant: plant.0, herbs: plant.1 + index * (number + 2) * 3)
        }
    }
}

// What the garden has of the sun: letters and a symbol in a gradient, a net of colours, and a bell that is shaken.
import SwiftUI

struct Light: View {
    @State private var shakes = 0

    var body: some View {
        VStack(spacing: 20) {
            Text("Sunlight").font(.system(size: 48, weight: .bold))
                .foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
            Image(systemName: "sun.max.fill").font(.system(size: 60))
                .foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
            MeshGradient(
                width: 3,
                height: 2,
                points: [[0, 0], [0.3, 0], [1, 0], [0, 1], [0.7, 1], [1, 1]],
                colors: [.red, .yellow, .green, .purple, .blue, .mint]
            )
            .frame(height: 120)
            .clipShape(.rect(cornerRadius: 20))
            Button("Shake") { shakes += 1 }
                .buttonStyle(.borderedProminent)
                .keyframeAnimator(initialValue: Shake(), trigger: shakes) { content, shake in
                    content.offset(x: shake.offset).rotationEffect(shake.angle)
                } keyframes: { _ in
                    KeyframeTrack(\.offset) {
                        LinearKeyframe(60, duration: 0.3)
                        CubicKeyframe(-60, duration: 0.3)
                        SpringKeyframe(0, duration: 0.6, spring: .bouncy)
                    }
                    KeyframeTrack(\.angle) {
                        CubicKeyframe(.degrees(8), duration: 0.4)
                        CubicKeyframe(.zero, duration: 0.4)
                    }
                }
        }
    }
}

struct Shake {
    var offset = 0.0
    var angle = Angle.zero
}

import FoundationAdditions
import Testing

/// Which networks a load may not take, as its header has them.
@Suite(.timeLimit(.minutes(2))) struct DeniedNetworksTests {
    @Test func eachIsDeniedAndAllowedByItself() {
        let constrained = DeniedNetworks.setting(DeniedNetworks.constrained, isDenied: true, in: nil)
        let both = DeniedNetworks.setting(DeniedNetworks.expensive, isDenied: true, in: constrained)
        #expect(DeniedNetworks.contains(DeniedNetworks.expensive, in: both))
        #expect(DeniedNetworks.setting(DeniedNetworks.expensive, isDenied: true, in: both) == both)
        #expect(DeniedNetworks.setting(DeniedNetworks.expensive, isDenied: false, in: both) == constrained)
        #expect(DeniedNetworks.setting(DeniedNetworks.constrained, isDenied: false, in: constrained) == nil)
        #expect(!DeniedNetworks.contains(DeniedNetworks.expensive, in: constrained))
        #expect(!DeniedNetworks.contains(DeniedNetworks.constrained, in: nil))
    }
}

import Foundation
import Testing

@testable import ARKit
@testable import MetalKit
@testable import SceneKit
@testable import SpriteKit

/// Modules of drawing in space, where there is neither a GPU nor a world.
@Suite(.timeLimit(.minutes(1))) @MainActor struct SpaceModuleTests {
    @Test func `there is no GPU, and descriptors keep what they are told`() {
        #expect(BellRenderer(view: MTKView(frame: .zero)) == nil)
        let picture = MTLTextureDescriptor.texture2DDescriptor(
            pixelFormat: .bgra8Unorm,
            width: 256,
            height: 100,
            mipmapped: true
        )
        #expect(picture.mipmapLevelCount == 9 && picture.pixelFormat.rawValue == 80)
        let pass = MTLRenderPassDescriptor()
        pass.colorAttachments[0].loadAction = .clear
        #expect(pass.colorAttachments[0].loadAction == .clear && pass.colorAttachments[1].loadAction == .dontCare)
        let layout = MDLVertexDescriptor()
        layout.addOrReplaceAttribute(
            .init(name: MDLVertexAttributePosition, format: .float3, offset: 0, bufferIndex: 0)
        )
        layout.addOrReplaceAttribute(.init(name: MDLVertexAttributeNormal, format: .half4, offset: 0, bufferIndex: 0))
        layout.setPackedOffsets()
        layout.setPackedStrides()
        let metal = MTKMetalVertexDescriptorFromModelIO(layout)
        #expect(metal?.attributes[1].offset == 12 && metal?.layouts[0].stride == 20)
        #expect(metal?.attributes[1].format == .half4)
    }

    @Test func `a world is not seen, and the view's delegate hears why`() async {
        let watcher = WorldWatcher()
        let error = await withCheckedContinuation { done in
            watcher.heard = { done.resume(returning: $0 as? ARError) }
            watcher.begin()
        }
        #expect(error?.code == .unsupportedConfiguration && !ARWorldTrackingConfiguration.isSupported)
    }

    @Test func `matrices and quaternions compute`() {
        let quarter = simd_quatf(angle: .pi / 2, axis: [0, 0, 1])
        #expect(simd_almost_equal_elements(quarter.act([1, 0, 0]), [0, 1, 0], 1e-6))
        var place = simd_float4x4(quarter)
        place.columns.3 = [1, 2, 3, 1]
        #expect(simd_almost_equal_elements(place * place.inverse, matrix_identity_float4x4, 1e-5))
        #expect(simd_almost_equal_elements(simd_quatf(place).vector, quarter.vector, 1e-6))
        let eighth = simd_slerp(simd_quatf(ix: 0, iy: 0, iz: 0, r: 1), quarter, 0.5)
        #expect(abs(eighth.angle - .pi / 4) < 1e-5)
        #expect(simd_quatf(from: [1, 0, 0], to: [-1, 0, 0]).act([1, 0, 0]).x < -0.999)
        #expect(simd_float3x3(diagonal: [2, 3, 4]).determinant == 24 && length(SIMD3<Float>(2, 3, 6)) == 7)
        #expect(cross(SIMD3<Double>(1, 0, 0), SIMD3(0, 1, 0)) == [0, 0, 1])
        #expect(simd_float3x3(rows: [[1, 2, 3], [4, 5, 6], [7, 8, 9]])[2, 0] == 3)
    }

    @Test func `nodes know where they are in each other`() {
        let (outer, inner) = (SCNNode(), SCNNode())
        outer.position = SCNVector3(1, 0, 0)
        outer.eulerAngles = SCNVector3(0, Float.pi / 2, 0)
        outer.addChildNode(inner)
        inner.position = SCNVector3(0, 0, -2)
        #expect(simd_almost_equal_elements(inner.simdWorldPosition, [-1, 0, 0], 1e-5))
        #expect(simd_almost_equal_elements(outer.simdConvertPosition([-1, 0, 0], from: nil), [0, 0, -2], 1e-5))
        inner.look(at: SCNVector3(-1, 5, 0.001))
        inner.worldPosition = SCNVector3(4, 5, 6)
        #expect(simd_almost_equal_elements(inner.simdWorldPosition, [4, 5, 6], 1e-4))
        inner.look(at: SCNVector3(4, 5, 0))
        #expect(simd_almost_equal_elements(inner.simdWorldFront, [0, 0, -1], 1e-4))
        let copy = outer.clone()
        #expect(copy !== outer && copy.childNodes.count == 1 && copy.eulerAngles.y == .pi / 2)
        let turned = SCNNode()
        turned.simdOrientation = simd_quatf(angle: 0.5, axis: [1, 0, 0]) * simd_quatf(angle: 0.25, axis: [0, 0, 1])
        #expect(simd_almost_equal_elements(turned.simdEulerAngles, [0.5, 0, 0.25], 1e-5))
        turned.transform = SCNMatrix4MakeTranslation(7, 8, 9)
        #expect(turned.position == SCNVector3(7, 8, 9) && turned.scale == SCNVector3(1, 1, 1))
        #expect(SCNBox(width: 2, height: 4, length: 6, chamferRadius: 0).boundingBox.max == SCNVector3(1, 2, 3))
        let points = SCNGeometrySource(vertices: [SCNVector3(1, 2, 3), SCNVector3(-1, 0, 9)])
        #expect(SCNGeometry(sources: [points], elements: nil).boundingBox.min == SCNVector3(-1, 0, 3))
    }

    @Test func `maps of tiles tell places, and names are found below`() {
        let grass = SKTileGroup(
            tileDefinition: SKTileDefinition(texture: SKTexture(), size: CGSize(width: 10, height: 10))
        )
        let map = SKTileMapNode(
            tileSet: SKTileSet(tileGroups: [grass]),
            columns: 4,
            rows: 2,
            tileSize: CGSize(width: 10, height: 10),
            fillWith: grass
        )
        #expect(map.centerOfTile(atColumn: 0, row: 0) == CGPoint(x: -15, y: -5))
        #expect(
            map.tileColumnIndex(fromPosition: CGPoint(x: 6, y: 1)) == 2 && map.tileGroup(atColumn: 3, row: 1) === grass
        )
        let (top, middle, bell) = (SKNode(), SKNode(), SKNode())
        bell.name = "bell"
        middle.addChild(bell)
        top.addChild(middle)
        var found = 0
        top.enumerateChildNodes(withName: "//bell") { _, _ in found += 1 }
        #expect(found == 1 && top["bell"].isEmpty)
    }
}

// As authors write it: a renderer, a scene in space, a world that is looked at.
import ARKit
import MetalKit
import SceneKit

struct Vertex {
    var position: SIMD3<Float>
    var color: SIMD4<Float>
}

/// Draws a bell by a GPU, where there is one.
final class BellRenderer: NSObject, MTKViewDelegate {
    private let queue: any MTLCommandQueue
    private var pipeline: (any MTLRenderPipelineState)?
    private var vertices: (any MTLBuffer)?

    init?(view: MTKView) {
        guard let device = MTLCreateSystemDefaultDevice(), let queue = device.makeCommandQueue() else { return nil }
        self.queue = queue
        super.init()
        view.device = device
        view.delegate = self
        view.clearColor = MTLClearColorMake(0, 0, 0, 1)
        let library = device.makeDefaultLibrary()
        let descriptor = MTLRenderPipelineDescriptor()
        descriptor.vertexFunction = library?.makeFunction(name: "vertexBell")
        descriptor.fragmentFunction = library?.makeFunction(name: "fragmentBell")
        descriptor.colorAttachments[0].pixelFormat = view.colorPixelFormat
        let layout = MTLVertexDescriptor()
        layout.attributes[0].format = .float3
        layout.layouts[0].stride = MemoryLayout<Vertex>.stride
        descriptor.vertexDescriptor = layout
        pipeline = try? device.makeRenderPipelineState(descriptor: descriptor)
        let bell = [Vertex(position: [0, 1, 0], color: [1, 0, 0, 1])]
        vertices = device.makeBuffer(bytes: bell, length: MemoryLayout<Vertex>.stride * bell.count, options: [])
    }

    func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize) {}
    func draw(in view: MTKView) {
        guard let pass = view.currentRenderPassDescriptor, let drawable = view.currentDrawable, let pipeline,
            let commands = queue.makeCommandBuffer(), let encoder = commands.makeRenderCommandEncoder(descriptor: pass)
        else { return }
        var turn = matrix_identity_float4x4
        encoder.setRenderPipelineState(pipeline)
        encoder.setVertexBuffer(vertices, offset: 0, index: 0)
        encoder.setVertexBytes(&turn, length: MemoryLayout<simd_float4x4>.stride, index: 1)
        encoder.drawPrimitives(type: .triangle, vertexStart: 0, vertexCount: 3)
        encoder.endEncoding()
        commands.present(drawable)
        commands.commit()
    }
}

/// Looks for a floor to put a bell on.
final class WorldWatcher: NSObject, ARSCNViewDelegate {
    let view = ARSCNView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var heard: ((any Error) -> Void)?

    func begin() {
        view.delegate = self
        view.debugOptions = [ARSCNDebugOptions.showFeaturePoints]
        let configuration = ARWorldTrackingConfiguration()
        configuration.planeDetection = [.horizontal]
        view.session.run(configuration, options: [.resetTracking, .removeExistingAnchors])
        view.scene.rootNode.addChildNode(SCNNode(geometry: SCNSphere(radius: 0.1)))
    }

    func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor) {
        guard let plane = anchor as? ARPlaneAnchor else { return }
        node.addChildNode(SCNNode(geometry: SCNPlane(width: CGFloat(plane.extent.x), height: CGFloat(plane.extent.z))))
    }
    func session(_ session: ARSession, didFailWithError error: any Error) { heard?(error) }
}

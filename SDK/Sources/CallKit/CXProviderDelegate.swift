public import AVFAudio
public import Foundation

/// Does what a person wants with calls. All but ``providerDidReset(_:)`` is optional: an action that is not performed
/// fails.
public protocol CXProviderDelegate: NSObjectProtocol {
    /// Every call is to be ended: the provider is not valid any more.
    func providerDidReset(_ provider: CXProvider)
    func providerDidBegin(_ provider: CXProvider)
    /// - Returns: Whether the whole transaction is taken care of; else its actions are performed one by one.
    func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool
    func provider(_ provider: CXProvider, perform action: CXStartCallAction)
    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
    func provider(_ provider: CXProvider, perform action: CXEndCallAction)
    func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
    func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
    func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction)
    func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction)
    /// A simulated phone waits, and calls it never.
    func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
    func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession)
    func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession)
}

extension CXProviderDelegate {
    public func providerDidBegin(_ provider: CXProvider) {}
    public func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool { false }
    public func provider(_ provider: CXProvider, perform action: CXStartCallAction) { action.fail() }
    public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) { action.fail() }
    public func provider(_ provider: CXProvider, perform action: CXEndCallAction) { action.fail() }
    public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) { action.fail() }
    public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) { action.fail() }
    public func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction) { action.fail() }
    public func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction) { action.fail() }
    public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {}
    public func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession) {}
    public func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession) {}

    /// The method for an action's class.
    func perform(_ action: CXAction, of provider: CXProvider) {
        switch action {
        case let action as CXStartCallAction: self.provider(provider, perform: action)
        case let action as CXAnswerCallAction: self.provider(provider, perform: action)
        case let action as CXEndCallAction: self.provider(provider, perform: action)
        case let action as CXSetHeldCallAction: self.provider(provider, perform: action)
        case let action as CXSetMutedCallAction: self.provider(provider, perform: action)
        case let action as CXSetGroupCallAction: self.provider(provider, perform: action)
        case let action as CXPlayDTMFCallAction: self.provider(provider, perform: action)
        default: action.fail()
        }
    }
}

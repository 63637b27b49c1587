public import Foundation

/// Words of an app's own that Siri shall know: nobody listens here.
open class INVocabulary: NSObject, @unchecked Sendable {  // It has no state.
    private static let own = INVocabulary()
    open class func shared() -> Self {
        guard let own = own as? Self else { fatalError("the vocabulary is of \(INVocabulary.self) alone") }
        return own
    }
    open func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {}
    open func setVocabulary(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {}
    open func removeAllVocabularyStrings() {}
}

/// What the words are.
public enum INVocabularyStringType: Int, Sendable {
    case contactName = 1
    case contactGroupName = 2
    case photoTag = 100
    case photoAlbumName = 101
    case workoutActivityName = 200
    case carProfileName = 300
    case carName = 301
    case paymentsOrganizationName = 400
    case paymentsAccountNickname = 401
    case notebookItemTitle = 500
    case notebookItemGroupName = 501
    case mediaPlaylistTitle = 700
    case mediaMusicArtistName = 701
    case mediaAudiobookTitle = 702
    case mediaAudiobookAuthorName = 703
    case mediaShowTitle = 704
}

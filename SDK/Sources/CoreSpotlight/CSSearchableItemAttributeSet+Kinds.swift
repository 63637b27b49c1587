public import Foundation
public import UniformTypeIdentifiers

// What is told of documents, pictures, music, mails, places and events besides; kept with the item.

extension CSSearchableItemAttributeSet {
    // Documents.
    public var audiences: [String]? {
        get { kept["audiences"] as? [String] }
        set { kept["audiences"] = newValue }
    }
    public var encodingApplications: [String]? {
        get { kept["encodingApplications"] as? [String] }
        set { kept["encodingApplications"] = newValue }
    }
    public var fontNames: [String]? {
        get { kept["fontNames"] as? [String] }
        set { kept["fontNames"] = newValue }
    }
    public var contentTypeTree: [String]? {
        get { kept["contentTypeTree"] as? [String] }
        set { kept["contentTypeTree"] = newValue }
    }
    public var editors: [String]? {
        get { kept["editors"] as? [String] }
        set { kept["editors"] = newValue }
    }
    public var participants: [String]? {
        get { kept["participants"] as? [String] }
        set { kept["participants"] = newValue }
    }
    public var projects: [String]? {
        get { kept["projects"] as? [String] }
        set { kept["projects"] = newValue }
    }
    public var contentSources: [String]? {
        get { kept["contentSources"] as? [String] }
        set { kept["contentSources"] = newValue }
    }
    public var contactKeywords: [String]? {
        get { kept["contactKeywords"] as? [String] }
        set { kept["contactKeywords"] = newValue }
    }
    public var fileSize: NSNumber? {
        get { kept["fileSize"] as? NSNumber }
        set { kept["fileSize"] = newValue }
    }
    public var pageCount: NSNumber? {
        get { kept["pageCount"] as? NSNumber }
        set { kept["pageCount"] = newValue }
    }
    public var pageWidth: NSNumber? {
        get { kept["pageWidth"] as? NSNumber }
        set { kept["pageWidth"] = newValue }
    }
    public var pageHeight: NSNumber? {
        get { kept["pageHeight"] as? NSNumber }
        set { kept["pageHeight"] = newValue }
    }
    public var securityMethod: String? {
        get { kept["securityMethod"] as? String }
        set { kept["securityMethod"] = newValue }
    }
    public var path: String? {
        get { kept["path"] as? String }
        set { kept["path"] = newValue }
    }
    public var version: String? {
        get { kept["version"] as? String }
        set { kept["version"] = newValue }
    }
    public var copyright: String? {
        get { kept["copyright"] as? String }
        set { kept["copyright"] = newValue }
    }
    public var role: String? {
        get { kept["role"] as? String }
        set { kept["role"] = newValue }
    }
    public var importantDates: [Date]? {
        get { kept["importantDates"] as? [Date] }
        set { kept["importantDates"] = newValue }
    }
    public var downloadedDate: Date? {
        get { kept["downloadedDate"] as? Date }
        set { kept["downloadedDate"] = newValue }
    }
    public var organizations: [String]? {
        get { kept["organizations"] as? [String] }
        set { kept["organizations"] = newValue }
    }
    public var languages: [String]? {
        get { kept["languages"] as? [String] }
        set { kept["languages"] = newValue }
    }
    public var publishers: [String]? {
        get { kept["publishers"] as? [String] }
        set { kept["publishers"] = newValue }
    }
    public var contributors: [String]? {
        get { kept["contributors"] as? [String] }
        set { kept["contributors"] = newValue }
    }
    public var rights: String? {
        get { kept["rights"] as? String }
        set { kept["rights"] = newValue }
    }
    public var coverage: String? {
        get { kept["coverage"] as? String }
        set { kept["coverage"] = newValue }
    }
    public var information: String? {
        get { kept["information"] as? String }
        set { kept["information"] = newValue }
    }
    // Pictures.
    public var pixelHeight: NSNumber? {
        get { kept["pixelHeight"] as? NSNumber }
        set { kept["pixelHeight"] = newValue }
    }
    public var pixelWidth: NSNumber? {
        get { kept["pixelWidth"] as? NSNumber }
        set { kept["pixelWidth"] = newValue }
    }
    public var pixelCount: NSNumber? {
        get { kept["pixelCount"] as? NSNumber }
        set { kept["pixelCount"] = newValue }
    }
    public var bitsPerSample: NSNumber? {
        get { kept["bitsPerSample"] as? NSNumber }
        set { kept["bitsPerSample"] = newValue }
    }
    public var focalLength: NSNumber? {
        get { kept["focalLength"] as? NSNumber }
        set { kept["focalLength"] = newValue }
    }
    public var orientation: NSNumber? {
        get { kept["orientation"] as? NSNumber }
        set { kept["orientation"] = newValue }
    }
    public var aperture: NSNumber? {
        get { kept["aperture"] as? NSNumber }
        set { kept["aperture"] = newValue }
    }
    public var isoSpeed: NSNumber? {
        get { kept["isoSpeed"] as? NSNumber }
        set { kept["isoSpeed"] = newValue }
    }
    public var resolutionWidthDPI: NSNumber? {
        get { kept["resolutionWidthDPI"] as? NSNumber }
        set { kept["resolutionWidthDPI"] = newValue }
    }
    public var resolutionHeightDPI: NSNumber? {
        get { kept["resolutionHeightDPI"] as? NSNumber }
        set { kept["resolutionHeightDPI"] = newValue }
    }
    public var exposureTime: NSNumber? {
        get { kept["exposureTime"] as? NSNumber }
        set { kept["exposureTime"] = newValue }
    }
    public var maxAperture: NSNumber? {
        get { kept["maxAperture"] as? NSNumber }
        set { kept["maxAperture"] = newValue }
    }
    public var fNumber: NSNumber? {
        get { kept["fNumber"] as? NSNumber }
        set { kept["fNumber"] = newValue }
    }
    public var whiteBalance: NSNumber? {
        get { kept["whiteBalance"] as? NSNumber }
        set { kept["whiteBalance"] = newValue }
    }
    public var isFlashOn: NSNumber? {
        get { kept["isFlashOn"] as? NSNumber }
        set { kept["isFlashOn"] = newValue }
    }
    public var isFocalLength35mm: NSNumber? {
        get { kept["isFocalLength35mm"] as? NSNumber }
        set { kept["isFocalLength35mm"] = newValue }
    }
    public var hasAlphaChannel: NSNumber? {
        get { kept["hasAlphaChannel"] as? NSNumber }
        set { kept["hasAlphaChannel"] = newValue }
    }
    public var isRedEyeOn: NSNumber? {
        get { kept["isRedEyeOn"] as? NSNumber }
        set { kept["isRedEyeOn"] = newValue }
    }
    public var colorSpace: String? {
        get { kept["colorSpace"] as? String }
        set { kept["colorSpace"] = newValue }
    }
    public var acquisitionMake: String? {
        get { kept["acquisitionMake"] as? String }
        set { kept["acquisitionMake"] = newValue }
    }
    public var acquisitionModel: String? {
        get { kept["acquisitionModel"] as? String }
        set { kept["acquisitionModel"] = newValue }
    }
    public var cameraOwner: String? {
        get { kept["cameraOwner"] as? String }
        set { kept["cameraOwner"] = newValue }
    }
    public var lensModel: String? {
        get { kept["lensModel"] as? String }
        set { kept["lensModel"] = newValue }
    }
    public var profileName: String? {
        get { kept["profileName"] as? String }
        set { kept["profileName"] = newValue }
    }
    public var exposureMode: String? {
        get { kept["exposureMode"] as? String }
        set { kept["exposureMode"] = newValue }
    }
    public var exifVersion: String? {
        get { kept["exifVersion"] as? String }
        set { kept["exifVersion"] = newValue }
    }
    public var exifgpsVersion: String? {
        get { kept["exifgpsVersion"] as? String }
        set { kept["exifgpsVersion"] = newValue }
    }
    public var meteringMode: String? {
        get { kept["meteringMode"] as? String }
        set { kept["meteringMode"] = newValue }
    }
    public var exposureProgram: String? {
        get { kept["exposureProgram"] as? String }
        set { kept["exposureProgram"] = newValue }
    }
    public var exposureTimeString: String? {
        get { kept["exposureTimeString"] as? String }
        set { kept["exposureTimeString"] = newValue }
    }
    public var layerNames: [String]? {
        get { kept["layerNames"] as? [String] }
        set { kept["layerNames"] = newValue }
    }
    // Music and films.
    public var codecs: [String]? {
        get { kept["codecs"] as? [String] }
        set { kept["codecs"] = newValue }
    }
    public var mediaTypes: [String]? {
        get { kept["mediaTypes"] as? [String] }
        set { kept["mediaTypes"] = newValue }
    }
    public var performers: [String]? {
        get { kept["performers"] as? [String] }
        set { kept["performers"] = newValue }
    }
    public var streamable: NSNumber? {
        get { kept["streamable"] as? NSNumber }
        set { kept["streamable"] = newValue }
    }
    public var totalBitRate: NSNumber? {
        get { kept["totalBitRate"] as? NSNumber }
        set { kept["totalBitRate"] = newValue }
    }
    public var videoBitRate: NSNumber? {
        get { kept["videoBitRate"] as? NSNumber }
        set { kept["videoBitRate"] = newValue }
    }
    public var audioBitRate: NSNumber? {
        get { kept["audioBitRate"] as? NSNumber }
        set { kept["audioBitRate"] = newValue }
    }
    public var deliveryType: NSNumber? {
        get { kept["deliveryType"] as? NSNumber }
        set { kept["deliveryType"] = newValue }
    }
    public var playCount: NSNumber? {
        get { kept["playCount"] as? NSNumber }
        set { kept["playCount"] = newValue }
    }
    public var local: NSNumber? {
        get { kept["local"] as? NSNumber }
        set { kept["local"] = newValue }
    }
    public var contentRating: NSNumber? {
        get { kept["contentRating"] as? NSNumber }
        set { kept["contentRating"] = newValue }
    }
    public var audioSampleRate: NSNumber? {
        get { kept["audioSampleRate"] as? NSNumber }
        set { kept["audioSampleRate"] = newValue }
    }
    public var audioChannelCount: NSNumber? {
        get { kept["audioChannelCount"] as? NSNumber }
        set { kept["audioChannelCount"] = newValue }
    }
    public var tempo: NSNumber? {
        get { kept["tempo"] as? NSNumber }
        set { kept["tempo"] = newValue }
    }
    public var audioTrackNumber: NSNumber? {
        get { kept["audioTrackNumber"] as? NSNumber }
        set { kept["audioTrackNumber"] = newValue }
    }
    public var generalMIDISequence: NSNumber? {
        get { kept["generalMIDISequence"] as? NSNumber }
        set { kept["generalMIDISequence"] = newValue }
    }
    public var director: String? {
        get { kept["director"] as? String }
        set { kept["director"] = newValue }
    }
    public var producer: String? {
        get { kept["producer"] as? String }
        set { kept["producer"] = newValue }
    }
    public var genre: String? {
        get { kept["genre"] as? String }
        set { kept["genre"] = newValue }
    }
    public var originalFormat: String? {
        get { kept["originalFormat"] as? String }
        set { kept["originalFormat"] = newValue }
    }
    public var keySignature: String? {
        get { kept["keySignature"] as? String }
        set { kept["keySignature"] = newValue }
    }
    public var timeSignature: String? {
        get { kept["timeSignature"] as? String }
        set { kept["timeSignature"] = newValue }
    }
    public var audioEncodingApplication: String? {
        get { kept["audioEncodingApplication"] as? String }
        set { kept["audioEncodingApplication"] = newValue }
    }
    public var composer: String? {
        get { kept["composer"] as? String }
        set { kept["composer"] = newValue }
    }
    public var lyricist: String? {
        get { kept["lyricist"] as? String }
        set { kept["lyricist"] = newValue }
    }
    public var album: String? {
        get { kept["album"] as? String }
        set { kept["album"] = newValue }
    }
    public var artist: String? {
        get { kept["artist"] as? String }
        set { kept["artist"] = newValue }
    }
    public var musicalGenre: String? {
        get { kept["musicalGenre"] as? String }
        set { kept["musicalGenre"] = newValue }
    }
    public var musicalInstrumentCategory: String? {
        get { kept["musicalInstrumentCategory"] as? String }
        set { kept["musicalInstrumentCategory"] = newValue }
    }
    public var musicalInstrumentName: String? {
        get { kept["musicalInstrumentName"] as? String }
        set { kept["musicalInstrumentName"] = newValue }
    }
    public var originalSource: URL? {
        get { kept["originalSource"] as? URL }
        set { kept["originalSource"] = newValue }
    }
    public var recordingDate: Date? {
        get { kept["recordingDate"] as? Date }
        set { kept["recordingDate"] = newValue }
    }
    // Mails and messages.
    public var accountHandles: [String]? {
        get { kept["accountHandles"] as? [String] }
        set { kept["accountHandles"] = newValue }
    }
    public var mailboxIdentifiers: [String]? {
        get { kept["mailboxIdentifiers"] as? [String] }
        set { kept["mailboxIdentifiers"] = newValue }
    }
    public var authorEmailAddresses: [String]? {
        get { kept["authorEmailAddresses"] as? [String] }
        set { kept["authorEmailAddresses"] = newValue }
    }
    public var recipientEmailAddresses: [String]? {
        get { kept["recipientEmailAddresses"] as? [String] }
        set { kept["recipientEmailAddresses"] = newValue }
    }
    public var authorAddresses: [String]? {
        get { kept["authorAddresses"] as? [String] }
        set { kept["authorAddresses"] = newValue }
    }
    public var recipientAddresses: [String]? {
        get { kept["recipientAddresses"] as? [String] }
        set { kept["recipientAddresses"] = newValue }
    }
    public var instantMessageAddresses: [String]? {
        get { kept["instantMessageAddresses"] as? [String] }
        set { kept["instantMessageAddresses"] = newValue }
    }
    public var authors: [CSPerson]? {
        get { kept["authors"] as? [CSPerson] }
        set { kept["authors"] = newValue }
    }
    public var primaryRecipients: [CSPerson]? {
        get { kept["primaryRecipients"] as? [CSPerson] }
        set { kept["primaryRecipients"] = newValue }
    }
    public var additionalRecipients: [CSPerson]? {
        get { kept["additionalRecipients"] as? [CSPerson] }
        set { kept["additionalRecipients"] = newValue }
    }
    public var hiddenAdditionalRecipients: [CSPerson]? {
        get { kept["hiddenAdditionalRecipients"] as? [CSPerson] }
        set { kept["hiddenAdditionalRecipients"] = newValue }
    }
    public var emailHeaders: [String: [Any]]? {
        get { kept["emailHeaders"] as? [String: [Any]] }
        set { kept["emailHeaders"] = newValue }
    }
    public var htmlContentData: Data? {
        get { kept["htmlContentData"] as? Data }
        set { kept["htmlContentData"] = newValue }
    }
    public var likelyJunk: NSNumber? {
        get { kept["likelyJunk"] as? NSNumber }
        set { kept["likelyJunk"] = newValue }
    }
    // Places.
    public var headline: String? {
        get { kept["headline"] as? String }
        set { kept["headline"] = newValue }
    }
    public var instructions: String? {
        get { kept["instructions"] as? String }
        set { kept["instructions"] = newValue }
    }
    public var stateOrProvince: String? {
        get { kept["stateOrProvince"] as? String }
        set { kept["stateOrProvince"] = newValue }
    }
    public var postalCode: String? {
        get { kept["postalCode"] as? String }
        set { kept["postalCode"] = newValue }
    }
    public var subThoroughfare: String? {
        get { kept["subThoroughfare"] as? String }
        set { kept["subThoroughfare"] = newValue }
    }
    public var thoroughfare: String? {
        get { kept["thoroughfare"] as? String }
        set { kept["thoroughfare"] = newValue }
    }
    public var gpsStatus: String? {
        get { kept["gpsStatus"] as? String }
        set { kept["gpsStatus"] = newValue }
    }
    public var gpsMeasureMode: String? {
        get { kept["gpsMeasureMode"] as? String }
        set { kept["gpsMeasureMode"] = newValue }
    }
    public var gpsMapDatum: String? {
        get { kept["gpsMapDatum"] as? String }
        set { kept["gpsMapDatum"] = newValue }
    }
    public var gpsProcessingMethod: String? {
        get { kept["gpsProcessingMethod"] as? String }
        set { kept["gpsProcessingMethod"] = newValue }
    }
    public var gpsAreaInformation: String? {
        get { kept["gpsAreaInformation"] as? String }
        set { kept["gpsAreaInformation"] = newValue }
    }
    public var altitude: NSNumber? {
        get { kept["altitude"] as? NSNumber }
        set { kept["altitude"] = newValue }
    }
    public var speed: NSNumber? {
        get { kept["speed"] as? NSNumber }
        set { kept["speed"] = newValue }
    }
    public var imageDirection: NSNumber? {
        get { kept["imageDirection"] as? NSNumber }
        set { kept["imageDirection"] = newValue }
    }
    public var gpsTrack: NSNumber? {
        get { kept["gpsTrack"] as? NSNumber }
        set { kept["gpsTrack"] = newValue }
    }
    public var gpsdop: NSNumber? {
        get { kept["gpsdop"] as? NSNumber }
        set { kept["gpsdop"] = newValue }
    }
    public var gpsDestLatitude: NSNumber? {
        get { kept["gpsDestLatitude"] as? NSNumber }
        set { kept["gpsDestLatitude"] = newValue }
    }
    public var gpsDestLongitude: NSNumber? {
        get { kept["gpsDestLongitude"] as? NSNumber }
        set { kept["gpsDestLongitude"] = newValue }
    }
    public var gpsDestBearing: NSNumber? {
        get { kept["gpsDestBearing"] as? NSNumber }
        set { kept["gpsDestBearing"] = newValue }
    }
    public var gpsDestDistance: NSNumber? {
        get { kept["gpsDestDistance"] as? NSNumber }
        set { kept["gpsDestDistance"] = newValue }
    }
    public var gpsDifferental: NSNumber? {
        get { kept["gpsDifferental"] as? NSNumber }
        set { kept["gpsDifferental"] = newValue }
    }
    public var timestamp: Date? {
        get { kept["timestamp"] as? Date }
        set { kept["timestamp"] = newValue }
    }
    public var gpsDateStamp: Date? {
        get { kept["gpsDateStamp"] as? Date }
        set { kept["gpsDateStamp"] = newValue }
    }
    // Where it is kept, and what may be done with it.
    public var actionIdentifiers: [String]? {
        get { kept["actionIdentifiers"] as? [String] }
        set { kept["actionIdentifiers"] = newValue }
    }
    public var providerDataTypeIdentifiers: [String]? {
        get { kept["providerDataTypeIdentifiers"] as? [String] }
        set { kept["providerDataTypeIdentifiers"] = newValue }
    }
    public var providerFileTypeIdentifiers: [String]? {
        get { kept["providerFileTypeIdentifiers"] as? [String] }
        set { kept["providerFileTypeIdentifiers"] = newValue }
    }
    public var providerInPlaceFileTypeIdentifiers: [String]? {
        get { kept["providerInPlaceFileTypeIdentifiers"] as? [String] }
        set { kept["providerInPlaceFileTypeIdentifiers"] = newValue }
    }
    public var sharedItemContentType: UTType? {
        get { kept["sharedItemContentType"] as? UTType }
        set { kept["sharedItemContentType"] = newValue }
    }
    public var containerDisplayName: String? {
        get { kept["containerDisplayName"] as? String }
        set { kept["containerDisplayName"] = newValue }
    }
    public var containerOrder: NSNumber? {
        get { kept["containerOrder"] as? NSNumber }
        set { kept["containerOrder"] = newValue }
    }
    public var userCreated: NSNumber? {
        get { kept["userCreated"] as? NSNumber }
        set { kept["userCreated"] = newValue }
    }
    public var userOwned: NSNumber? {
        get { kept["userOwned"] as? NSNumber }
        set { kept["userOwned"] = newValue }
    }
    public var userCurated: NSNumber? {
        get { kept["userCurated"] as? NSNumber }
        set { kept["userCurated"] = newValue }
    }
    public var darkThumbnailURL: URL? {
        get { kept["darkThumbnailURL"] as? URL }
        set { kept["darkThumbnailURL"] = newValue }
    }
}

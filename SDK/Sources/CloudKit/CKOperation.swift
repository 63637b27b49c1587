public import Foundation

/// Work of iCloud: it fails, since nobody is signed in.
open class CKOperation: Operation, @unchecked Sendable {
    // Sendable, as every subclass of Operation has to say: its properties are set before it is enqueued, and read by one
    // thread, which runs it (Operation: "Multicore Considerations").
    /// How it is done.
    open class Configuration: NSObject {
        open var container: CKContainer?
        open var allowsCellularAccess = true
        open var isLongLived = false
        open var timeoutIntervalForRequest: TimeInterval = 60
        open var timeoutIntervalForResource: TimeInterval = 604_800
        open var qualityOfService = QualityOfService.default
        public override init() {}
    }

    open var configuration: Configuration! = Configuration()
    /// Work that belongs together; kept.
    open var group: CKOperationGroup?
    /// Never called: nothing is kept to go on later.
    open var longLivedOperationWasPersistedBlock: (() -> Void)?
    public let operationID = UUID().uuidString
    func fail() {}
    open override func main() { fail() }
}

/// Work in a database.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
    open var database: CKDatabase?
}

/// Saves and deletes records.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    /// When a record is saved.
    public enum RecordSavePolicy: Int, Sendable { case ifServerRecordUnchanged = 0, changedKeys, allKeys }

    open var recordsToSave: [CKRecord]?
    open var recordIDsToDelete: [CKRecord.ID]?
    open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
    open var isAtomic = true
    open var clientChangeTokenData: Data?
    open var perRecordProgressBlock: ((CKRecord, Double) -> Void)?
    open var perRecordCompletionBlock: ((CKRecord, (any Error)?) -> Void)?
    open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    open var perRecordDeleteBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)?
    open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
    open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?

    public init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
        (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
    }

    override func fail() {
        modifyRecordsCompletionBlock?(nil, nil, CKError(.notAuthenticated))
        modifyRecordsResultBlock?(.failure(CKError(.notAuthenticated)))
    }
}

/// Asks for records.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
    public static let maximumResults = 0
    /// Where an answer goes on.
    open class Cursor: NSObject, @unchecked Sendable {}  // It has nothing.

    open var query: CKQuery?
    open var cursor: Cursor?
    open var zoneID: CKRecordZone.ID?
    open var resultsLimit = CKQueryOperation.maximumResults
    open var desiredKeys: [CKRecord.FieldKey]?
    open var recordFetchedBlock: ((CKRecord) -> Void)?
    open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
    open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?

    public override init() {}
    public init(query: CKQuery) { self.query = query }
    public init(cursor: Cursor) { self.cursor = cursor }

    override func fail() {
        queryCompletionBlock?(nil, CKError(.notAuthenticated))
        queryResultBlock?(.failure(CKError(.notAuthenticated)))
    }
}

/// Asks for records by their names.
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    open var recordIDs: [CKRecord.ID]?
    open var desiredKeys: [CKRecord.FieldKey]?
    open var perRecordProgressBlock: ((CKRecord.ID, Double) -> Void)?
    open var perRecordCompletionBlock: ((CKRecord?, CKRecord.ID?, (any Error)?) -> Void)?
    open var perRecordResultBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    open var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?
    open var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
    public init(recordIDs: [CKRecord.ID]) { self.recordIDs = recordIDs }
    public override init() {}
    open class func fetchCurrentUserRecordOperation() -> CKFetchRecordsOperation { CKFetchRecordsOperation() }

    override func fail() {
        fetchRecordsCompletionBlock?(nil, CKError(.notAuthenticated))
        fetchRecordsResultBlock?(.failure(CKError(.notAuthenticated)))
    }
}

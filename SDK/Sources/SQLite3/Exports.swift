// The system's SQLite, which a phone has too.
@_exported import CSQLite3

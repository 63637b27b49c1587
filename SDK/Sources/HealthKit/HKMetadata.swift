// What is said of a sample besides its value.

public let HKErrorDomain = "com.apple.healthkit"
public let HKMetadataKeySyncIdentifier = "HKMetadataKeySyncIdentifier"
public let HKMetadataKeySyncVersion = "HKMetadataKeySyncVersion"
public let HKMetadataKeyExternalUUID = "HKExternalUUID"
public let HKMetadataKeyTimeZone = "HKTimeZone"
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
public let HKMetadataKeyDeviceName = "HKDeviceName"
public let HKMetadataKeyFoodType = "HKFoodType"

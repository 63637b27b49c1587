// The numbers of TargetConditionals.h that old code asks at run time: author code is built as for a phone, as
// `#if targetEnvironment(simulator)` has it.

public var TARGET_OS_IPHONE: Int32 { 1 }
public var TARGET_OS_IOS: Int32 { 1 }
public var TARGET_OS_MAC: Int32 { 1 }
public var TARGET_OS_SIMULATOR: Int32 { 0 }
public var TARGET_IPHONE_SIMULATOR: Int32 { 0 }

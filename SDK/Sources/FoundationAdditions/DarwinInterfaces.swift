// What Darwin's getifaddrs(3) tells of an interface beside its address. Linux's tells it in another form, so that no address of
// that family comes.

/// The family of an interface's own address.
public let AF_LINK: Int32 = 18

/// What went through an interface (net/if_var.h).
public struct if_data: Sendable {
    public var ifi_type: UInt8 = 0
    public var ifi_typelen: UInt8 = 0
    public var ifi_physical: UInt8 = 0
    public var ifi_addrlen: UInt8 = 0
    public var ifi_hdrlen: UInt8 = 0
    public var ifi_recvquota: UInt8 = 0
    public var ifi_xmitquota: UInt8 = 0
    public var ifi_unused1: UInt8 = 0
    public var ifi_mtu: UInt32 = 0
    public var ifi_metric: UInt32 = 0
    public var ifi_baudrate: UInt32 = 0
    public var ifi_ipackets: UInt32 = 0
    public var ifi_ierrors: UInt32 = 0
    public var ifi_opackets: UInt32 = 0
    public var ifi_oerrors: UInt32 = 0
    public var ifi_collisions: UInt32 = 0
    public var ifi_ibytes: UInt32 = 0
    public var ifi_obytes: UInt32 = 0
    public var ifi_imcasts: UInt32 = 0
    public var ifi_omcasts: UInt32 = 0
    public var ifi_iqdrops: UInt32 = 0
    public var ifi_noproto: UInt32 = 0
    public init() {}
}

package org.ndktck.catalog;

/** The sections of the catalogue: one function, object or topic each, in the order of reports. */
public enum Section {
    /** Interface-wide rules. */
    GEN("Interface-wide rules"),
    /** GetConnectionData. */
    GCD("GetConnectionData"),
    /** Accept. */
    ACC("Accept"),
    /** Connect. */
    CON("Connect"),
    /** ConnectWithSharedEndpoint. */
    CSE("ConnectWithSharedEndpoint"),
    /** CompleteConnect. */
    CMP("CompleteConnect"),
    /** Reject. */
    REJ("Reject"),
    /** GetLocalAddress. */
    GLA("GetLocalAddress"),
    /** GetPeerAddress. */
    GPA("GetPeerAddress"),
    /** Disconnect. */
    DIS("Disconnect"),
    /** Close and close completion. */
    CLO("Close and close completion"),
    /** QueryExtensionInterface. */
    QEI("QueryExtensionInterface"),
    /** CreateConnector. */
    CRE("CreateConnector"),
    /** Listener. */
    LIS("Listener"),
    /** Connect event. */
    CEV("Connect event"),
    /** Disconnect event. */
    DEV("Disconnect event"),
    /** Request and create completion. */
    CB("Request and create completion"),
    /** Adapter information and open. */
    ADP("Adapter information and open"),
    /** Shared endpoint. */
    SEP("Shared endpoint"),
    /** Queue pair. */
    QP("Queue pair"),
    /** Object lifetime and ordering. */
    LIF("Object lifetime and ordering"),
    /** IRQL. */
    IRQ("IRQL"),
    /** NDKPI 2.1 additions. */
    EX("NDKPI 2.1 additions");

    private final String title;

    Section(String title) {
        this.title = title;
    }

    /**
     * Gives the section's heading.
     *
     * @return for example {@code GetConnectionData}
     */
    public String title() {
        return title;
    }
}

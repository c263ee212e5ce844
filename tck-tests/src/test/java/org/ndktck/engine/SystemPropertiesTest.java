package org.ndktck.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class SystemPropertiesTest {

    private static final String GONE = "ndk.tck.test.gone";
    private static final String CHANGED = "ndk.tck.test.changed";

    @AfterEach
    void clear() {
        System.clearProperty(GONE);
        System.clearProperty(CHANGED);
    }

    @Test
    void whatIsGoneIsPutBackAndWhatWasChangedStays() {
        System.setProperty(GONE, "before");
        System.setProperty(CHANGED, "before");
        SystemProperties properties = new SystemProperties();
        System.clearProperty(GONE);
        System.setProperty(CHANGED, "after");

        properties.restore();

        assertThat(System.getProperty(GONE)).isEqualTo("before");
        assertThat(System.getProperty(CHANGED)).isEqualTo("after");
    }
}

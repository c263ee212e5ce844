package org.ndktck.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LargeNumberTest {

    @ParameterizedTest
    @CsvSource({
        "stored 2147483648 in *p, stored 2147483648 (0x80000000) in *p",
        "p = & -> 4294967295), p = & -> 4294967295 (0xFFFFFFFF))",
        "stored 16..128 and 65536, stored 16..128 and 65536",
        "C1.NdkConnect(10.77.0.1 port 51274), C1.NdkConnect(10.77.0.1 port 51274)",
        "0x1122334455667788 and 1234567890.5, 0x1122334455667788 and 1234567890.5"
    })
    void onlyALargeNumberIsGivenInHexadecimalToo(String text, String explained) {
        assertThat(LargeNumber.explained(text)).isEqualTo(explained);
    }
}

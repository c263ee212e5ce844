package org.ndktck.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ndktck.documents.MissionDocument.ACCEPT;
import static org.ndktck.documents.MissionDocument.GET_CONNECTION_DATA_KOREAN;
import static org.ndktck.documents.MissionDocument.GET_CONNECTION_DATA_SOURCE;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Invented pages, taken apart. */
class DocumentReaderTest {

    @Test
    void everyLineHasItsPlace() {
        assertThat(DocumentReader.read(ACCEPT, """
                        A site
                        NDK_FN_X NdkFnX;

                        NTSTATUS NdkFnX(
                          [in] ULONG Length
                        )
                        {...}
                        Menu
                        Description
                        It does. It does not! Not in 2.0 of x.h
                        Parameters
                        Length [in]
                        A length.
                        Return value
                        One of these.
                        STATUS_SUCCESS Done.
                        Other status codes
                        Failed.
                        Remarks
                        Description
                        """))
                .containsExactly(
                        sentence("head", 1, "A site"),
                        sentence("syntax", 1, "NDK_FN_X NdkFnX;"),
                        sentence("syntax", 2, "NTSTATUS NdkFnX("),
                        sentence("syntax", 3, "[in] ULONG Length"),
                        sentence("syntax", 4, ")"),
                        sentence("syntax", 5, "{...}"),
                        sentence("title", 1, "Menu"),
                        sentence("description", 0, "Description"),
                        sentence("description", 1, "It does."),
                        sentence("description", 2, "It does not!"),
                        sentence("description", 3, "Not in 2.0 of x.h"),
                        sentence("parameters", 0, "Parameters"),
                        sentence("parameters.Length", 0, "Length [in]"),
                        sentence("parameters.Length", 1, "A length."),
                        sentence("return", 0, "Return value"),
                        sentence("return", 1, "One of these."),
                        sentence("return.STATUS_SUCCESS", 0, "STATUS_SUCCESS"),
                        sentence("return.STATUS_SUCCESS", 1, "Done."),
                        sentence("return.other", 0, "Other status codes"),
                        sentence("return.other", 1, "Failed."),
                        sentence("remarks", 0, "Remarks"),
                        sentence("remarks", 1, "Description"));
    }

    @Test
    void aParameterIsFoundWhereverItsMarksStand() {
        assertThat(DocumentReader.read(ACCEPT, """
                        Parameters
                        [in, optional] First
                        Second [_In_reads_bytes_opt_(First)]
                        Third
                        """))
                .extracting(Sentence::section)
                .containsExactly("parameters", "parameters.First", "parameters.Second", "parameters.Third");
    }

    @Test
    void markdownGivesWhatTheRenderedPageGives() {
        List<Sentence> rendered = DocumentReader.read(GET_CONNECTION_DATA_SOURCE, """
                        Return value
                        Code Meaning
                        STATUS_X It *pLength fails.
                        """);

        assertThat(DocumentReader.read(GET_CONNECTION_DATA_SOURCE, """
                        ## Return value

                        | Code | Meaning |
                        | --- | --- |
                        | **STATUS_X** | It **pLength* fails. |
                        """)).isEqualTo(rendered);
    }

    @Test
    void translatedHeadingsCountAsTheEnglishOnes() {
        assertThat(DocumentReader.read(GET_CONNECTION_DATA_KOREAN, "매개 변수\npName\n반환 값\n기타 상태 코드\n설명\n요구 사항\n요구 사항"))
                .extracting(Sentence::section, Sentence::ordinal)
                .hasToString("[(\"parameters\", 0), (\"parameters.pName\", 0), (\"return\", 0), (\"return.other\", 0),"
                        + " (\"remarks\", 0), (\"requirements\", 0), (\"requirements\", 1)]");
    }

    private static Sentence sentence(String section, int ordinal, String text) {
        return Sentence.of(ACCEPT, section, ordinal, text);
    }
}

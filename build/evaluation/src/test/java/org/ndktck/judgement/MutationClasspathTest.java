package org.ndktck.judgement;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;

/** The profile that judges the kit by its mutants runs the tests of other modules, and seldom: it must not lack what they need. */
class MutationClasspathTest {

    private static final Path ROOT = Path.of("..", "..");

    private static List<String> dependencies(String module, String which) throws Exception {
        Document pom = DocumentBuilderFactory.newDefaultInstance()
                .newDocumentBuilder()
                .parse(ROOT.resolve(module).resolve("pom.xml").toFile());
        NodeList names = (NodeList) XPathFactory.newDefaultInstance()
                .newXPath()
                .evaluate(
                        "/project/dependencies/dependency" + which + "/artifactId/text()", pom, XPathConstants.NODESET);
        List<String> dependencies = new ArrayList<>();
        for (int at = 0; at < names.getLength(); at++) {
            dependencies.add(names.item(at).getNodeValue());
        }
        return dependencies;
    }

    @ParameterizedTest
    @ValueSource(strings = {"reports", "tck-tests"})
    void itHasWhateverTheTestsOfAModuleNeed(String module) throws Exception {
        assertThat(dependencies("build/mutation/kit", ""))
                .contains(module)
                .containsAll(dependencies(module, "[scope = 'test']"));
    }
}

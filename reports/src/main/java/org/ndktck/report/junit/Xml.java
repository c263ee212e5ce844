package org.ndktck.report.junit;

import java.util.stream.Collectors;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.ndktck.report.text.Printable;

/** Writes indented XML, and only characters that XML can carry. */
final class Xml {

    private final XMLStreamWriter writer;
    private int depth;
    private boolean inline;

    Xml(XMLStreamWriter writer) {
        this.writer = writer;
    }

    void startDocument() throws XMLStreamException {
        writer.writeStartDocument("UTF-8", "1.0");
    }

    Xml start(String element) throws XMLStreamException {
        newLine();
        writer.writeStartElement(element);
        depth++;
        inline = true;
        return this;
    }

    Xml attribute(String name, String value) throws XMLStreamException {
        writer.writeAttribute(name, Printable.line(value));
        return this;
    }

    /** Writes text that may have several lines; it ends the element's line where it ends. */
    Xml text(String text) throws XMLStreamException {
        writer.writeCharacters(text.lines().map(Xml::line).collect(Collectors.joining("\n")));
        return this;
    }

    void end() throws XMLStreamException {
        depth--;
        if (!inline) {
            newLine();
        }
        writer.writeEndElement();
        inline = false;
    }

    void endDocument() throws XMLStreamException {
        writer.writeEndDocument();
        writer.writeCharacters("\n");
        writer.flush();
    }

    private void newLine() throws XMLStreamException {
        writer.writeCharacters("\n" + "  ".repeat(depth));
    }

    /** The indent of a line carries meaning in a failure text. */
    private static String line(String line) {
        String stripped = line.stripLeading();
        return line.substring(0, line.length() - stripped.length()) + Printable.line(stripped);
    }
}

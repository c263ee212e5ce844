package org.ndktck.report.html;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.TemplateOutput;
import gg.jte.output.StringOutput;
import java.nio.charset.StandardCharsets;
import org.ndktck.catalog.Catalog;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.text.Printable;

/**
 * Renders a result as one HTML file: no font, no picture, nothing to fetch.
 *
 * <p>One script of the page's own adds filter and keyboard; without it everything is readable. A policy names its hash, so that
 * a browser runs no other. Every text is escaped by the template engine; control characters, which no page may have, are replaced.
 */
public final class HtmlReport {

    /** Name of the file in a report directory. */
    public static final String NAME = "compliance.html";

    private final Catalog catalog;
    private final PageScript script = PageScript.load();

    /** Compiled with this module, and so found by the loader of this class and no other. */
    private final TemplateEngine templates =
            TemplateEngine.createPrecompiled(null, ContentType.Html, HtmlReport.class.getClassLoader());

    /**
     * Binds the rendering to the catalogue.
     *
     * @param catalog the requirements
     */
    public HtmlReport(Catalog catalog) {
        this.catalog = catalog;
    }

    /**
     * Renders a result.
     *
     * @param result the result
     * @return the file's content, UTF-8
     */
    public byte[] write(RunResult result) {
        TemplateOutput page = new StringOutput();
        templates.render("ndktck/compliance.jte", Page.of(catalog, result, script), page);
        return Printable.page(page.toString()).getBytes(StandardCharsets.UTF_8);
    }
}

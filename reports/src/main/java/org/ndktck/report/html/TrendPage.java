package org.ndktck.report.html;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.TemplateOutput;
import gg.jte.output.StringOutput;
import org.ndktck.report.comparison.ResultTrend;
import org.ndktck.report.text.Printable;

/** Renders the trend of several runs as one HTML page without scripts: no font, no picture, nothing to fetch. */
public final class TrendPage {

    private TrendPage() {}

    /**
     * Renders a trend.
     *
     * @param trend the trend
     * @return the page
     */
    public static String of(ResultTrend trend) {
        TemplateOutput page = new StringOutput();
        TemplateEngine.createPrecompiled(null, ContentType.Html, TrendPage.class.getClassLoader())
                .render("ndktck/trend.jte", trend, page);
        return Printable.page(page.toString());
    }
}

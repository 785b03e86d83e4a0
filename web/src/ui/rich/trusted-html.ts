const policy = window.trustedTypes?.createPolicy('trinchera-html', { createHTML: (html: string) => html })

/** Marks HTML as trusted, so that the browser accepts it. Only for HTML that `prepare.ts` cleans, and for output of the formula library. */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html

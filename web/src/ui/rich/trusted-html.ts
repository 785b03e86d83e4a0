const policy = window.trustedTypes?.createPolicy('trinchera-html', { createHTML: (html: string) => html })

/** Marks a string as HTML that the browser accepts. Only for HTML that `prepare.ts` cleans, and for the output of the formula library. */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html

const policy = window.trustedTypes?.createPolicy('trinchera-html', { createHTML: (html: string) => html })

/** Text that the browser may take as HTML. Only for what `prepare.ts` cleans, and for what the formula library draws. */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html

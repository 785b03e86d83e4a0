/** A script element that holds data, for HTML. `<` could end it or begin a comment; JSON takes it escaped. */
export const jsonElement = (attributes: string, json: string) =>
  `<script ${attributes}>${json.replaceAll('<', '\\u003c')}</script>`

/** A script element that contains data. `<` is escaped in the JSON, because it could end the element or begin a comment. */
export const jsonElement = (attributes: string, json: string) =>
  `<script ${attributes}>${json.replaceAll('<', '\\u003c')}</script>`

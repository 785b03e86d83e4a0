/** HTML of a script element that contains JSON. `<` is escaped, because it could end the element or begin a comment. */
export const jsonElement = (attributes: string, json: string) =>
  `<script ${attributes}>${json.replaceAll('<', '\\u003c')}</script>`

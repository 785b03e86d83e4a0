import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The oldest version of each browser that the web supports. @param {string} root @returns {Record<string, string>} */
export const browsersOf = (root) => JSON.parse(readFileSync(join(root, 'web/browsers.json'), 'utf8'))

import { isCode, isTest, lineAt } from './sources.mjs'

const home = 'contract/site-paths.ts'

/** The first path segments of the site's URLs: `ladder`, `anuncios`… @param {string} text of the file that declares the paths */
function firstSegments(text) {
  const literals = [...text.matchAll(/['`]\/([\w-]+)/g)].map((match) => match[1] ?? '')
  return [...new Set(literals)]
}

/** Matches the declaration of an API route. Removed before the search, because its path may look like one of the site's pages. */
const apiRoute = /define\w*Route\(\s*'\w+',\s*'[^']*'/g

/**
 * Finds URL paths of the site's pages written as string literals outside `contract/site-paths.ts`.
 * @param {readonly import('./sources.mjs').Source[]} sources
 * @returns {string[]} one line per literal; empty if there are none
 */
export function strayAddresses(sources) {
  const declared = sources.find(({ path }) => path === home)
  if (!declared) return [`${home} is missing`]
  const address = new RegExp(
    String.raw`(?:['"\`]|\$\{[\w.]*[uU]rl\}|\]\()/(?:${firstSegments(declared.text).join('|')})(?=['"\`/?#)])`,
    'g',
  )
  return sources
    .filter(({ path }) => isCode(path) && !isTest(path) && path !== home)
    .flatMap(({ path, text }) => {
      const code = text.replaceAll(apiRoute, (route) => route.replaceAll(/[^\n]/g, ' '))
      return [...code.matchAll(address)].map(
        (match) => `${path}:${lineAt(code, match.index)} address ${match[0]} belongs to ${home}`,
      )
    })
}

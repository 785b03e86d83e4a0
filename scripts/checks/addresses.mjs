import { isCode, isTest, lineAt } from './sources.mjs'

const home = 'contract/site-paths.ts'

/** The first path segments of the site's URLs: `ladder`, `anuncios`… @param {string} text of the file that declares the paths */
function firstSegments(text) {
  const literals = [...text.matchAll(/['`]\/([\w-]+)/g)].map((match) => match[1] ?? '')
  return [...new Set(literals)]
}

/** Matches the declaration of an API route. Its path, below `/api`, may begin with the same word as a path of the site. */
const apiRoute = /defineRoute\(\s*'\w+',\s*'[^']*'/g

/**
 * String literals that contain a path of the site outside `contract/site-paths.ts`.
 * @param {readonly import('./sources.mjs').Source[]} sources
 * @returns {string[]}
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

import { readFileSync } from 'node:fs'

/** What packages do at each start that costs V8 more than it need, and how it is bundled. @type {readonly { file: RegExp, from: string, to: string }[]} */
const changes = [
  // a prototype gets six hundred methods one by one, and V8 copies the list of all at each, 5 MB in the whole, unless one was taken away before
  {
    file: /ioredis[\\/]built[\\/]utils[\\/]Commander\.js$/,
    from: '\ncommands.forEach(',
    to: '\nObject.assign(Commander.prototype, { taken: 1, last: 1 });\ndelete Commander.prototype.taken;\ndelete Commander.prototype.last;\ncommands.forEach(',
  },
  // a function is compiled for each part of an address that is shorter than this
  {
    file: /find-my-way[\\/]lib[\\/]node\.js$/,
    from: 'LONG_PREFIX_MIN_LENGTH = 16',
    to: 'LONG_PREFIX_MIN_LENGTH = 2',
  },
  // a part of Node.js that only a site of HTTP/2 needs
  {
    file: /fastify[\\/]lib[\\/]server\.js$/,
    from: "const http2 = require('node:http2')",
    to: 'const http2 = {}',
  },
  // looks for files where a folder is listed at the start; here each is looked for when it is asked
  {
    file: /@fastify[\\/]static[\\/]index\.js$/,
    from: "const { glob } = require('glob')",
    to: 'const glob = null',
  },
]

/** Changes packages as they are bundled. Fails where a new version of one no longer has what is changed. @type {import('esbuild').Plugin} */
export const quickPackages = {
  name: 'quick-packages',
  setup({ onLoad }) {
    for (const { file, from, to } of changes)
      onLoad({ filter: file }, ({ path }) => {
        const [before, after, ...more] = readFileSync(path, 'utf8').split(from)
        if (after === undefined || more.length) throw new Error(`${path}: no longer has ${from.trim()}, once`)
        return { contents: `${before}${to}${after}` }
      })
  },
}

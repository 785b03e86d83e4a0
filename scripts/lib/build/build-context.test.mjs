import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../places.mjs'
import { inputFiles } from './stamp.mjs'
import { sharedInputs, targets } from './targets.mjs'

/** @param {string} file */
const read = (file) => readFileSync(join(root, file), 'utf8')
/** True for a file of the checkout, false for an installed or built one. @param {string} file */
const isSource = (file) =>
  !/(?:^|\/)(?:node_modules|dist)\//.test(file) && existsSync(join(root, file)) && statSync(join(root, file)).isFile()

/**
 * Returns a predicate that is true for the files that Docker excludes from the context. The last matching rule decides.
 * @param {string} dockerignore
 */
function exclusionOf(dockerignore) {
  const rules = dockerignore
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => ({
      excludes: !line.startsWith('!'),
      pattern: new RegExp(
        `^${line
          .replace(/^!/, '')
          .replace(/[.+^$()|[\]{}]/g, String.raw`\$&`)
          .replaceAll('**/', '\0')
          .replaceAll('*', '[^/]*')
          .replaceAll('\0', '(?:.*/)?')}(?:/|$)`,
      ),
    }))
  return (/** @type {string} */ file) => rules.findLast(({ pattern }) => pattern.test(file))?.excludes ?? false
}

/** The scripts that the Dockerfile runs, directly or through a name in package.json. @param {string} dockerfile @returns {string[]} */
function scriptsRun(dockerfile) {
  /** @type {Record<string, string>} */
  const named = JSON.parse(read('package.json')).scripts
  const commands = [dockerfile, ...[...dockerfile.matchAll(/npm run (\S+)/g)].map(([, name = '']) => named[name] ?? '')]
  return commands.flatMap((command) => [...command.matchAll(/node (scripts\/\S+)/g)].map(([, file = '']) => file))
}

/** A script and, recursively, the files that it imports or names. @param {string} file @param {Set<string>} [found] */
function reads(file, found = new Set()) {
  if (found.has(file)) return found
  found.add(file)
  if (!file.endsWith('.mjs')) return found
  for (const [, named = ''] of read(file).matchAll(/['"`]([\w@./-]+)['"`]/g)) {
    const path = named.startsWith('.') ? relative(root, join(root, dirname(file), named)) : named
    if (isSource(path)) reads(path, found)
  }
  return found
}

it('the context of the image holds every file that its build reads', () => {
  const dockerfile = read('Dockerfile')
  const copied = [...dockerfile.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, names = '']) => names.split(' '))
  const needed = new Set([
    ...copied.filter(isSource),
    ...inputFiles(root, [...targets.flatMap(({ rooms }) => rooms), ...sharedInputs]),
    ...scriptsRun(dockerfile).flatMap((script) => [...reads(script)]),
  ])
  expect([...needed]).toEqual(expect.arrayContaining(['.npmrc', 'scripts/lib/progress.mjs']))
  const isExcluded = exclusionOf(read('.dockerignore'))
  expect([...needed].filter(isExcluded)).toEqual([])
  expect(
    ['docs/rules.md', 'ops/tls/privkey.pem', '.env', 'db/dist/main.js', 'db/migrate.test.ts'].filter(
      (file) => !isExcluded(file),
    ),
  ).toEqual([])
})

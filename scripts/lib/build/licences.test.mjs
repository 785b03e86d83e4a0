import { expect, it } from 'vitest'
import { root } from '../places.mjs'
import { isAllowed, licenceProblems, licencesText, shippedPackages } from './licences.mjs'

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND OFL-1.1', true],
  ['MIT AND GPL-3.0', false],
  ['GPL-3.0', false],
  ['', false],
])('of a package with the licence "%s" the licence is allowed: %s', (licence, may) => {
  expect(isAllowed(licence)).toBe(may)
})

it('every shipped package has an allowed licence', () => expect(licenceProblems(root)).toEqual([]))

it('the notices name every shipped package with its version, licence and source', () => {
  const text = licencesText(root)
  const packages = shippedPackages(root)
  for (const { name, version, licence, source } of packages)
    expect(text).toContain(`${name} ${version} (${licence})\nCódigo fuente: ${source}\n`)
  // Of each kind one: in the server's bundle, in the worker's, in the bot's, in the web's, a font, and one that is not bundled.
  const names = packages.map(({ name }) => name)
  const kinds = ['fastify', 'nodemailer', 'discord.js', 'react', '@fontsource-variable/source-sans-3', 'sharp']
  expect(names).toEqual(expect.arrayContaining([...kinds, 'web-push', '@resvg/resvg-js']))
  // Tools are not shipped.
  expect(names.filter((name) => ['vite', 'typescript', 'vitest', 'node-gyp'].includes(name))).toEqual([])
  expect(text).toContain('https://github.com/libvips/libvips')
})

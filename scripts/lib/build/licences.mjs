import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { external, fromFolder } from './bundle.mjs'
import { neededPackages } from './packages.mjs'

/** Licences (SPDX) whose conditions are met by distributing the notices of `licencesText`. */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'OFL-1.1',
  // MPL-2.0 requires offering the source: the notices name its address.
  'MPL-2.0',
  'LGPL-3.0-or-later',
])

/** Packages that only build native modules, so they are not shipped. */
export const onlyForBuilding = ['prebuild-install', 'node-gyp', 'node-addon-api']

/** Fonts that the built web contains, although the web's package lists them as development dependencies. */
const webFonts = ['sofia-sans-extra-condensed', 'source-sans-3'].map(
  (name) => `node_modules/@fontsource-variable/${name}`,
)

/**
 * @typedef {object} Shipped
 * @property {string} name
 * @property {string} version
 * @property {string} licence SPDX expression, empty if the package names none
 * @property {string} source address of its source, or of its page
 * @property {string} authors empty if the package names none
 * @property {string} text of its licence files, empty if it has none
 */

/** The field `name` if it is a text, otherwise ''. @param {unknown} value @param {string} name @returns {string} */
function textIn(value, name) {
  const one = new Map(Object.entries(Object(value))).get(name)
  return typeof one === 'string' ? one : ''
}

/** What a package's folder says of its licence. @param {string} root @param {string} folder @returns {Shipped} */
function readPackage(root, folder) {
  /** @param {string} file */
  const read = (file) => readFileSync(join(root, folder, file), 'utf8')
  const manifest = JSON.parse(read('package.json'))
  const [name, version] = [textIn(manifest, 'name'), textIn(manifest, 'version')]
  const repository = (textIn(manifest, 'repository') || textIn(manifest.repository, 'url'))
    .replace(/^git\+|\.git$/g, '')
    .replace(/^(?:git@|git:\/\/|git\+ssh:\/\/git@|ssh:\/\/git@)github\.com[:/]/, 'https://github.com/')
    .replace(/^(?:github:)?([\w.-]+\/[\w.-]+)$/, 'https://github.com/$1')
  const files = readdirSync(join(root, folder)).filter((file) =>
    /^(?:licen[cs]e|copying|notice|third[-_]party)/i.test(file),
  )
  return {
    name,
    version,
    licence: textIn(manifest, 'license') || textIn(manifest.license, 'type') || textIn(manifest.licenses?.[0], 'type'),
    authors: textIn(manifest, 'author') || textIn(manifest.author, 'name'),
    source: repository || `https://www.npmjs.com/package/${name}/v/${version}`,
    text: files.map((file) => read(file).trim()).join('\n\n'),
  }
}

/** The third-party packages in the bundles, the built web and the container image, by name. @param {string} root */
export function shippedPackages(root) {
  const rooms = ['server', 'worker', 'bot', 'web']
  const unbundled = [...external, ...fromFolder].map((name) => `node_modules/${name}`)
  return neededPackages(root, [...rooms, ...unbundled, ...webFonts], onlyForBuilding)
    .filter((folder) => folder.includes('node_modules/'))
    .map((folder) => readPackage(root, folder))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** True if one may choose an allowed licence for each part of an SPDX expression. @param {string} licence */
export const isAllowed = (licence) =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => allowed.has(one)))

/** One text for each shipped package whose licence is not allowed; empty if all are. @param {string} root */
export const licenceProblems = (root) =>
  shippedPackages(root)
    .filter(({ licence }) => !isAllowed(licence))
    .map(
      ({ name, version, licence }) =>
        `${name} ${version}: licencia ${licence || 'sin nombrar'}, que no está en scripts/lib/build/licences.mjs`,
    )

/**
 * The notices that the licences of shipped packages ask for: name, version, licence, source and licence text of each. Packages with the
 * same licence text stand together.
 * @param {string} root
 */
export function licencesText(root) {
  const own = readFileSync(join(root, 'LICENSE'), 'utf8').trim()
  const mit = own.slice(own.indexOf('Permission is hereby granted'))
  /** Packages by licence text. @type {Map<string, Shipped[]>} */
  const byText = new Map()
  for (const one of shippedPackages(root)) {
    const text =
      one.text ||
      (one.licence === 'MIT'
        ? `Copyright ${one.authors || `the authors of ${one.name}`}\n\n${mit}`
        : `El paquete no trae el texto de su licencia: https://spdx.org/licenses/${one.licence}.html`)
    byText.set(text, [...(byText.get(text) ?? []), one])
  }
  const parts = [...byText].map(([text, packages]) => {
    const heads = packages.map(
      ({ name, version, licence, source }) => `${name} ${version} (${licence})\nCódigo fuente: ${source}`,
    )
    return `${heads.join('\n')}\n\n${text}\n`
  })
  const head =
    'Trinchera usa el software y las letras de otros que se nombran acá, cada uno con su licencia y con el lugar donde está su código fuente.\n' +
    'libvips y las bibliotecas que trae (LGPL-3.0) se enlazan sin cambios: https://github.com/libvips/libvips y https://github.com/lovell/sharp-libvips.\n' +
    'La imagen trae además Node.js (/usr/local/LICENSE) y Debian (/usr/share/common-licenses, con la GPL y la LGPL).'
  return [`${head}\n\nTrinchera\n\n${own}\n`, ...parts].join(`\n${'-'.repeat(80)}\n\n`)
}

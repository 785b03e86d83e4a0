// npm run fonts: writes the site's two fonts, reduced to the weights that its style sheets use (web/src/styles/fonts.css). Run it after a
// change of the fonts or of the weights used.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { root } from './lib/places.mjs'

const fonts = [
  { name: 'sofia-sans-extra-condensed', min: 500, max: 900 },
  { name: 'source-sans-3', min: 400, max: 700 },
]

/** All characters with code points from `from` to `to`. @param {number} from @param {number} to */
const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at))
/** The characters in the Latin font files of the package fontsource. */
const letters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}${range(0x2000, 0x206f)}ıŒœ˚˜ˆʻʼ\u0304\u0308\u0329€™↑↓−∕\uFEFF\uFFFD`

const { resolve } = createRequire(join(root, 'web/package.json'))
const folder = join(root, 'web/src/styles/fonts')
mkdirSync(folder, { recursive: true })
for (const { name, min, max } of fonts) {
  const whole = readFileSync(resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`))
  const kept = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: { wght: { min, max } } })
  writeFileSync(join(folder, `${name}-wght-normal.woff2`), kept)
  writeFileSync(join(folder, `${name}.license.txt`), readFileSync(resolve(`@fontsource-variable/${name}/LICENSE`)))
  process.stdout.write(`${name}: ${whole.length} → ${kept.length} bytes\n`)
}

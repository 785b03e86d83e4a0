import { readFileSync } from 'node:fs'
import { version } from '@trinchera/contract/version'
import { expect, it } from 'vitest'
import { novedadesOf } from './novedades-of'

const changelog = `# Changelog

## 1.1.0 (2027-01-01)

### Novedades

- Algo nuevo, dicho
  en dos líneas.
- Otra cosa en \`/salud\`.

### Added

- Something.

## 1.0.0 (2026-11-28)

### Novedades

- Lo primero.
`

it.each([
  ['1.1.0', ['Algo nuevo, dicho en dos líneas.', 'Otra cosa en /salud.']],
  ['1.0.0', ['Lo primero.']],
  ['1.0', []],
])('are those of release %s alone', (release, lines) => {
  expect(novedadesOf(changelog, release)).toEqual(lines)
})

it('are there for this release', () => {
  const own = readFileSync(new URL('../../../../CHANGELOG.md', import.meta.url), 'utf8')
  expect(novedadesOf(own, version).length).toBeGreaterThan(0)
})

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { apiOf } from '@trinchera/testing/people'
import { publicRoutes } from '@trinchera/testing/public-routes'
import { product } from './fixture'

const built = join(import.meta.dirname, '../../web/dist')

/**
 * Most bytes of scripts, compressed, that the first load of each screen may fetch: the present size plus some hundred. If you raise a
 * number, say why; if you make a screen smaller, lower its number.
 *
 * Raised by 2 kB when the footer, the guide and the rulebook became texts that staff edit and players were asked for their consent; the
 * page of privacy has a form since then, and the rulebook is rich text.
 */
const most: Record<string, number> = {
  agenda: 127_500,
  anuncio: 129_900,
  anuncios: 135_600,
  cerrada: 124_900,
  cierre: 162_000,
  clan: 128_700,
  descargas: 122_500,
  etapa: 124_900,
  foro: 141_700,
  foroBuscar: 94_700,
  foroSeccion: 94_700,
  guia: 141_000,
  inicio: 123_300,
  juego: 129_800,
  jugador: 153_800,
  jugadores: 134_500,
  ladder: 94_800,
  login: 129_000,
  mapas: 136_100,
  noHay: 94_700,
  palmares: 142_600,
  partida: 130_200,
  privacidad: 140_500,
  recuperar: 94_700,
  registro: 127_100,
  reglamento: 148_800,
  reto: 191_900,
  retos: 130_000,
  servidores: 149_000,
  stream: 128_200,
  tema: 94_700,
  torneos: 127_800,
  validar: 94_700,
}

/** Size of a file as it is sent. Small files are not compressed. */
const sentSize = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size

/** Total size of the scripts that a page lists, measured in the build's own files. */
async function scriptsAt(path: string): Promise<number> {
  const html = await (await fetch(product.url + path, { headers: { accept: 'text/html' } })).text()
  const files: string[] = JSON.parse(/id="modules">([^<]*)</.exec(html)?.[1] ?? '[]')
  return files.reduce((sum, file) => sum + sentSize(join(built, file)), 0)
}

it('brings no more scripts with a first load than its budget', async () => {
  const over: Record<string, number> = {}
  for (const [name, path] of Object.entries(await publicRoutes(apiOf(product.url)))) {
    const bytes = await scriptsAt(path)
    if (!(bytes <= (most[name] ?? 0))) over[name] = bytes
  }
  expect(over).toEqual({})
})

it('has no rule for whatever follows an element: a row that moves, or a dialog that opens, would style the whole page anew', () => {
  const assets = join(built, 'assets')
  const sheets = readdirSync(assets).filter((file) => file.endsWith('.css'))
  expect(sheets.length).toBeGreaterThan(0)
  const rules = sheets.flatMap((file) =>
    [...readFileSync(join(assets, file), 'utf8').matchAll(/([^\s>+~,{}]+)\s*[+~]\s*\*/g)].map(([, left = '']) => left),
  )
  // If the element on the left has a class, the browser restyles only where that class is set, so such rules are allowed.
  expect(rules.filter((left) => !/[.#[]/.test(left))).toEqual([])
})

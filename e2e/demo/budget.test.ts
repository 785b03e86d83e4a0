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
  agenda: 127_200,
  anuncio: 129_500,
  anuncios: 135_200,
  cerrada: 124_600,
  cierre: 161_600,
  clan: 128_400,
  descargas: 122_100,
  etapa: 124_600,
  foro: 141_300,
  foroBuscar: 94_400,
  foroSeccion: 94_400,
  guia: 140_600,
  inicio: 123_000,
  juego: 129_400,
  jugador: 153_500,
  jugadores: 134_200,
  ladder: 94_500,
  login: 128_600,
  mapas: 135_700,
  noHay: 94_400,
  palmares: 142_200,
  partida: 129_900,
  privacidad: 140_100,
  recuperar: 94_400,
  registro: 126_700,
  reglamento: 148_500,
  reto: 191_900,
  retos: 129_600,
  servidores: 148_700,
  stream: 127_800,
  tema: 94_400,
  torneos: 127_500,
  validar: 94_400,
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

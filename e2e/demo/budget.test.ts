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
 */
const most: Record<string, number> = {
  agenda: 125_600,
  anuncio: 127_600,
  anuncios: 133_000,
  cerrada: 122_500,
  cierre: 160_400,
  clan: 126_500,
  descargas: 120_000,
  etapa: 122_500,
  foro: 140_000,
  foroBuscar: 92_500,
  foroSeccion: 92_500,
  guia: 139_300,
  inicio: 120_700,
  juego: 127_800,
  jugador: 152_500,
  jugadores: 132_100,
  ladder: 92_600,
  login: 127_100,
  mapas: 133_500,
  noHay: 92_500,
  palmares: 140_100,
  partida: 127_800,
  privacidad: 121_000,
  recuperar: 92_500,
  registro: 124_700,
  reglamento: 136_900,
  reto: 191_900,
  retos: 127_900,
  servidores: 146_700,
  stream: 125_400,
  tema: 92_500,
  torneos: 125_100,
  validar: 92_500,
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

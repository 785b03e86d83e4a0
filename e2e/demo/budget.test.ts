import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { apiOf } from '@trinchera/testing/people'
import { publicRoutes } from '@trinchera/testing/public-routes'
import { product } from './fixture'

const built = join(import.meta.dirname, '../../web/dist')

/**
 * Bytes of scripts, as sent, that the first load of a screen may bring: what it brings now and some hundred more. Who makes one larger says why; who makes one
 * smaller lowers its number.
 */
const most: Record<string, number> = {
  agenda: 125_100,
  anuncio: 127_100,
  anuncios: 132_500,
  cerrada: 122_500,
  cierre: 159_900,
  clan: 126_000,
  descargas: 119_500,
  etapa: 122_500,
  foro: 139_500,
  foroBuscar: 92_000,
  foroSeccion: 92_000,
  guia: 138_800,
  inicio: 120_200,
  juego: 127_300,
  jugador: 152_000,
  jugadores: 131_600,
  ladder: 92_100,
  login: 126_600,
  mapas: 133_000,
  noHay: 92_000,
  palmares: 139_600,
  partida: 127_300,
  privacidad: 120_500,
  recuperar: 92_000,
  registro: 124_200,
  reglamento: 136_400,
  reto: 191_400,
  retos: 127_400,
  servidores: 146_200,
  stream: 124_900,
  tema: 92_000,
  torneos: 124_600,
  validar: 92_000,
}

/** Small files are not compressed. */
const sentSize = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size

/** The size of the scripts that a page names, from the build's own files. */
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
  // After an element with a class the browser looks only where that class is put in.
  expect(rules.filter((left) => !/[.#[]/.test(left))).toEqual([])
})

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
  agenda: 119_900,
  anuncio: 121_900,
  anuncios: 127_500,
  cerrada: 117_100,
  cierre: 153_800,
  clan: 120_800,
  descargas: 114_600,
  etapa: 117_100,
  foro: 134_200,
  foroBuscar: 90_000,
  foroSeccion: 90_000,
  guia: 132_900,
  inicio: 115_100,
  juego: 121_900,
  jugador: 145_600,
  jugadores: 126_600,
  ladder: 89_400,
  login: 121_400,
  mapas: 127_700,
  noHay: 90_000,
  palmares: 134_500,
  partida: 121_800,
  privacidad: 115_700,
  recuperar: 90_000,
  registro: 118_800,
  reglamento: 131_100,
  reto: 184_900,
  retos: 122_100,
  servidores: 140_600,
  stream: 120_000,
  tema: 90_000,
  torneos: 119_700,
  validar: 90_000,
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

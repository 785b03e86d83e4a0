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
  agenda: 121_500,
  anuncio: 123_500,
  anuncios: 129_100,
  cerrada: 118_700,
  cierre: 155_400,
  clan: 122_400,
  descargas: 116_200,
  etapa: 118_700,
  foro: 135_800,
  foroBuscar: 91_600,
  foroSeccion: 91_600,
  guia: 134_500,
  inicio: 116_700,
  juego: 123_500,
  jugador: 147_200,
  jugadores: 128_200,
  ladder: 91_000,
  login: 123_000,
  mapas: 129_300,
  noHay: 91_600,
  palmares: 136_100,
  partida: 123_400,
  privacidad: 117_300,
  recuperar: 91_600,
  registro: 120_400,
  reglamento: 132_700,
  reto: 186_600,
  retos: 123_700,
  servidores: 142_200,
  stream: 121_600,
  tema: 91_600,
  torneos: 121_300,
  validar: 91_600,
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

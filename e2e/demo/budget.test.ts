import { existsSync, statSync } from 'node:fs'
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
  agenda: 123_500,
  anuncio: 125_700,
  anuncios: 130_600,
  cerrada: 120_800,
  cierre: 157_100,
  clan: 124_700,
  descargas: 118_200,
  etapa: 120_800,
  foro: 137_800,
  foroBuscar: 95_600,
  foroSeccion: 95_600,
  guia: 136_500,
  inicio: 118_900,
  juego: 125_500,
  jugador: 149_300,
  jugadores: 130_600,
  ladder: 95_700,
  login: 125_600,
  mapas: 131_600,
  noHay: 95_600,
  palmares: 138_100,
  partida: 125_600,
  privacidad: 119_200,
  recuperar: 95_600,
  registro: 122_900,
  reglamento: 134_700,
  reto: 187_400,
  retos: 125_700,
  servidores: 144_200,
  stream: 123_600,
  tema: 95_600,
  torneos: 123_200,
  validar: 95_600,
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

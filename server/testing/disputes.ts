import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { WinClaim } from '@trinchera/contract/win-claims'
import type { TestApp, TestPlayer } from './app'
import type { PlayedEtapa } from './played-etapa'

let pictures = 0

/** A PNG picture, different at every call. The same `seed` gives the same picture. */
export function picture(seed = `picture ${pictures++}`): Promise<Buffer<ArrayBuffer>> {
  const [width, height] = [8, 6]
  const pixels = Buffer.concat(
    Array.from({ length: 5 }, (_, part) => createHash('sha256').update(`${seed} ${part}`).digest()),
  ).subarray(0, width * height * 3)
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(64, 48, { kernel: 'nearest' })
    .png()
    .toBuffer()
    .then((png) => Buffer.from(png))
}

export const picturesOf = (count: number) => Promise.all(Array.from({ length: count }, () => picture()))

/** The status code of an API call, of its reply or of its error. */
export const codeOf = (call: Promise<{ code: number }>): Promise<number> =>
  call.then(
    ({ code }) => code,
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && typeof error.code === 'number') return error.code
      throw error
    },
  )

/** The status code and message of a refused API call; [200, ''] if it succeeds. */
export const refusalOf = (call: Promise<unknown>): Promise<[number, string]> =>
  call.then(
    () => [200, ''],
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && typeof error.code === 'number')
        return [error.code, error.message]
      throw error
    },
  )

export const codesOf = (calls: readonly Promise<{ code: number }>[]) => Promise.all(calls.map(codeOf))

export const evidenceFiles = ({ dataDir }: TestApp) => {
  const folder = join(dataDir, 'evidencias')
  return existsSync(folder) ? readdirSync(folder).sort() : []
}

/** The file names of all evidence in the database, sorted. */
export const evidenceRows = async ({ database: { db } }: TestApp) =>
  (await db.selectFrom('evidencias').select('archivo').execute()).map(({ archivo }) => archivo).sort()

export const hoursAgo = (site: TestApp, hours: number) =>
  new Date(site.clock.now.getTime() - hours * 3_600_000).toISOString()

/** Opens a win claim. `pair` 'AB': A's leader (or `by`) claims a win over B, played `hours` hours ago, with `count` pictures. */
export async function openCase(
  site: TestApp,
  etapa: PlayedEtapa,
  pair: string,
  { by, hours = 25, count = 4 }: { by?: TestPlayer; hours?: number; count?: number } = {},
): Promise<WinClaim> {
  const [winner, loser] = [etapa.clan(pair.charAt(0)), etapa.clan(pair.charAt(1))]
  const { data } = await (by ?? winner.leader).api.openVictoria({
    body: {
      id_etapa: etapa.id,
      id_clan_ganador: winner.id,
      id_clan_perdedor: loser.id,
      jugada: hoursAgo(site, hours),
      texto: 'No reportaron y no contestan',
      imagenes: await picturesOf(count),
    },
  })
  return data
}

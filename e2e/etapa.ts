import { vi } from 'vitest'
import { newClan, newPerson, newEtapa, type Person } from '@trinchera/testing/people'
import type { RunningProduct } from '@trinchera/testing/product'

const letters = 'ABCDEFGHJKMNP'

/** Creates an etapa with `count` clans named 'Compañía A', 'Compañía B' and so on, each with its own leader. */
export async function newEtapaOf(product: RunningProduct, admin: Person, count: number) {
  const etapa = await newEtapa(admin)
  const clans = await Promise.all(
    Array.from({ length: count }, async (_, i) => {
      const letter = letters.charAt(i)
      const leader = await newPerson(product)
      return { ...(await newClan(leader, etapa, `Compañía ${letter}`, `T${letter}`)), leader }
    }),
  )
  const clan = (index: number) => {
    const found = clans[index]
    if (!found) throw new Error(`no clan ${index}`)
    return found
  }
  /** Reports a match as the loser's leader, because the losing side always reports matches. */
  const report = (winner: number, loser: number) =>
    clan(loser).leader.api.reportLoss({
      body: {
        id_clan_ganador: clan(winner).id,
        id_clan_perdedor: clan(loser).id,
        id_etapa: etapa.id,
        id_juego: etapa.juego.id,
      },
      headers: { 'idempotency-key': crypto.randomUUID() },
    })
  return { ...etapa, clan, report, address: `/ladder/etapa/${etapa.id}` }
}

/**
 * Creates an etapa whose first clans have the places 1 to `ranked` in alphabetical order, and one unranked clan that they all beat. Resolves
 * once the worker has stored these places.
 */
export async function newRanking(product: RunningProduct, admin: Person, ranked: number) {
  const etapa = await newEtapaOf(product, admin, ranked + 1)
  for (let i = 0; i < ranked; i++) await etapa.report(i, ranked)
  const places = async () =>
    (await admin.api.listClanes({ params: { id: etapa.id } })).data.filter((clan) => clan.ranking_actual > 0).length
  // Not by `expect.poll`, which works only inside of a test.
  await vi.waitUntil(async () => (await places()) === ranked, { timeout: 60_000 })
  return etapa
}

import { afterAll, beforeAll, expect, it } from 'vitest'
import { adminOf, apiOf, newClan, newPerson, newEtapa, type Person } from '@trinchera/testing/people'
import { startProduct, type Product } from '@trinchera/testing/product'

let product: Product
let admin: Person

beforeAll(async () => {
  product = await startProduct()
  admin = await adminOf(product)
})

afterAll(() => product.stop())

const letters = 'ABCDEFGHJKMNPQRTUVWX'

async function etapaWithClans(count: number) {
  const etapa = await newEtapa(admin)
  const clans = await Promise.all(
    Array.from({ length: count }, async (_, i) => {
      const leader = await newPerson(product)
      const letter = letters.charAt(i)
      return { leader, ...(await newClan(leader, etapa, `Compañía ${letter}`, `T${letter}`)) }
    }),
  )
  const report = (winner: number, loser: number, key: string = crypto.randomUUID()) => {
    const [w, l] = [clans[winner], clans[loser]]
    if (!w || !l) throw new Error('no such clan')
    return l.leader.api.reportLoss({
      body: { id_clan_ganador: w.id, id_clan_perdedor: l.id, id_etapa: etapa.id, id_juego: etapa.juego.id },
      headers: { 'idempotency-key': key },
    })
  }
  const games = async () => {
    const { data } = await apiOf(product.url).listClanes({ params: { id: etapa.id } })
    return data.reduce((sum, clan) => sum + clan.juegos, 0)
  }
  return { ...etapa, clans, report, games }
}

/** Resolves when the etapa's table counts this many games. */
const untilGames = (etapa: Awaited<ReturnType<typeof etapaWithClans>>, wanted: number) =>
  expect.poll(() => etapa.games()).toBeGreaterThanOrEqual(wanted)

it('counts each of 200 simultaneous reports of 20 sessions, and a replay changes nothing', async () => {
  const etapa = await etapaWithClans(20)
  const from = product.server.output.length
  const rival = (i: number) => (i + 1 + (Math.floor(i / 20) % 19)) % 20
  const answers = await Promise.all(Array.from({ length: 200 }, (_, i) => etapa.report(rival(i), i % 20)))
  expect(new Set(answers.map((answer) => answer.data.id)).size).toBe(200)
  await untilGames(etapa, 400)
  expect(await etapa.games()).toBe(400)
  const replay = await admin.api.recalculateEtapa({ params: { id: etapa.id } })
  expect(replay.data.cambios).toBe(0)
  expect(product.server.output.slice(from)).not.toMatch(/error|aviso/i)
  // Apart from the warning that no game server answers, because none runs in this test.
  expect(product.worker.output.replace(/^.*servidores del juego que no contestan.*$/gm, '')).not.toMatch(/error|aviso/i)
})

it('answers a retried report like the first time, simultaneous ones included, and counts it once', async () => {
  const etapa = await etapaWithClans(2)
  const answers = await Promise.all(Array.from({ length: 8 }, () => etapa.report(0, 1, 'the same')))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  await untilGames(etapa, 2)
  expect(await etapa.report(0, 1, 'the same')).toEqual(answers[0])
  expect(await etapa.games()).toBe(2)
})

it('has a correct ladder after the worker was killed between a report and its job', async () => {
  const etapa = await etapaWithClans(3)
  await etapa.report(0, 1)
  await untilGames(etapa, 2)
  await product.worker.end('SIGKILL')
  await etapa.report(1, 0)
  await etapa.report(2, 1)
  const from = product.worker.output.length
  product.worker.start()
  await product.worker.prints(/worker listo/, from)
  await untilGames(etapa, 6)
  const { data } = await apiOf(product.url).listClanes({ params: { id: etapa.id } })
  expect(data.map((clan) => `${clan.ranking_actual} ${clan.nombre} ${clan.triunfos}-${clan.derrotas}`)).toEqual([
    '1 Compañía B 1-2',
    '2 Compañía C 1-0',
    '3 Compañía A 1-1',
  ])
})

it('survives a Redis outage: reports are accepted and counted, and the outage is logged once', async () => {
  const etapa = await etapaWithClans(2)
  const from = product.server.output.length
  await product.redis.kill()
  await product.server.prints(/se perdió la conexión con Redis/, from)
  await etapa.report(0, 1)
  await product.redis.start()
  await product.server.prints(/Redis volvió/, from)
  await untilGames(etapa, 2)
  expect(product.server.output.slice(from).match(/se perdió la conexión con Redis/g)).toHaveLength(1)
})

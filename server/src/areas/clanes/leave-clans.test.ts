import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import type { Rango } from '@trinchera/rules/permissions'
import { foldEtapa, refoldEtapa } from '@trinchera/db/fold-etapa'
import { openTestDatabase, testDialects, type TestDatabase } from '@trinchera/db/testing'
import { startTestApp, type TestApp, type TestPlayer } from '../../../testing/app'

let database: TestDatabase | undefined
let site: TestApp
let admin: TestPlayer
let etapa: number
let juego: number
async function start(dialect: (typeof testDialects)[number]) {
  if (dialect === 'postgres') database = await openTestDatabase(dialect)
  site = await startTestApp({ env: database ? { DATABASE_URL: database.url } : {} })
  admin = await site.player('Comandante', { rol: 1, admin: 1 })
  juego = (await admin.api.createJuego({ body: { nombre: 'Base' } })).data.id
  etapa = (
    await admin.api.createEtapa({ body: { nombre: 'Etapa', id_juego: juego, activo: true, multijugador: true } })
  ).data.id
}
afterEach(async () => {
  await site.stop()
  await database?.drop()
  database = undefined
})

const letters = 'ABCDEFGHJKMN'
/** Creates a one-player clan for each letter. Returns a function that finds a clan and its leader by letter. */
async function clans(names: string) {
  const made = new Map<string, { id: number; leader: TestPlayer }>()
  for (const letter of names) {
    const leader = await site.player(`Jefe ${letter.repeat(3)}`)
    made.set(letter, {
      id: (await leader.api.createClan({ body: { nombre: letter.repeat(3), tag: letter.repeat(3), id_etapa: etapa } }))
        .data.id,
      leader,
    })
  }
  return (letter: string) => {
    const found = made.get(letter)
    if (!found) throw new Error(`no clan ${letter}`)
    return found
  }
}
type Clans = Awaited<ReturnType<typeof clans>>

/** Reports a match: with `'AB'`, clan A beats clan B. */
const report = (of: Clans, pair: string) => {
  const [winner, loser] = [of(pair.charAt(0)), of(pair.charAt(1))]
  const body = {
    id_clan_ganador: winner.id,
    id_clan_perdedor: loser.id,
    id_etapa: etapa,
    id_juego: juego,
    comentario: '',
  }
  return loser.leader.api.reportLoss({ body, headers: { 'idempotency-key': randomUUID() } })
}
const fold = () => site.database.transaction((trx) => foldEtapa(trx, etapa, site.clock.now.toISOString()))
const refold = async () =>
  (await site.database.transaction((trx) => refoldEtapa(trx, etapa, site.clock.now.toISOString()))).cambios
async function table() {
  const { data } = await site.visitor.listClanes({ params: { id: etapa } })
  return data
    .filter((row) => row.ranking_actual)
    .map((row) => `${row.ranking_actual}${row.tag.charAt(0)}`)
    .join(' ')
}
const remove = ({ id }: TestPlayer) => admin.api.deleteAdminPlayer({ params: { id } })
const joins = (player: TestPlayer, id_clan: number, rango: Rango) =>
  site.database.db
    .insertInto('memberships')
    .values({ id_clan, player_id: player.id, id_etapa: etapa, rango, joined_at: site.clock.now.toISOString() })
    .execute()

describe.each(testDialects)('accounts that go, on %s', (dialect) => {
  it('remove a clan of one from the ladder, and the clans below move up', async () => {
    await start(dialect)
    const of = await clans('ABCD')
    for (const pair of ['AD', 'BD', 'CD']) await report(of, pair)
    await fold()
    expect(await table()).toBe('1A 2B 3C')
    await remove(of('A').leader)
    await fold()
    expect(await table()).toBe('1B 2C')
    expect(await refold()).toBe(0)
    await expect(report(of, 'AB')).rejects.toMatchObject({ code: 400 })
    await report(of, 'DB')
    await fold()
    expect([await table(), await refold()]).toEqual(['1B 2D 3C', 0])
  })

  it('all at once leave the clan to the remaining member, or delete it with the last', async () => {
    await start(dialect)
    const of = await clans('AB')
    const [second, third] = [await site.player('Segundo'), await site.player('Tercero')]
    await joins(second, of('A').id, 'Co-Lider')
    await joins(third, of('A').id, 'Miembro')
    const mate = await site.player('Camarada')
    await joins(mate, of('B').id, 'Capitán')
    await Promise.all([of('A').leader, second, of('B').leader, mate].map(remove))
    expect((await site.visitor.getClan({ params: { id: of('A').id } })).data).toMatchObject({
      id_lider: third.id,
      players: [{ id: third.id, rango: 'Lider' }],
    })
    await expect(site.visitor.getClan({ params: { id: of('B').id } })).rejects.toMatchObject({ code: 404 })
    expect(await site.database.db.selectFrom('clan_removals').select('id_clan').execute()).toEqual([
      { id_clan: of('B').id },
    ])
  })

  it('do not block simultaneous reports or folds', async () => {
    await start(dialect)
    const of = await clans(letters)
    const founders = await Promise.all(['Nuevo Uno', 'Nuevo Dos', 'Nuevo Tres'].map((name) => site.player(name)))
    const work = [...letters].flatMap((letter, index) => {
      const other = letters.charAt((index + 1) % letters.length)
      return [report(of, `${other}${letter}`), fold(), ...(index % 2 ? [remove(of(letter).leader)] : [])]
    })
    const founding = founders.flatMap((founder, index) => {
      const letter = 'XYZ'.charAt(index)
      return [
        founder.api.createClan({ body: { nombre: `Nuevo ${letter}`, tag: `N${letter}`, id_etapa: etapa } }),
        remove(founder),
      ]
    })
    const failed = (await Promise.allSettled([...work, ...founding])).flatMap((settled) =>
      settled.status === 'rejected' ? [settled.reason] : [],
    )
    // requests of deleted players may be refused, but nothing else may fail
    for (const error of failed) expect([400, 401, 403]).toContain(error.code)
    await fold()
    expect(await refold()).toBe(0)
    const left = (await site.visitor.listClanes({ params: { id: etapa } })).data
    expect(
      left
        .map(({ tag }) => tag.charAt(0))
        .sort()
        .join(''),
    ).toBe([...letters].filter((_, index) => index % 2 === 0).join(''))
    for (const { id, id_lider } of left)
      expect((await site.visitor.getClan({ params: { id } })).data.players).toMatchObject([
        { id: id_lider, rango: 'Lider' },
      ])
  })
})

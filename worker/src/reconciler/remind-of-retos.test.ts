import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addMember } from '@trinchera/db/queries/clanes/memberships'
import { storeNoticePreferences } from '@trinchera/db/queries/notices/preferences'
import { storeComing } from '@trinchera/db/queries/retos/asistencias'
import { openTestDatabase, testDialects, type TestDatabase } from '@trinchera/db/testing'
import { formatDateTime } from '@trinchera/rules/presentation'
import { agreeReto, twoClans, type TestClan } from '../../testing/retos'
import { insertPerson, reconcilerAt } from '../../testing/reconciler'
import { remindOfRetos } from './remind-of-retos'

const minute = 60_000
const hour = 60 * minute
const now = new Date()
const at = (ms: number) => new Date(now.getTime() + ms)
const start = 48 * hour
const fecha = at(start).toISOString()

describe.each(testDialects)('reminders on %s', (dialect) => {
  let database: TestDatabase
  let clans: [TestClan, TestClan]
  beforeEach(async () => {
    database = await openTestDatabase(dialect)
    clans = await twoClans(database, now.toISOString())
  })
  afterEach(() => database.drop())

  const agree = (agreed = 0, when = fecha) => agreeReto(database, clans, when, at(agreed))
  const sent = async (player = clans[0].lider) =>
    (await database.db.selectFrom('notices').where('player_id', '=', player).orderBy('id').selectAll().execute()).map(
      ({ texto }) => texto,
    )
  /** Lets two workers reconcile at the same time, `before` ms before the agreed time. */
  async function reconcile(before: number) {
    const { context } = reconcilerAt(at(start - before), database)
    await Promise.all([remindOfRetos(context), remindOfRetos(context)])
  }
  const counts = async (...before: number[]) => {
    const all = []
    for (const ms of before) {
      await reconcile(ms)
      all.push((await sent()).length)
    }
    return all
  }

  it('come a day and an hour before, once each, and nothing at the hour or after', async () => {
    await agree()
    expect(await counts(24 * hour + 1, 24 * hour, 20 * hour, hour + 1, hour, minute, 0, -15 * minute)).toEqual([
      0, 1, 1, 1, 2, 2, 2, 2,
    ])
  })

  it('that were missed are sent while they still serve, and not later', async () => {
    await agree()
    expect(await counts(90 * minute + 1)).toEqual([1])
    expect(await counts(0)).toEqual([1])
    const other = await twoClans(database, now.toISOString())
    clans = other
    await agree()
    expect(await counts(90 * minute, hour + 1, 1)).toEqual([0, 0, 1])
  })

  it('are not sent of what was agreed later than their time, cancelled or played', async () => {
    await agree(start - 3 * hour)
    expect(await counts(3 * hour, hour)).toEqual([0, 1])
    clans = await twoClans(database, now.toISOString())
    const off = await agree()
    await off.act({ tipo: 'cancelar', id_clan: clans[0].id, motivo: 'Prueba' })
    expect(await counts(24 * hour, hour)).toEqual([0, 0])
  })

  it('say who, when, where and how many come, to all but those who said that they cannot', async () => {
    const reto = await agree()
    const { db } = database
    const member = async (name: string, { id, lider }: TestClan, va: boolean | null) => {
      const player_id = await insertPerson(db, name, now.toISOString())
      const { id_etapa } = await db
        .selectFrom('memberships')
        .where('player_id', '=', lider)
        .select('id_etapa')
        .executeTakeFirstOrThrow()
      await addMember(db, { id_clan: id, player_id, id_etapa, joined_at: now.toISOString() })
      await storeComing(db, reto.id, player_id, va)
      return player_id
    }
    const [one, other] = clans
    const comes = await member('Viene', one, true)
    const silent = await member('Callada', other, null)
    const away = await member('Ausente', other, false)
    await storeNoticePreferences(db, comes, [{ tipo: 'reto-recordatorio', sitio: false, correo: true }])
    await reconcile(24 * hour)
    const names = await db
      .selectFrom('clans')
      .where('id', 'in', [one.id, other.id])
      .orderBy('id')
      .select('nombre')
      .execute()
    const [a, b] = names.map(({ nombre }) => nombre)
    const texto = `${a} y ${b} juegan el ${formatDateTime(fecha)}, todavía sin servidor. Dijeron que van: 1 de ${a} y 0 de ${b}`
    expect(await Promise.all([one.lider, other.lider, silent, comes, away].map(sent))).toEqual([
      [texto],
      [texto],
      [texto],
      [],
      [],
    ])
    const mails = await db.selectFrom('mails').select(['player_id', 'kind']).execute()
    expect(mails).toEqual([{ player_id: comes, kind: 'aviso' }])
    await reto.act({ tipo: 'servidor', id_clan: one.id, servidor: 2 })
    await reconcile(hour)
    expect((await sent()).at(-1)).toContain(' en Servidor de clanes 2. ')
    const links = await db.selectFrom('notices').distinct().select(['tipo', 'enlace']).execute()
    expect(links).toEqual([{ tipo: 'reto-recordatorio', enlace: `/ladder/reto/${reto.id}` }])
  })
})

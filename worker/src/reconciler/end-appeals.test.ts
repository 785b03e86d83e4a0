import { afterEach, describe, expect, it } from 'vitest'
import { insertSuspension } from '@trinchera/db/queries/players/suspensions'
import { insertAppeal } from '@trinchera/db/queries/rulings/apelaciones'
import { openTestDatabase, testDialects, type TestDatabase } from '@trinchera/db/testing'
import { endAppeals } from './end-appeals'
import { insertPerson, reconcilerAt } from '../../testing/reconciler'

let database: TestDatabase
afterEach(() => database.drop())

const now = new Date()
const at = (ms: number) => new Date(now.getTime() + ms).toISOString()

describe.each(testDialects)('appeals on %s', (dialect) => {
  it('against a suspension that ran out are closed once, and the appellant and staff are told; others wait', async () => {
    database = await openTestDatabase(dialect)
    const { db } = database
    const person = (username: string, marks = {}) => insertPerson(db, username, at(0), { validado: 1, ...marks })
    const staff = await person('pitazo', { rol: 2, admin: 1 })
    const appealed = async (username: string, ms: number) => {
      const player_id = await person(username)
      const { id } = await insertSuspension(db, {
        player_id,
        alcance: 'cuenta',
        hasta: at(ms),
        motivo: 'Insultos',
        created_at: at(-1000),
        created_by: staff,
      })
      const appeal = { id_suspension: id, player_id, quien: username, id_clan: null, texto: 'x', fecha: at(-1) }
      return { player_id, appeal: await insertAppeal(db, appeal) }
    }
    const over = await appealed('peuco', 0)
    const running = await appealed('loica', 1)
    const { context, emitted } = reconcilerAt(now, database)
    await Promise.all([endAppeals(context), endAppeals(context)])
    await endAppeals(context)
    expect(emitted.filter(({ event }) => event === 'appeal:changed')).toMatchObject([
      {
        to: [`jugador:${staff}`, `jugador:${over.player_id}`],
        payload: { apelacion: { id: over.appeal, estado: 'levantada', resuelta: { quien: 'El plazo' } } },
      },
    ])
    expect(emitted.find(({ event }) => event === 'staff:pending')).toMatchObject({ payload: { apelaciones: 1 } })
    const rows = await db.selectFrom('apelaciones').orderBy('id').select(['id', 'estado']).execute()
    expect(rows).toEqual([
      { id: over.appeal, estado: 'levantada' },
      { id: running.appeal, estado: 'abierta' },
    ])
    expect(await db.selectFrom('notices').select('player_id').execute()).toEqual([{ player_id: over.player_id }])
  })
})

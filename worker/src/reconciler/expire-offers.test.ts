import { afterEach, describe, expect, it } from 'vitest'
import { insertClan } from '@trinchera/db/queries/clanes/clanes'
import { insertInvitacion } from '@trinchera/db/queries/clanes/invitaciones'
import { insertSolicitud } from '@trinchera/db/queries/clanes/solicitudes'
import { openTestDatabase, testDialects, type TestDatabase } from '@trinchera/db/testing'
import { invitacionMs } from '@trinchera/rules/limits'
import { expireOffers } from './expire-offers'
import { insertPerson, insertEtapa, reconcilerAt } from '../../testing/reconciler'

let database: TestDatabase
afterEach(() => database.drop())

const now = new Date()
const ago = (ms: number) => new Date(now.getTime() - ms).toISOString()
const person = (username: string) => insertPerson(database.db, username, ago(0))

describe.each(testDialects)('invitations and requests on %s', (dialect) => {
  it('expire after 14 days and not earlier; the player and the leaders are notified once, the bot of invitations', async () => {
    database = await openTestDatabase(dialect)
    const { db } = database
    const id_etapa = await insertEtapa(db, ago(0))
    const [leader, old, recent] = [await person('lider'), await person('antiguo'), await person('reciente')]
    const clan_id = await insertClan(db, {
      id_etapa,
      id_lider: leader,
      nombre: 'Los Halcones',
      tag: 'HAL',
      imagen: null,
      created_at: ago(0),
    })
    const sent: [number, string][] = [
      [old, ago(invitacionMs)],
      [recent, ago(invitacionMs - 1)],
    ]
    for (const [player_id, fecha_envio] of sent) {
      const offer = { player_id, clan_id, id_etapa, fecha_envio }
      await insertInvitacion(db, { ...offer, reclutador_id: leader })
      await insertSolicitud(db, { ...offer, mensaje: '' })
    }
    const { context, emitted } = reconcilerAt(now, database)
    await expireOffers(context)
    await expireOffers(context)
    expect(emitted).toMatchObject([
      {
        to: [`jugador:${old}`, `jugador:${leader}`, 'discord'],
        event: 'invitation:withdrawn',
        payload: { invitation: { player_id: old, estado: 'vencida' } },
      },
      {
        to: [`jugador:${old}`, `jugador:${leader}`],
        event: 'request:withdrawn',
        payload: { solicitud: { player_id: old, estado: 'vencida' } },
      },
    ])
    for (const table of ['invitaciones', 'solicitudes'] as const) {
      const rows = await db.selectFrom(table).orderBy('player_id').select(['player_id', 'estado']).execute()
      expect(rows).toEqual([
        { player_id: old, estado: 'vencida' },
        { player_id: recent, estado: 'pendiente' },
      ])
    }
  })
})

import { afterEach, describe, expect, it } from 'vitest'
import type { LiveEvent, LiveEvents } from '@trinchera/contract/socket'
import { insertClan } from '@trinchera/db/queries/clanes/clanes'
import { insertInvitacion } from '@trinchera/db/queries/clanes/invitaciones'
import { insertPlayer } from '@trinchera/db/queries/players/players'
import { insertSolicitud } from '@trinchera/db/queries/clanes/solicitudes'
import { openTestDatabase, testDialects, type TestDatabase } from '@trinchera/db/testing'
import { invitacionMs } from '@trinchera/rules/limits'
import { createLog } from '@trinchera/runtime/log'
import type { WorkerContext } from '../context'
import { expireOffers } from './expire-offers'

let database: TestDatabase
afterEach(() => database.drop())

const now = new Date()
const ago = (ms: number) => new Date(now.getTime() - ms).toISOString()
const person = (username: string) =>
  insertPlayer(database.db, {
    username,
    email: `${username}@trinchera.test`,
    password_hash: null,
    volute: null,
    created_at: ago(0),
  })

describe.each(testDialects)('invitations and requests on %s', (dialect) => {
  it('expire after 14 days and not earlier; the player and the leaders are notified once, the bot of invitations', async () => {
    database = await openTestDatabase(dialect)
    const { db } = database
    const juego = await db
      .insertInto('juegos')
      .values({ nombre: 'Base', nombre_folded: 'base' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: id_etapa } = await db
      .insertInto('etapas')
      .values({
        id_juego: juego.id,
        nombre: 'Etapa',
        activo: 1,
        multijugador: 1,
        created_at: ago(0),
        archived_at: null,
        stale_from: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
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
    const emitted: { to: readonly string[]; event: LiveEvent; payload: LiveEvents[LiveEvent] }[] = []
    const context: WorkerContext = {
      database,
      live: { emit: (rooms, event, payload) => void emitted.push({ to: [rooms].flat(), event, payload }) },
      jobs: { enqueue: () => {} },
      canBroadcast: () => true,
      mailer: { send: async () => {} },
      now: () => now,
      dataDir: '',
      log: createLog({ name: 'worker', level: 'silent', production: true }),
    }
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

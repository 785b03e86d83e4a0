import { afterEach, describe, expect, it } from 'vitest'
import { insertClan } from '@trinchera/db/queries/clanes/clanes'
import { insertAnswer } from '@trinchera/db/queries/ladder/answers'
import { insertMatch } from '@trinchera/db/queries/ladder/reporting'
import { matchById } from '@trinchera/db/queries/ladder/tops'
import { noticesOf } from '@trinchera/db/queries/notices/notices'
import { openTestDatabase, testDialects, type TestDatabase } from '@trinchera/db/testing'
import { matchAnswerMs } from '@trinchera/rules/limits'
import { expireAnswers } from './expire-answers'
import { insertPerson, insertEtapa, reconcilerAt } from '../../testing/reconciler'

let database: TestDatabase
afterEach(() => database.drop())

const now = new Date()
const at = (ms: number) => new Date(now.getTime() + ms).toISOString()

async function etapaOf(players: readonly string[]) {
  const { db } = database
  const id_etapa = await insertEtapa(db, at(0))
  const clans = []
  for (const username of players) {
    const id_lider = await insertPerson(db, username, at(0))
    const names = { nombre: `Clan de ${username}`, tag: username.slice(0, 4) }
    clans.push({
      id_lider,
      id: await insertClan(db, { id_etapa, id_lider, ...names, imagen: null, created_at: at(0) }),
    })
  }
  return { id_etapa, clans }
}

describe.each(testDialects)('an answer that nobody gave, on %s', (dialect) => {
  it('runs out after 24 hours and not earlier, once, told to everybody and noticed by who reported', async () => {
    database = await openTestDatabase(dialect)
    const { db } = database
    const { id_etapa, clans } = await etapaOf(['ganador', 'perdedor'])
    const [winner, loser] = clans
    if (!winner || !loser) throw new Error('no clans')
    const reported = async (seq: number, hasta: string) => {
      const id = await insertMatch(db, {
        id_etapa,
        seq,
        id_clan_ganador: winner.id,
        id_clan_perdedor: loser.id,
        comentario: '',
        id_reportero: loser.id_lider,
        reportado_por: 'perdedor',
        fecha: at(-matchAnswerMs),
      })
      await insertAnswer(db, { match_id: id, estado: 'pendiente', hasta, quien: null, fecha: null })
      return id
    }
    const late = await reported(1, at(0))
    const early = await reported(2, at(1))
    const { context, emitted } = reconcilerAt(now, database)
    await Promise.all([expireAnswers(context), expireAnswers(context)])
    await expireAnswers(context)

    expect((await matchById(db, late))?.respuesta).toMatchObject({ estado: 'vencida', quien: null, fecha: at(0) })
    expect((await matchById(db, early))?.respuesta?.estado).toBe('pendiente')
    const answered = emitted.filter(({ event }) => event === 'match:answered')
    expect(answered).toMatchObject([{ payload: { match: { id: late } } }])
    expect((await noticesOf(db, loser.id_lider, now)).notices).toMatchObject([
      { tipo: 'partida', enlace: `/ladder/partida/${late}` },
    ])
    expect((await noticesOf(db, winner.id_lider, now)).notices).toEqual([])
  })
})

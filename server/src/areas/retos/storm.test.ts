import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foldEtapa } from '@trinchera/db/fold-etapa'
import { parseState } from '@trinchera/db/queries/retos/stored-retos'
import { createRandom } from '@trinchera/db/seed/random'
import { testDialects } from '@trinchera/db/testing'
import { isOpenReto, type RetoAct } from '@trinchera/rules/reto'
import { replayReto } from '@trinchera/rules/reto-acts'
import type { TestApp, TestPlayer } from '../../../testing/app'
import { codeOf } from '../../../testing/disputes'
import { memberOf, playedEtapa, staffedSite, type PlayedEtapa } from '../../../testing/played-etapa'
import { agreedReto, askReto, hoursAhead } from '../../../testing/retos'

const letters = 'ABCDEF'
const calls = 500
const seed = process.env.STORM_SEED ?? String(Math.floor(Math.random() * 2 ** 31))
/** Statuses that a call may have: success or a refusal by a rule. */
const clear = [200, 201, 400, 403, 404, 409]

describe.each(testDialects)(`${calls} acts at once on %s, from STORM_SEED=${seed}`, (dialect) => {
  let site: TestApp
  let admin: TestPlayer
  let moderator: TestPlayer
  let etapa: PlayedEtapa
  beforeAll(async () => {
    ;({ site, admin, moderator } = await staffedSite({ dialect }))
    etapa = await playedEtapa(site, admin, letters)
  })
  afterAll(() => site.stop())

  it('leave each reto in a state that its history explains', async () => {
    const { pick } = createRandom(seed)
    const captains = new Map<string, TestPlayer>()
    for (const letter of letters) captains.set(letter, await memberOf(site, etapa, letter, 'Capitán'))
    const someoneOf = (letter: string) => pick([etapa.clan(letter).leader, captains.get(letter) ?? admin])
    const anyone = () => someoneOf(pick([...letters]))
    const opened = [
      await askReto(site, etapa, 'AB', [3, 9]),
      await askReto(site, etapa, 'BC', [5]),
      await agreedReto(site, etapa, 'CD', 2),
      await agreedReto(site, etapa, 'DE', 2),
      await agreedReto(site, etapa, 'EF', 30),
      await agreedReto(site, etapa, 'FA', 2),
    ]
    site.clock.now = new Date(site.clock.now.getTime() + 2.5 * 3_600_000)
    const { lista } = (await site.visitor.getOpciones()).data.mapas
    const dates = [3, 9, 20, 40].map((hours) => hoursAhead(site, hours))
    const ids = opened.map(({ id }) => id)
    const one = () => ({ params: { id: pick(ids) } })
    const motivo = 'Se revisó'

    const kinds: readonly ((api: TestPlayer['api']) => Promise<{ code: number }>)[] = [
      async (api) => {
        const { id_etapa: _etapa, ...body } = pairBody()
        const answer = await api.createReto({ body: { ...body, fechas: [pick(dates)] } })
        ids.push(answer.data.id)
        return answer
      },
      (api) => {
        const reto = pick(opened)
        const fecha = pick([...reto.fechas, ...dates])
        return api.answerReto({ params: { id: reto.id }, body: { respuesta: 'aceptar', fecha } })
      },
      (api) => api.answerReto({ ...one(), body: { respuesta: 'proponer', fechas: [pick(dates)] } }),
      (api) => api.answerReto({ ...one(), body: { respuesta: 'rechazar', motivo } }),
      (api) => api.pickMap({ ...one(), body: { codigo: pick(lista).codigo } }),
      (api) => api.pickMap({ ...one(), body: { codigo: pick(lista).codigo } }),
      (api) => api.pickMap({ ...one(), body: { bando: pick(['aliados', 'eje']) } }),
      (api) => api.setRetoServer({ ...one(), body: { servidor: pick([1, 2, 3]) } }),
      (api) => api.sayComing({ ...one(), body: { va: pick([true, false, null]) } }),
      (api) => api.sendRetoMessage({ ...one(), body: { texto: 'Hola' } }),
      (api) => (pick([true, false]) ? api.cancelReto({ ...one(), body: { motivo } }) : api.getReto(one())),
      (api) => api.reportNoShow(one()),
      (api) => api.contestNoShow({ ...one(), body: { texto: 'Fuimos' } }),
      () => moderator.api.settleNoShow({ ...one(), body: { fallo: pick(['mantenido', 'retirado']), motivo } }),
      (api) => {
        const reto = pick(opened)
        const [winner, loser] = pick([
          [reto.retador.id, reto.retado.id],
          [reto.retado.id, reto.retador.id],
        ])
        return api.reportLoss({
          body: {
            id_clan_ganador: winner ?? 0,
            id_clan_perdedor: loser ?? 0,
            id_etapa: etapa.id,
            id_juego: etapa.juego,
            id_reto: reto.id,
          },
        })
      },
    ]
    function pairBody() {
      const [first, second] = [pick([...letters]), pick([...letters])]
      return { id_etapa: etapa.id, id_clan_retador: etapa.clan(first).id, id_clan_retado: etapa.clan(second).id }
    }

    const answers = await Promise.all(Array.from({ length: calls }, () => codeOf(pick(kinds)(anyone().api))))
    expect(answers.filter((code) => !clear.includes(code))).toEqual([])
    expect(answers.filter((code) => code < 300).length).toBeGreaterThan(calls / 20)

    const { db } = site.database
    const rows = await db.selectFrom('retos').selectAll().orderBy('id').execute()
    const matches = await db.selectFrom('matches').where('id_reto', 'is not', null).select(['id', 'id_reto']).execute()
    for (const row of rows) {
      const stored = await db
        .selectFrom('reto_actos')
        .where('id_reto', '=', row.id)
        .orderBy('id')
        .select('acto')
        .execute()
      const acts = stored.map(({ acto }): RetoAct => JSON.parse(acto))
      const state = replayReto(row.id_retador, row.id_retado, acts)
      expect(state).toEqual(parseState(row.situacion))
      expect([row.estado, row.fecha, row.id_match, row.version]).toEqual([
        state.estado,
        state.fecha,
        state.id_match,
        acts.length,
      ])
      expect(matches.filter(({ id_reto }) => id_reto === row.id).map(({ id }) => id)).toEqual(
        state.estado === 'jugado' ? [state.id_match] : [],
      )
    }
    const open = rows
      .filter(isOpenReto)
      .map(({ id_retador, id_retado }) => [id_retador, id_retado].toSorted().join(' '))
    expect(new Set(open).size).toBe(open.length)
    await site.database.transaction((trx) => foldEtapa(trx, etapa.id, site.clock.now.toISOString()))
    expect((await admin.api.recalculateEtapa({ params: { id: etapa.id } })).data.cambios).toBe(0)
  }, 120_000)
})

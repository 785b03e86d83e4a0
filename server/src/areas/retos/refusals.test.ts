import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Reto } from '@trinchera/contract/retos'
import { testDialects } from '@trinchera/db/testing'
import type { TestApp, TestPlayer } from '../../../testing/app'
import { codeOf } from '../../../testing/disputes'
import { memberOf, playedEtapa, staffedSite, type PlayedEtapa } from '../../../testing/played-etapa'
import { agreedReto, askReto, hoursAhead } from '../../../testing/retos'

type Api = TestPlayer['api']
type Act = (api: Api, reto: Reto) => Promise<{ code: number }>

const at = ({ id }: Reto) => ({ params: { id } })
const codigo = 'dm/mohdm1'

/** Every act that a person may try, with valid content. */
const acts: Record<string, Act> = {
  aceptar: (api, reto) => api.answerReto({ ...at(reto), body: { respuesta: 'aceptar', fecha: reto.fechas[0] ?? '' } }),
  rechazar: (api, reto) => api.answerReto({ ...at(reto), body: { respuesta: 'rechazar' } }),
  mapa: (api, reto) => api.pickMap({ ...at(reto), body: { codigo } }),
  bando: (api, reto) => api.pickMap({ ...at(reto), body: { bando: 'eje' } }),
  servidor: (api, reto) => api.setRetoServer({ ...at(reto), body: { servidor: 1 } }),
  cancelar: (api, reto) => api.cancelReto({ ...at(reto), body: { motivo: 'No podemos' } }),
  'no-presentado': (api, reto) => api.reportNoShow(at(reto)),
  reclamar: (api, reto) => api.contestNoShow({ ...at(reto), body: { texto: 'Fuimos' } }),
  leer: (api, reto) => api.getReto(at(reto)),
  conversación: (api, reto) => api.listRetoMessages(at(reto)),
  escribir: (api, reto) => api.sendRetoMessage({ ...at(reto), body: { texto: 'Hola' } }),
  asistir: (api, reto) => api.sayComing({ ...at(reto), body: { va: true } }),
  fallar: (api, reto) => api.settleNoShow({ ...at(reto), body: { fallo: 'mantenido', motivo: 'Se vio' } }),
}
const forMembers = new Set(['conversación', 'escribir', 'asistir'])
const over = ['jugado', 'rechazado', 'cancelado', 'vencido', 'no-presentado']

/** The status of the reply to somebody who may not perform the act. `hidden`: true if only some people may see the reto. */
function refusedCode(who: string, act: string, estado: string, hidden: boolean): number {
  if (act === 'leer') return hidden && (who === 'visitante' || who === 'ajeno') ? 404 : 200
  if (who === 'visitante') return 401
  if (act === 'fallar') return who === 'rol 2' ? 409 : 403
  if (act === 'conversación' && (who === 'rol 2' || who === 'soldado')) return 200
  if (who === 'ajeno') return hidden ? 404 : 403
  if (who === 'soldado' && forMembers.has(act)) return act === 'asistir' ? (over.includes(estado) ? 409 : 200) : 201
  return 403
}

describe.each(testDialects)('who may not act on a reto, on %s', (dialect) => {
  let site: TestApp
  let etapa: PlayedEtapa
  let people: Record<string, Api>
  const retos: Record<string, Reto> = {}
  const started = new Date()
  beforeAll(async () => {
    let admin: TestPlayer
    let moderator: TestPlayer
    ;({ site, admin, moderator } = await staffedSite({ dialect }))
    etapa = await playedEtapa(site, admin, 'ABCDEFGH')
    const leader = (letter: string) => etapa.clan(letter).leader
    const soldiers = await memberOf(site, etapa, 'A', 'Miembro')
    people = {
      visitante: site.visitor,
      ajeno: leader('H').api,
      soldado: soldiers.api,
      'rol 2': moderator.api,
    }
    retos.propuesto = await askReto(site, etapa, 'AB')
    retos.acordado = await agreedReto(site, etapa, 'CA', 4)
    const refused = await askReto(site, etapa, 'DA')
    retos.rechazado = (await leader('A').api.answerReto({ ...at(refused), body: { respuesta: 'rechazar' } })).data
    const cancelled = await agreedReto(site, etapa, 'EA')
    retos.cancelado = (await leader('E').api.cancelReto({ ...at(cancelled), body: { motivo: 'Nos faltan' } })).data
    const played = await agreedReto(site, etapa, 'FA')
    const [one, other] = [etapa.clan('F'), etapa.clan('A')]
    await leader('A').api.reportLoss({
      body: {
        id_clan_ganador: one.id,
        id_clan_perdedor: other.id,
        id_etapa: etapa.id,
        id_juego: etapa.juego,
        id_reto: played.id,
      },
    })
    retos.jugado = (await site.visitor.getReto(at(played))).data
    const missed = await agreedReto(site, etapa, 'GA', 2)
    site.clock.now = new Date(started.getTime() + 2.5 * 3_600_000)
    retos['no-presentado'] = (await leader('A').api.reportNoShow(at(missed))).data
    site.clock.now = started
  })
  afterAll(() => site.stop())

  const names = ['propuesto', 'acordado', 'rechazado', 'cancelado', 'jugado', 'no-presentado']
  it.each(names)('that is %s', async (estado) => {
    const reto = retos[estado]
    if (!reto) throw new Error(`no ${estado}`)
    expect(reto.estado).toBe(estado)
    const hidden = reto.fecha === null
    const [seen, wanted]: Record<string, Record<string, number>>[] = [{}, {}]
    for (const [who, api] of Object.entries(people)) {
      const row: Record<string, number> = {}
      for (const [name, act] of Object.entries(acts)) row[name] = await codeOf(act(api, reto))
      if (seen) seen[who] = row
      if (wanted)
        wanted[who] = Object.fromEntries(Object.keys(acts).map((act) => [act, refusedCode(who, act, estado, hidden)]))
    }
    expect(seen).toEqual(wanted)
    expect((await etapa.clan('A').leader.api.getReto(at(reto))).data.version).toBe(reto.version)
  })

  it('nobody asks for a clan that they do not report for', async () => {
    const [one, other] = [etapa.clan('B'), etapa.clan('C')]
    const body = { id_clan_retador: one.id, id_clan_retado: other.id, fechas: [hoursAhead(site, 3)] }
    for (const api of Object.values(people)) expect([401, 403]).toContain(await codeOf(api.createReto({ body })))
  })
})

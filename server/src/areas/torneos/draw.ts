import { randomBytes } from 'node:crypto'
import type { TorneoPage } from '@trinchera/contract/torneo-llave'
import { paths } from '@trinchera/contract/site-paths'
import type { Db } from '@trinchera/db/database'
import { torneoPageOf } from '@trinchera/db/queries/torneos/bracket'
import { enrolmentsOf, rostersOf, storeSeeds, type Enrolment } from '@trinchera/db/queries/torneos/inscripciones'
import {
  lockForActs,
  lockTorneo,
  storeCancelled,
  storeSorteo,
  type StoredTorneo,
} from '@trinchera/db/queries/torneos/stored-torneos'
import { notifyReporters } from '@trinchera/effects/notices'
import { tellOfPlaces } from '@trinchera/effects/torneo-places'
import { broadcastTorneo, storeAndTell } from '@trinchera/effects/torneos'
import { bracketOf, drawBracket } from '@trinchera/rules/torneo/bracket'
import { seedsByDraw } from '@trinchera/rules/torneo/seeds'
import { torneoEstado } from '@trinchera/rules/torneo-estado'
import type { SessionInfo } from '../../http/handler'
import { fieldError, found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { staffTransaction } from '../../staff/staff-transaction'
import { noTorneo, torneoLabel } from './missing'

const drawn = {
  anunciado: 'Este torneo es solo una fecha: no tiene llave',
  'en-juego': 'La llave ya se sorteó',
  terminado: 'El torneo ya terminó',
  cancelado: 'El torneo se canceló',
}

/** Throws 409 if the torneo has no bracket format or its bracket is already drawn. */
function requireUndrawn(torneo: StoredTorneo, now: Date): void {
  const estado = torneoEstado(torneo, now.getTime())
  if (estado !== 'inscripcion' && estado !== 'checkin') throw new RuleError(409, drawn[estado])
}

const pageOf = async (trx: Db, id: number, now: Date): Promise<TorneoPage> =>
  found(await torneoPageOf(trx, id, now.toISOString()), noTorneo)

const bySeed = (a: Enrolment, b: Enrolment) => (a.semilla ?? Infinity) - (b.semilla ?? Infinity) || 0
const byPlace = (a: Enrolment, b: Enrolment) => (a.puesto || Infinity) - (b.puesto || Infinity) || 0

type Seeding = { orden: number[] } | { por: 'ladder' | 'sorteo' }

/** The ids of the enrolled clans, best seed first. Clans missing from `orden` follow in their previous order. `text`: seed of the draw. */
function seeded(enrolled: readonly Enrolment[], seeding: Seeding, text: string): number[] {
  const before = enrolled.toSorted(bySeed).map(({ id_clan }) => id_clan)
  if ('orden' in seeding) {
    const known = new Set(before)
    if (new Set(seeding.orden).size !== seeding.orden.length)
      throw fieldError(400, 'orden', 'Hay un clan dos veces entre las semillas')
    if (seeding.orden.some((clan) => !known.has(clan)))
      throw fieldError(400, 'orden', 'Hay un clan que no está inscrito entre las semillas')
    return [...seeding.orden, ...before.filter((clan) => !seeding.orden.includes(clan))]
  }
  if (seeding.por === 'sorteo') return seedsByDraw(before, text)
  return enrolled.toSorted(byPlace).map(({ id_clan }) => id_clan)
}

/** Sets the seeds of the enrolled clans: in the order given, by place in the ladder or by draw (docs/rules.md#Seeds of a torneo). */
export function seedTorneo(
  services: Services,
  session: SessionInfo,
  id: number,
  seeding: Seeding,
): Promise<TorneoPage> {
  const now = services.now()
  return staffTransaction(services, session, async (trx, audit, onCommit) => {
    const torneo = found(await lockTorneo(trx, id), noTorneo)
    requireUndrawn(torneo, now)
    const enrolled = await enrolmentsOf(trx, id)
    const sorteo = 'por' in seeding && seeding.por === 'sorteo' ? randomBytes(4).toString('hex') : null
    const order = seeded(enrolled, seeding, sorteo ?? '')
    await storeSeeds(trx, id, order)
    await storeSorteo(trx, id, sorteo)
    const names = new Map(enrolled.map(({ id_clan, nombre }) => [id_clan, nombre]))
    await audit('torneo.semillas', torneoLabel(torneo), null, { orden: order.map((clan) => names.get(clan)), sorteo })
    await broadcastTorneo(trx, onCommit, services, id)
    return pageOf(trx, id, now)
  })
}

interface Told {
  id_clan: number
  texto: string
}

/**
 * Decides which clans play when a torneo starts: in the order of enrolment, those that checked in (if required) and still have enough
 * members. `playing`: their ids, best seed first. `risen`: reserves that got a place. `out`: clans left out, each with the reason.
 */
async function playersOf(
  trx: Db,
  torneo: StoredTorneo,
): Promise<{ playing: number[]; risen: Enrolment[]; out: Told[] }> {
  const rosters = (await rostersOf(trx, torneo.id)).filter(({ member }) => member)
  const enrolled = (await enrolmentsOf(trx, torneo.id)).filter(({ deleted_at }) => deleted_at === null)
  const places = torneo.cupos ?? enrolled.length
  const came = ({ checkin_at }: Enrolment) => !torneo.checkin_minutos || checkin_at !== null
  const enough = ({ id_clan }: Enrolment) =>
    rosters.filter((player) => player.id_clan === id_clan).length >= (torneo.por_equipo ?? 1)
  const playing = enrolled.filter((one) => came(one) && enough(one)).slice(0, places)
  const out = enrolled.flatMap((one): Told[] => {
    const { id_clan, nombre } = one
    if (playing.includes(one)) return []
    if (!came(one)) return [{ id_clan, texto: `${nombre} quedó fuera: no hizo check-in` }]
    if (!enough(one)) return [{ id_clan, texto: `${nombre} quedó fuera: a su plantel le faltan integrantes` }]
    return [{ id_clan, texto: `${nombre} quedó fuera: no se liberó ningún cupo` }]
  })
  const risen = enrolled.slice(places).filter((one) => playing.includes(one))
  return { playing: playing.toSorted(bySeed).map(({ id_clan }) => id_clan), risen, out }
}

/** Closes enrolment and check-in and draws the bracket. */
export function startTorneo(services: Services, session: SessionInfo, id: number): Promise<TorneoPage> {
  const now = services.now()
  return staffTransaction(services, session, async (trx, audit, onCommit) => {
    const torneo = found(await lockForActs(trx, id), noTorneo)
    requireUndrawn(torneo, now)
    const { formato, mejor_de, mejor_de_semifinal, mejor_de_final, mejor_de_rondas, mapas } = torneo
    const { playing, risen, out } = await playersOf(trx, torneo)
    if (playing.length < 2 || formato === null)
      throw new RuleError(400, 'Para sortear hacen falta dos equipos por lo menos')
    await tellOfPlaces(trx, onCommit, services, torneo, risen)
    for (const { id_clan, texto } of out)
      await notifyReporters(trx, onCommit, services, [id_clan], {
        tipo: 'torneo',
        texto: `${torneo.nombre}. ${texto}`,
        enlace: paths.torneo(id),
      })
    const bestOf = { mejor_de: mejor_de ?? 3, mejor_de_semifinal, mejor_de_final, mejor_de_rondas }
    const plan = { formato, equipos: playing, ...bestOf, mapas }
    const state = drawBracket(plan)
    const changed = bracketOf(state).flatMap(({ partidas }) => partidas)
    const act = { tipo: 'sorteo', fecha: now.toISOString(), plan } as const
    await storeAndTell(trx, onCommit, services, torneo, { act, state, changed }, session)
    const page = await pageOf(trx, id, now)
    await audit('torneo.iniciar', torneoLabel(torneo), null, {
      equipos: page.inscritos.filter(({ reserva }) => !reserva).map(({ nombre }) => nombre),
    })
    return page
  })
}

/** Cancels a torneo that is not over yet. Its matches that already count in the ladder keep counting. */
export function cancelTorneo(
  services: Services,
  session: SessionInfo,
  id: number,
  motivo: string,
): Promise<TorneoPage> {
  const now = services.now()
  return staffTransaction(services, session, async (trx, audit, onCommit) => {
    const torneo = found(await lockTorneo(trx, id), noTorneo)
    const estado = torneoEstado(torneo, now.getTime())
    if (estado === 'terminado' || estado === 'cancelado') throw new RuleError(409, drawn[estado])
    await storeCancelled(trx, id, now.toISOString())
    const clans = (await enrolmentsOf(trx, id)).map(({ id_clan }) => id_clan)
    if (clans.length)
      await notifyReporters(trx, onCommit, services, clans, {
        tipo: 'torneo',
        texto: `Se canceló el torneo ${torneo.nombre}${motivo ? `. Motivo: ${motivo}` : ''}`,
        enlace: paths.torneo(id),
      })
    await audit(
      'torneo.cancelar',
      torneoLabel(torneo),
      { estado },
      { estado: 'cancelado', ...(motivo ? { motivo } : {}) },
    )
    await broadcastTorneo(trx, onCommit, services, id)
    return pageOf(trx, id, now)
  })
}

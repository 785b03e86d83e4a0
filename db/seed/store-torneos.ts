import { chileClock, chileDay } from '@trinchera/rules/chile-time'
import type { TorneoAct } from '@trinchera/rules/torneo'
import { applyTorneoAct, bracketOf, drawBracket, type BracketState } from '@trinchera/rules/torneo/bracket'
import { mapsWon } from '@trinchera/rules/torneo/score'
import type { Transaction } from 'kysely'
import { settleTorneoMedal } from '../queries/palmares/torneo-medals'
import { storeAct, type StoredAct } from '../queries/torneos/acts'
import { storeEnrolment, storeSeeds } from '../queries/torneos/inscripciones'
import { insertTorneo, plainFields } from '../queries/torneos/stored-torneos'
import type { Schema } from '../schema/database'
import { drawnTorneos, type DrawnTorneo } from './data/torneo-llaves'
import { torneos } from './data/torneos'
import { day, evening } from './evenings'
import { known } from './store'
import { sidesByName, type Side } from './store-retos'
import { note, type Staff } from './store-staff-work'

type Trx = Transaction<Schema>
const hour = day / 24
const iso = (at: number) => new Date(at).toISOString()
/** Time from the report of a match until it is closed if nobody objects, ms. */
const closesAfter = 0.5 * hour
/** Maximum number of players on a clan's roster. */
const mostInTeam = 6

const saturday = 6

/** The hour `at` in Chile on the first Saturday on or after the day of `from`, then moved back by `weeksBefore` weeks, ISO 8601. */
function saturdayFrom(from: number, weeksBefore: number, at: number): string {
  const earliest = Date.parse(chileDay(from))
  const wait = ((saturday - new Date(earliest).getUTCDay() + 7) % 7) - 7 * weeksBefore
  return iso(chileClock().instantOf(earliest + wait * day + at * hour))
}

async function storeComing(trx: Trx, moderator: Staff, now: number): Promise<void> {
  for (const { nombre, descripcion, inDays, hour: at, announcedDaysAgo } of torneos) {
    const inicio = saturdayFrom(now + inDays * day, 0, at)
    const announced = iso(now - announcedDaysAgo * day)
    const { id } = await insertTorneo(trx, { ...plainFields, nombre, descripcion, inicio }, announced)
    await note(trx, moderator, announced, 'torneo.crear', `torneo ${id} (${nombre})`, null, {
      nombre,
      descripcion,
      inicio,
    })
  }
}

/** Ids of a clan's members at an instant, in the order in which they joined, at most `mostInTeam`. */
async function rosterAt(trx: Trx, clan: number, at: string): Promise<number[]> {
  const rows = await trx
    .selectFrom('memberships')
    .where('id_clan', '=', clan)
    .where('joined_at', '<', at)
    .orderBy('joined_at')
    .orderBy('player_id')
    .limit(mostInTeam)
    .select('player_id')
    .execute()
  return rows.map(({ player_id }) => player_id)
}

const openMatchOf = (state: BracketState, clan: number) =>
  known(
    new Map(
      bracketOf(state)
        .flatMap(({ partidas }) => partidas)
        .filter(({ estado }) => estado === 'lista')
        .toReversed()
        .flatMap((match) => [
          [match.a, match],
          [match.b, match],
        ]),
    ),
    clan,
  )

/** The log of a bracket during seeding. Each entry is applied and stored before the next one. */
class StoredLog {
  private version = 0
  private readonly trx: Trx
  private readonly id: number
  state: BracketState
  constructor(trx: Trx, id: number, state: BracketState) {
    this.trx = trx
    this.id = id
    this.state = state
  }
  async store(act: StoredAct, by: Staff | null): Promise<void> {
    this.version = await storeAct(this.trx, { id: this.id, version: this.version }, act, this.state, by)
  }
  async act(act: TorneoAct, by: Staff | null): Promise<void> {
    const outcome = applyTorneoAct(this.state, act)
    if ('refusal' in outcome) throw new Error(`${act.tipo}: ${outcome.refusal.message}`)
    this.state = outcome.state
    await this.store(act, by)
  }
}

/** Stores the played matches in the order of time. The loser reports each match, and the match is closed half an hour later. */
async function playMatches(log: StoredLog, { jugadas }: DrawnTorneo, sides: Map<string, Side>, begun: number) {
  const leaders = new Map([...sides.values()].map(({ id, leader }) => [id, leader]))
  for (const { gana, maps, hours } of jugadas) {
    const winner = known(sides, gana).id
    const { id: partida, a, b, mejor_de } = openMatchOf(log.state, winner)
    const loser = (winner === a ? b : a) ?? 0
    const won = mapsWon(mejor_de)
    const reported = begun + hours * hour
    const marcador = winner === a ? ([won, maps] as const) : ([maps, won] as const)
    const report = { tipo: 'resultado', partida, marcador, mapas: null, id_clan: loser, fecha: iso(reported) } as const
    await log.act(report, known(leaders, loser))
    await log.act({ tipo: 'cerrar', partida, id_clan: null, fecha: iso(reported + closesAfter) }, null)
  }
}

/** Stores a torneo with its enrolments, draw, played matches and scheduled matches. */
async function storeDrawn(trx: Trx, torneo: DrawnTorneo, sides: Map<string, Side>, moderator: Staff, now: number) {
  const { nombre, descripcion, reglas, formato, mejor_de, mejor_de_final, mejor_de_rondas, clanes, fijadas } = torneo
  const inicio = saturdayFrom(now - torneo.daysAgo * day, 1, torneo.hour)
  const begun = Date.parse(inicio)
  const announced = iso(begun - 12 * day)
  const mapas = [...torneo.mapas]
  const equipos = clanes.map((clan) => known(sides, clan))
  const written = {
    ...plainFields,
    nombre,
    descripcion,
    reglas,
    formato,
    inicio,
    mejor_de,
    mejor_de_final,
    mejor_de_rondas,
    mapas,
    id_etapa: equipos[0]?.id_etapa ?? null,
    cupos: clanes.length,
    por_equipo: 3,
    inscripcion_hasta: iso(begun - 2 * hour),
    checkin_minutos: 0,
  }
  const { id } = await insertTorneo(trx, written, announced)
  const label = `torneo ${id} (${nombre})`
  await note(trx, moderator, announced, 'torneo.crear', label, null, { nombre, descripcion, inicio })
  for (const [index, { id: id_clan }] of equipos.entries()) {
    const fecha = iso(begun - (10 - index) * day)
    await storeEnrolment(trx, { id_torneo: id, id_clan, fecha }, await rosterAt(trx, id_clan, fecha))
  }
  const order = equipos.map((clan) => clan.id)
  await storeSeeds(trx, id, order)
  const bestOf = { mejor_de, mejor_de_semifinal: null, mejor_de_final, mejor_de_rondas }
  const plan = { formato, equipos: order, ...bestOf, mapas }
  const log = new StoredLog(trx, id, drawBracket(plan))
  await log.store({ tipo: 'sorteo', fecha: inicio, plan }, moderator)
  await note(trx, moderator, inicio, 'torneo.iniciar', label, null, { equipos: clanes })
  await playMatches(log, torneo, sides, begun)
  for (const { clan, later } of fijadas) {
    const { id: partida } = openMatchOf(log.state, known(sides, clan).id)
    const fecha = iso(begun + 27 * hour)
    await log.act({ tipo: 'mover', partida, cuando: evening(now, later), id_clan: null, fecha }, moderator)
  }
  await settleTorneoMedal(trx, id)
}

/** Stores the demo torneos: those to come, and those of the open etapa that were drawn. */
export async function storeTorneos(trx: Trx, moderator: Staff, now: number): Promise<void> {
  const sides = await sidesByName(trx)
  for (const torneo of drawnTorneos) await storeDrawn(trx, torneo, sides, moderator, now)
  await storeComing(trx, moderator, now)
}

import type { TorneoPage, TorneoPartida } from '@trinchera/contract/torneo-llave'
import type { previewTorneoRuling as preview } from '@trinchera/contract/torneo-partidas'
import type { BodyOf, DataOf } from '@trinchera/contract/route'
import type { Db, OnCommit } from '@trinchera/db/database'
import { rangoInLivingClan } from '@trinchera/db/queries/ladder/reporting'
import { torneoClans } from '@trinchera/db/queries/site/torneos'
import { bracketState } from '@trinchera/db/queries/torneos/acts'
import { presentPartidas, torneoPageOf } from '@trinchera/db/queries/torneos/bracket'
import { lockForActs, storedTorneo, type StoredTorneo } from '@trinchera/db/queries/torneos/stored-torneos'
import { actOnTorneo } from '@trinchera/effects/torneos'
import { clanMay } from '@trinchera/rules/permissions'
import type { BracketMatch, TorneoAct } from '@trinchera/rules/torneo'
import {
  applyTorneoAct,
  bracketOf,
  changedMatches,
  championOf,
  isBracketOver,
  matchOf,
} from '@trinchera/rules/torneo/bracket'
import { refuseSuspended } from '../../accounts/suspended'
import type { SessionInfo } from '../../http/handler'
import { found, RuleError } from '../../http/rule-error'
import type { Services } from '../../services'
import { staffTransaction } from '../../staff/staff-transaction'
import { noPartida, noTorneo, torneoLabel } from './missing'
import { refusedAct, requireAsSeen } from './moved-on'

interface Place {
  id: number
  partida: number
}

async function act(
  trx: Db,
  onCommit: OnCommit,
  services: Services,
  stored: StoredTorneo,
  done: TorneoAct,
  session: SessionInfo,
): Promise<void> {
  const outcome = await actOnTorneo(trx, onCommit, services, stored, done, session)
  if ('refusal' in outcome)
    throw await refusedAct(trx, outcome.refusal, 'partida' in done ? matchIn(stored, done.partida) : null)
}

/** The match with number `partida` in a torneo's bracket. Throws 404 if there is no such match. */
function matchIn(stored: StoredTorneo, partida: number): BracketMatch {
  const state = bracketState(stored)
  return found(state && matchOf(state, partida), noPartida)
}

async function partidaOf(trx: Db, { id, partida }: Place): Promise<TorneoPartida> {
  const stored = found(await storedTorneo(trx, id), noTorneo)
  const [match] = await presentPartidas(trx, id, [matchIn(stored, partida)])
  return found(match, noPartida)
}

/** An act on a torneo's match (a report, a decision…) without `id_clan` and `fecha`, which are added when it is stored. */
type Deed = TorneoAct extends infer A ? (A extends TorneoAct ? Omit<A, 'id_clan' | 'fecha'> : never) : never

/**
 * Stores an act (report, objection…) on a match of a torneo, in one transaction, for a clan for which the session's player may report. If
 * the player may report for both clans, `prefers` chooses one. Throws 403 if the player may report for neither clan, 404 for an unknown
 * match, 423 for a suspended player, and the error of the rule that forbids the act (docs/rules.md#Report of a torneo match).
 */
export function actForSide(
  services: Services,
  session: SessionInfo,
  place: Place,
  deed: Deed,
  prefers: (match: BracketMatch) => number | null,
): Promise<TorneoPartida> {
  const now = services.now()
  return services.database.transaction(async (trx, onCommit) => {
    const stored = found(await lockForActs(trx, place.id), noTorneo)
    const match = matchIn(stored, place.partida)
    const mine: number[] = []
    for (const clan of [match.a, match.b])
      if (clan !== null && clanMay(await rangoInLivingClan(trx, clan, session.id), 'report')) mine.push(clan)
    const meant = prefers(match)
    const side = mine.find((clan) => clan === meant) ?? mine[0]
    if (side === undefined)
      throw new RuleError(403, 'Esto lo dicen el líder, un co-líder o un capitán de los dos clanes')
    await refuseSuspended(trx, session.id, 'reportes', now)
    await act(trx, onCommit, services, stored, { ...deed, id_clan: side, fecha: now.toISOString() }, session)
    return partidaOf(trx, place)
  })
}

type Ruling = BodyOf<typeof preview>

/** Converts a request of the organisers to rule on a match into the act that is stored. */
function rulingAct(place: Place, ruling: Ruling, fecha: string): TorneoAct {
  const by = { id_clan: null, fecha, motivo: ruling.motivo }
  if ('retirar' in ruling) return { ...by, tipo: 'retirar', retirado: ruling.retirar }
  if ('reabrir' in ruling) return { ...by, tipo: 'reabrir', partida: place.partida }
  return { ...by, tipo: 'fallo', partida: place.partida, ganador: ruling.ganador, marcador: ruling.marcador ?? null }
}

const staffActOf = { fallo: 'torneo.fallo', retirar: 'torneo.retirar', reabrir: 'torneo.reabrir' } as const

/** Stores a ruling of the organisers: it decides a match, withdraws a clan from the torneo or reopens a match. */
export function ruleMatch(services: Services, session: SessionInfo, place: Place, ruling: Ruling): Promise<TorneoPage> {
  const now = services.now().toISOString()
  return staffTransaction(services, session, async (trx, audit, onCommit) => {
    const stored = found(await lockForActs(trx, place.id), noTorneo)
    const before = matchIn(stored, place.partida)
    await requireAsSeen(trx, before, ruling.antes)
    const done = rulingAct(place, ruling, now)
    await act(trx, onCommit, services, stored, done, session)
    const page = found(await torneoPageOf(trx, place.id, now), noTorneo)
    if (page.llave?.version !== stored.version && done.tipo in staffActOf) {
      const after = page.llave?.rondas.flatMap(({ partidas }) => partidas).find(({ id }) => id === place.partida)
      const tipo = done.tipo === 'retirar' || done.tipo === 'reabrir' ? done.tipo : 'fallo'
      await audit(
        staffActOf[tipo],
        `${torneoLabel(stored)}, partida ${place.partida}`,
        { estado: before.estado, ganador: before.ganador, marcador: before.marcador },
        { estado: after?.estado, ganador: after?.ganador, marcador: after?.marcador, motivo: ruling.motivo },
      )
    }
    return page
  })
}

/** The matches that a ruling of the organisers would change, each as it is now and as it would become. Stores nothing. */
export async function previewRuling(
  { database: { db }, now }: Services,
  place: Place,
  ruling: Ruling,
): Promise<DataOf<typeof preview>> {
  const stored = found(await storedTorneo(db, place.id), noTorneo)
  const before = bracketState(stored)
  if (!before) throw new RuleError(409, 'El torneo todavía no se sortea')
  const outcome = applyTorneoAct(before, rulingAct(place, ruling, now().toISOString()))
  if ('refusal' in outcome) throw await refusedAct(db, outcome.refusal, null)
  const changed = changedMatches(before, outcome.state)
  const ids = new Set(changed.map(({ id }) => id))
  const were = bracketOf(before)
    .flatMap(({ partidas }) => partidas)
    .filter(({ id }) => ids.has(id))
  const champion = championOf(outcome.state)
  return {
    antes: await presentPartidas(db, place.id, were),
    partidas: await presentPartidas(db, place.id, changed),
    estado: isBracketOver(outcome.state) ? 'terminado' : 'en-juego',
    campeon: champion === null ? null : ((await torneoClans(db, [champion])).get(champion) ?? null),
  }
}

/** Sets the scheduled time of a match; `fecha` null removes it. */
export function moveMatch(
  services: Services,
  session: SessionInfo,
  place: Place,
  fecha: string | null,
): Promise<TorneoPartida> {
  const now = services.now().toISOString()
  const cuando = fecha && new Date(fecha).toISOString()
  return staffTransaction(services, session, async (trx, audit, onCommit) => {
    const stored = found(await lockForActs(trx, place.id), noTorneo)
    const before = matchIn(stored, place.partida)
    await act(
      trx,
      onCommit,
      services,
      stored,
      { tipo: 'mover', partida: place.partida, cuando, id_clan: null, fecha: now },
      session,
    )
    if (before.fecha !== cuando)
      await audit(
        'torneo.mover',
        `${torneoLabel(stored)}, partida ${place.partida}`,
        { fecha: before.fecha },
        { fecha: cuando },
      )
    return partidaOf(trx, place)
  })
}

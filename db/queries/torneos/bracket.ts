import type { Llave, TorneoPage, TorneoPartida } from '@trinchera/contract/torneo-llave'
import type { BracketMatch } from '@trinchera/rules/torneo'
import { bracketOf, groupTables, podiumOf, type BracketState } from '@trinchera/rules/torneo/bracket'
import { checkinPhase } from '@trinchera/rules/torneo-estado'
import type { Db } from '../../database'
import { torneoById, torneoClans } from '../site/torneos'
import { bracketState } from './acts'
import { enteredMatches } from './entered-matches'
import { inscritosOf } from './inscripciones'
import { storedTorneo } from './stored-torneos'

/** Converts matches of a torneo's bracket to the form in which the API returns them. */
export async function presentPartidas(
  db: Db,
  torneo: number,
  matches: readonly BracketMatch[],
): Promise<TorneoPartida[]> {
  const clans = await torneoClans(
    db,
    matches.flatMap(({ a, b }) => [a, b]).filter((id) => id !== null),
  )
  const entered = new Map((await enteredMatches(db, torneo)).map(({ partida, id_match }) => [partida, id_match]))
  const clan = (id: number | null) => (id === null ? null : (clans.get(id) ?? null))
  return matches.map(({ a, b, marcador, mapas, ...match }) => ({
    ...match,
    a: clan(a),
    b: clan(b),
    marcador: marcador && [...marcador],
    mapas: [...mapas],
    id_match: entered.get(match.id) ?? null,
  }))
}

async function llaveOf(db: Db, torneo: number, version: number, state: BracketState): Promise<Llave> {
  const rounds = bracketOf(state)
  const partidas = await presentPartidas(
    db,
    torneo,
    rounds.flatMap((round) => round.partidas),
  )
  const byId = new Map(partidas.map((partida) => [partida.id, partida]))
  const tables = new Map(groupTables(state).map((table) => [table.ronda, table]))
  return {
    version,
    rondas: rounds.map(({ nombre, lado, partidas: inRound }, index) => ({
      nombre,
      lado,
      partidas: inRound.flatMap(({ id }) => byId.get(id) ?? []),
      tabla: tables.get(index)?.filas ?? null,
      pasan: tables.get(index)?.pasan ?? null,
    })),
  }
}

/** A torneo with its enrolled clans, bracket and podium, in its state at `now` (ISO 8601); null if there is no such torneo. */
export async function torneoPageOf(db: Db, id: number, now: string): Promise<TorneoPage | null> {
  const [torneo, stored] = [await torneoById(db, id, now), await storedTorneo(db, id)]
  if (!torneo || !stored) return null
  const state = bracketState(stored)
  const podium = state ? podiumOf(state) : []
  const clans = await torneoClans(db, podium)
  return {
    ...torneo,
    inscritos: await inscritosOf(db, id, {
      cupos: stored.cupos,
      drawn: state?.plan.equipos ?? null,
      withdrawn: state?.retirados.map(({ id_clan }) => id_clan) ?? [],
      checkinOver: checkinPhase(torneo, Date.parse(now)) === 'cerrado',
    }),
    llave: state && (await llaveOf(db, id, stored.version, state)),
    podio: podium.flatMap((clan) => clans.get(clan) ?? []),
  }
}

import type { PlayedMatch } from '@trinchera/db/queries/ladder/ledger'
import type { Site } from '../intent'
import type { Who } from '../names/community'
import { counted, inSpanish, named, type Say } from '../wording'
import type { Consulta } from './consulta'
import { requireStatistics } from '../answers/hidden'
import { playedOn, scopeOf, subjectOf } from './scope'

/** A match as one side saw it. */
export interface Own {
  match: PlayedMatch
  own: number
  rival: number
  won: boolean
}

function ownOf(match: PlayedMatch, clanes: readonly number[] | undefined): Own {
  const own = match.own ?? (clanes?.includes(match.ganador) ? match.ganador : match.perdedor)
  return { match, own, rival: own === match.ganador ? match.perdedor : match.ganador, won: own === match.ganador }
}

/** The matches of whom a question is about; where none is in an open etapa, those of the others. */
export async function ownMatches(consulta: Consulta, site: Site): Promise<Own[] | null> {
  const who = subjectOf(consulta, site)
  if (who) await requireStatistics(site, who)
  // of two, every etapa where they met is told
  const ofPair =
    consulta.rival &&
    ['balance', 'existe', 'cuenta'].includes(consulta.medida) &&
    !consulta.desde &&
    !consulta.hasta &&
    consulta.semana === null
  // the best month of a clan, or its longest run, may be one of an etapa that is closed
  const ofAllTime =
    consulta.quien.length === 1 &&
    (consulta.agrupar === 'mes' || (consulta.medida === 'racha' && consulta.ordenar !== null))
  for (const all of ofPair || ofAllTime ? [true] : [false, true]) {
    const scope = scopeOf(consulta, site, all)
    const found = scope ? await playedOn(consulta, scope, site) : []
    if (!found) return null
    // of a player the rival is known only with the roster
    const own = found
      .map((match) => ownOf(match, scope?.clanes))
      .filter(({ rival }) => !scope?.rivales || scope.rivales.includes(rival))
    if (own.length || all) return own
  }
  return []
}

export const matchesWord = (count: number, say: Say = inSpanish) =>
  say(counted(count, '1 partida', `${count} partidas`), counted(count, '1 match', `${count} matches`))
export const tally = (matches: readonly Own[]) => {
  const triunfos = matches.filter(({ won }) => won).length
  return { triunfos, derrotas: matches.length - triunfos, juegos: matches.length }
}

export const against = (rival: Who | null, say: Say = inSpanish) =>
  rival ? ` ${say('contra', 'against')} ${named(rival.nombre)}` : ''

/** The etapas where matches were played, in the order in which etapas are told. */
export function etapasPlayed(matches: readonly Own[], site: Site) {
  const ids = new Set(matches.map(({ match }) => match.id_etapa))
  return site.community.etapas.filter(({ id }) => ids.has(id))
}

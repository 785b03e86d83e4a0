import type { TorneoMatchPage, TorneoStep } from '@trinchera/contract/torneo-partidas'
import { bracketOf } from '@trinchera/rules/torneo/bracket'
import type { Db } from '../../database'
import { torneoById } from '../site/torneos'
import { actsOf, bracketState, type StoredAct } from './acts'
import { presentPartidas } from './bracket'
import { rostersOf } from './inscripciones'
import { storedTorneo } from './stored-torneos'

/** What a match's history shows of an act (report, decision…) besides player and time: score, objection, reason or new time; or null. */
function detailOf(act: StoredAct): string | null {
  switch (act.tipo) {
    case 'resultado':
      return act.marcador.join('–')
    case 'objetar':
      return act.texto
    case 'fallo':
    case 'retirar':
    case 'reabrir':
      return act.motivo
    case 'mover':
      return act.cuando
    default:
      return null
  }
}

const stepOf = ({ quien, act }: { quien: string | null; act: StoredAct }): TorneoStep => ({
  tipo: act.tipo,
  fecha: act.fecha,
  quien,
  id_clan:
    act.tipo === 'sorteo'
      ? null
      : act.tipo === 'retirar'
        ? act.retirado
        : act.tipo === 'fallo'
          ? act.ganador
          : act.id_clan,
  detalle: detailOf(act),
})

/**
 * All data of the page of a torneo's match, with the torneo's state at `now` (ISO 8601); null if there is no such match. `number`: the
 * match's number in the torneo.
 */
export async function torneoMatchPage(
  db: Db,
  id: number,
  number: number,
  now: string,
): Promise<TorneoMatchPage | null> {
  const [torneo, stored] = [await torneoById(db, id, now), await storedTorneo(db, id)]
  const state = stored && bracketState(stored)
  if (!torneo || !state) return null
  const round = bracketOf(state).find(({ partidas }) => partidas.some((match) => match.id === number))
  const match = round?.partidas.find((one) => one.id === number)
  const [partida] = match ? await presentPartidas(db, id, [match]) : []
  if (!round || !partida) return null
  const sides = [partida.a?.id_clan, partida.b?.id_clan]
  const about = (act: StoredAct) =>
    act.tipo === 'sorteo' || (act.tipo === 'retirar' ? sides.includes(act.retirado) : act.partida === number)
  const rosters = await rostersOf(db, id)
  return {
    ...partida,
    torneo,
    ronda: round.nombre,
    lado: round.lado,
    historia: (await actsOf(db, id)).filter(({ act }) => about(act)).map(stepOf),
    planteles: sides.flatMap((clan) =>
      clan === undefined
        ? []
        : {
            id_clan: clan,
            jugadores: rosters
              .filter(({ id_clan }) => id_clan === clan)
              .map(({ id: player, username }) => ({ id: player, username })),
          },
    ),
  }
}

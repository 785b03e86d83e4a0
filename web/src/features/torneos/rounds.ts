import type { TorneoPage } from '@trinchera/contract/torneo-llave'
import { announcedRounds, type AnnouncedRound } from '@trinchera/rules/torneo/announced'

/** The rounds with their number of maps. Before the bracket is drawn, these are the rounds of a torneo with all places taken. */
export function roundsOf(torneo: TorneoPage): Pick<AnnouncedRound, 'nombre' | 'mejor_de'>[] {
  const { formato, cupos, equipos, mejor_de, llave } = torneo
  if (formato === null || mejor_de === null) return []
  const bestOf = { ...torneo, mejor_de }
  return announcedRounds(formato, llave ? playing(torneo) : (cupos ?? equipos), bestOf)
}

const playing = ({ inscritos }: TorneoPage) => inscritos.filter(({ reserva }) => !reserva).length

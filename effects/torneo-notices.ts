import { paths } from '@trinchera/contract/site-paths'
import type { Db, OnCommit } from '@trinchera/db/database'
import { staffOf } from '@trinchera/db/queries/disputes/assembly'
import { readOpciones } from '@trinchera/db/queries/site/opciones'
import { torneoClans } from '@trinchera/db/queries/site/torneos'
import type { StoredAct } from '@trinchera/db/queries/torneos/acts'
import type { StoredTorneo } from '@trinchera/db/queries/torneos/stored-torneos'
import { mapName } from '@trinchera/rules/map-name'
import { rolsWith } from '@trinchera/rules/permissions'
import { formatDayAndTime } from '@trinchera/rules/spanish-dates'
import type { BracketMatch } from '@trinchera/rules/torneo'
import { matchOf, type BracketState } from '@trinchera/rules/torneo/bracket'
import { notify, notifyReporters } from './notices'
import type { EffectServices } from './services'

interface Told {
  torneo: StoredTorneo
  /** The bracket before the act (report, decision…); null if the act created the bracket. */
  before: BracketState | null
  changed: readonly BracketMatch[]
  act: StoredAct
}

/** Notifies those members of the affected clans who may report: of a match to play, a report to check, or a decision of the staff. */
export async function tellOfMatches(
  trx: Db,
  onCommit: OnCommit,
  services: EffectServices,
  { torneo, before, changed, act }: Told,
  by: { id: number } | null,
): Promise<void> {
  const clans = await torneoClans(
    trx,
    changed.flatMap(({ a, b }) => [a, b]).filter((id) => id !== null),
  )
  const name = (id: number | null) => (id === null ? '' : (clans.get(id)?.nombre ?? ''))
  // A player who confirms a report (act `cerrar`) is notified of the next match like other members of the clan.
  const skipped = act.tipo === 'cerrar' ? undefined : by?.id
  const tell = (to: readonly (number | null)[], partida: number, texto: string) =>
    notifyReporters(
      trx,
      onCommit,
      services,
      to.filter((id) => id !== null),
      { tipo: 'torneo', texto: `${torneo.nombre}. ${texto}`, enlace: paths.torneoPartida(torneo.id, partida) },
      skipped,
    )
  const maps = torneo.mapas.length > 0 ? (await readOpciones(trx)).mapas.lista : []
  const because = 'motivo' in act && act.motivo ? `. Motivo: ${act.motivo}` : ''
  for (const match of changed) {
    const { id, a, b, estado, mapas, marcador } = match
    const was = before && matchOf(before, id)
    const decided = 'partida' in act && act.partida === id
    if (estado === 'lista' && !(was?.estado === 'lista' && was.a === a && was.b === b)) {
      const map = mapas[0] ? `, mapa 1 ${mapName(maps, mapas[0])}` : ''
      const again = act.tipo === 'reabrir' && decided ? `Se juega de nuevo${because}. ` : ''
      await tell([a], id, `${again}Les toca: ${name(b)}${map}`)
      await tell([b], id, `${again}Les toca: ${name(a)}${map}`)
    } else if (act.tipo === 'resultado' && decided && marcador) {
      const loser = act.id_clan
      const text = `${name(loser)} reportó que perdió ${[...marcador].toSorted((x, y) => x - y).join('–')}. Si es así, confírmenlo y la llave avanza; si no, pueden objetar en 30 minutos`
      await tell([loser === a ? b : a], id, text)
    } else if (act.tipo === 'objetar' && decided) {
      await tell([act.id_clan === a ? b : a], id, `${name(act.id_clan)} objetó el resultado: lo decide la organización`)
      const staff = await staffOf(trx, rolsWith('torneos.manage'))
      const texto = `${torneo.nombre}. ${name(act.id_clan)} objetó el resultado contra ${name(act.id_clan === a ? b : a)}`
      await notify(trx, onCommit, services, staff, {
        tipo: 'torneo',
        texto,
        enlace: paths.torneoPartida(torneo.id, id),
      })
    } else if (act.tipo === 'fallo' && decided) {
      const outcome = match.ganador === null ? 'nadie se presentó y la pierden los dos' : `ganó ${name(match.ganador)}`
      await tell([a, b], id, `La organización decidió ${name(a)} contra ${name(b)}: ${outcome}${because}`)
    } else if (act.tipo === 'fallo' && act.ganador === null && estado === 'libre' && was?.estado !== 'libre') {
      await tell([match.ganador], id, 'Pasan sin jugar: nadie se presentó a la partida de la que salía su rival')
    } else if (act.tipo === 'retirar' && estado === 'cerrada') {
      const gone = act.retirado
      await tell([gone === a ? b : a], id, `${name(gone)} se retiró: pasan sin jugar${because}`)
    } else if (act.tipo === 'mover' && decided) {
      const when = match.fecha ? `: ${formatDayAndTime(match.fecha)}` : ': queda sin hora'
      await tell([a, b], id, `Cambió la hora de ${name(a)} contra ${name(b)}${when}`)
    }
  }
}

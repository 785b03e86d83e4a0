import type { ClanRow } from '@trinchera/contract/clanes'
import type { NamedEtapa } from '@trinchera/db/queries/players/names'
import { ejemploText } from '@trinchera/rules/reglamento'
import { vence } from '@trinchera/rules/reglamento/ejemplos'
import { risenPlace } from '@trinchera/rules/ladder'
import { bold, counted, lines, listedUpTo, placed, quoted, verb } from '../wording'
import type { Role } from '../thread-state'
import { inEtapa } from './which'

/** What a win would do to a table: the winner's new place, and the loser's (0: none). */
export function afterWin(winner: number, loser: number, ranked: number): { winner: number; loser: number } {
  const from = winner || ranked + 1
  const to = risenPlace(from, loser)
  return { winner: to, loser: loser >= to && loser < from ? loser + 1 : loser }
}

/** What a win does to two places, by the rules: '#12 vence a #6 → #9; el #6 no baja'. */
export function byPlaces(winner: number, loser: number): string {
  const after = afterWin(winner, loser, Math.max(winner, loser)).loser
  const fate = after === loser ? 'no baja' : `baja al #${after}`
  const apart = winner - loser
  const half = Math.ceil(apart / 2)
  const reason =
    winner && loser && apart > 0
      ? `. ${counted(apart, 'Los separa 1 puesto', `Los separan ${apart} puestos`)}, y se sube la mitad${apart % 2 ? ', redondeada hacia arriba' : ''}: ${winner} − ${half} = ${winner - half}`
      : ''
  return `${bold(ejemploText(vence(winner, loser)))}; el #${loser} ${bold(fate)}${reason}`
}

const now = (clan: ClanRow) =>
  clan.ranking_actual ? placed(clan.ranking_actual) : verb('No Rankeado', 'No Rankeados', clan.nombre)

/** What a win of one over the other does to a table, in words; first of whom it was asked. */
export function told(
  table: readonly ClanRow[],
  etapa: NamedEtapa,
  winner: ClanRow,
  loser: ClanRow,
  of: Role = 'gana',
): string {
  const ranked = table.filter(({ ranking_actual }) => ranking_actual > 0).length
  const after = afterWin(winner.ranking_actual, loser.ranking_actual, ranked)
  const [w, l] = [quoted(winner.nombre), quoted(loser.nombre)]
  const where = inEtapa(etapa)
  const supposed = `Si ${bold(w)} le ${verb('gana', 'ganan', winner.nombre)} a ${bold(l)}`
  const both = (first: string, second: string) => (of === 'gana' ? [first, second] : [second, first]).join(' y ')
  if (after.winner === winner.ranking_actual) {
    return lines(
      `${supposed}, la tabla ${bold('no cambia')}: ${both(
        `${w} ${verb('sigue', 'siguen', winner.nombre)} ${bold(placed(after.winner))}`,
        `${l} ${verb('sigue', 'siguen', loser.nombre)} ${bold(now(loser))}`,
      )} ${where}.`,
      'Vencer a uno de más abajo, o a uno sin ranking, no mueve los puestos. Las victorias y las rachas sí cuentan.',
    )
  }
  const gains = winner.ranking_actual
    ? `${verb('sube', 'suben', winner.nombre)} del ${placed(winner.ranking_actual)} al ${bold(placed(after.winner))} ${where}`
    : `${verb('entra', 'entran', winner.nombre)} al ranking ${where}: queda${verb('', 'n', winner.nombre)} ${bold(placed(after.winner))}`
  const drops =
    after.loser === loser.ranking_actual
      ? `${verb('sigue', 'siguen', loser.nombre)} ${bold(now(loser))}`
      : `${verb('baja', 'bajan', loser.nombre)} al ${bold(placed(after.loser))}`
  const passed = table
    .filter(
      ({ id, ranking_actual: at }) =>
        id !== loser.id && at >= after.winner && at < (winner.ranking_actual || ranked + 1),
    )
    .sort((a, b) => a.ranking_actual - b.ranking_actual)
  const between = passed.length
    ? ` ${passed.length > 1 ? 'Bajan un puesto los que pasa' : 'Baja un puesto el que pasa'}: ${listedUpTo(
        passed.map(({ nombre, ranking_actual }) => `${quoted(nombre)} (al ${placed(ranking_actual + 1)})`),
        6,
      )}.`
    : ''
  return of === 'gana'
    ? `${supposed}, ${gains}, y ${l} ${drops}.${between}`
    : `${supposed}, ${l} ${drops} y ${w} ${gains}.${between}`
}

import type { PlaceMove } from '@trinchera/contract/rulings'

const words = ['', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce']
const counted = (n: number) => words[n] ?? String(n)
const capital = (text: string) => text.charAt(0).toLocaleUpperCase('es-CL') + text.slice(1)

/** A sentence about one clan's change of place: "Sin Retirada baja del 4 al 12." */
export function moveSentence({ nombre, antes, despues }: PlaceMove): string {
  if (despues === 0) return `${nombre} pierde el puesto ${antes} y queda sin ranking.`
  if (antes === 0) return `${nombre} entra al ranking en el ${despues}.`
  return `${nombre} ${despues < antes ? 'sube' : 'baja'} del ${antes} al ${despues}.`
}

/** One sentence about the changes of several clans: "Ocho clanes suben un puesto." Empty if there are none. */
function groupSentence(moves: readonly PlaceMove[], verb: readonly [one: string, many: string]): string[] {
  const [first] = moves
  if (!first) return []
  const who = capital(
    `${counted(moves.length)} ${moves.length === 1 ? 'clan' : 'clanes'} ${moves.length === 1 ? verb[0] : verb[1]}`,
  )
  const far = Math.abs(first.antes - first.despues)
  if (moves.some(({ antes, despues }) => Math.abs(antes - despues) !== far)) return [`${who}.`]
  return [`${who} ${counted(far)} ${far === 1 ? 'puesto' : 'puestos'}.`]
}

/** Sentences about a ruling's effects: `own` names the two clans of the match, `others` only counts the other clans. */
export function previewSentences(
  moves: readonly PlaceMove[],
  clanes: readonly number[],
): { own: string[]; others: string[] } {
  const own = moves
    .filter(({ id_clan }) => clanes.includes(id_clan))
    .sort((a, b) => clanes.indexOf(a.id_clan) - clanes.indexOf(b.id_clan))
  const others = moves.filter(({ id_clan }) => !clanes.includes(id_clan))
  const placed = others.filter(({ antes, despues }) => antes > 0 && despues > 0)
  return {
    own: own.map(moveSentence),
    others: [
      ...groupSentence(
        placed.filter(({ antes, despues }) => despues < antes),
        ['sube', 'suben'],
      ),
      ...groupSentence(
        placed.filter(({ antes, despues }) => despues > antes),
        ['baja', 'bajan'],
      ),
      ...others.filter((move) => !placed.includes(move)).map(moveSentence),
    ],
  }
}

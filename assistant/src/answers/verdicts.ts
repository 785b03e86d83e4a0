import { leastPlayers } from '@trinchera/rules/limits'
import type { Asked } from '../intent'
import { numberIn } from '../names/numbers'
import { isOne } from '../words/said'
import { asksWhether } from './whether'

const rocket = 'rocket rockets roket rokets bazooka bazoka bazuca bazuka cohete cohetes lanzacohetes panzer-'

/**
 * What an article of the rules says first to a question of yes or no: the first row of which a word is said, of each group of words where `&`
 * parts them; a row without words is for all. '': nothing, for it hangs on more than its words.
 */
const verdicts: Readonly<Record<string, readonly (readonly [words: string, says: string])[]>> = {
  'un-clan': [['', 'En la misma etapa, no; en otra, sí.']],
  cuentas: [
    // 'hay drama' asks for the opposite of 'puedo'
    ['bane- suspend- castig- sancion- expuls- echa- drama problema- lio atado malo', ''],
    ['', 'No.'],
  ],
  nombres: [
    ['pued- vale permit- dejan & ofens- religi- politic- garabato- mismo igual otro cualquier- quiera', 'No.'],
    ['puede pueden & cambi-', 'Sí, si no cumple.'],
  ],
  rocket: [
    // 'vale o está prohibido'
    ['o & prohib- & vale valen pued- permit- dejan', 'Está prohibido.'],
    [`prohib- & hay ${rocket}`, 'Sí.'],
    ['prohib-', ''],
    [rocket, 'No.'],
    ['sniper shotgun escopeta francotirador granada granadas mg metralleta', 'Sí.'],
  ],
  anticheat: [
    ['sin', 'No.'],
    ['obliga- hay', 'Sí.'],
  ],
  anulacion: [['anul- borr- elimin-', 'Sí.']],
  'uno-contra-uno': [
    ['tener & clan', 'No, ahí no hace falta.'],
    ['solo sola solos solas sin', 'Sí.'],
  ],
  plantel: [['dos doble', 'No.']],
  'quien-reporta': [
    ['o & solo solamente', ''],
    ['gana gane ganamos ganador gano victoria victorias', 'No.'],
    ['solo solamente unicamente miembro- integrante- cualquiera soldado raso', 'No.'],
    ['capitan- co colider- lider-', 'Sí.'],
    ['puedo', 'Depende de tu rango.'],
  ],
}

/** Whether so many are enough to play: 'somos 4, ellos 6', '3v3', and not 'nos faltan 2'. */
function enough(typed: string): string | null {
  const there = typed.replace(/\b(?:falt|baj|cay|sin|menos)\w* (?:como )?\w+/g, '')
  const least = Math.min(...(there.match(/\d+|[a-z]{3,}/g) ?? []).flatMap((word) => numberIn(word) ?? []))
  if (!Number.isFinite(least)) return null
  return least >= leastPlayers ? `Sí, con ${least} alcanza.` : `No, con ${least} no alcanza.`
}

/** The beginning of what the rules answer to a question of yes or no. */
export function verdictOf(article: string, asked: Asked | null): string | null {
  if (!asked || !asksWhether(asked)) return null
  const words = asked.words.map(({ plain }) => plain)
  if (article === 'jugadores') return enough(words.join(' '))
  const said = (group: string) => words.some((word) => isOne(group.split(' '), word))
  return verdicts[article]?.find(([row]) => !row || row.split(' & ').every(said))?.[1] || null
}

import type { Asked } from '../intent'
import { numberIn } from '../names/numbers'
import { leastPlayers } from '@trinchera/rules/limits'
import { asksWhether } from './whether'

const rocket = /\b(?:rocket|rokets?|roket|bazo+ka|bazuca|cohetes?|lanzacohetes|panzer\w*)\b/
/** Whether the article that is asked about says yes or no to what was asked; null where that hangs on more than its words. */
const verdicts: Record<string, (typed: string) => string | null> = {
  'un-clan': () => 'En la misma etapa, no.',
  cuentas: (typed) => (/\b(?:bane|suspend|castig|sancion|expuls|echa)\w*/.test(typed) ? null : 'No.'),
  nombres: (typed) =>
    /pued|vale|permit|dejan/.test(typed) &&
    /ofens|religi|politic|garabato|mismo|igual|como otro|de otro|cualquier|quiera/.test(typed)
      ? 'No.'
      : /\bpueden? cambi\w+/.test(typed)
        ? 'Sí, si no cumple.'
        : null,
  // 'somos 4, ellos 6', '3v3', and not 'nos faltan 2': whether the fewer of them are enough
  jugadores: (typed) => {
    const there = typed.replace(/\b(?:falt|baj|cay|sin|menos)\w* (?:como )?\w+/g, '')
    const least = Math.min(...(there.match(/\d+|[a-z]{3,}/g) ?? []).flatMap((word) => numberIn(word) ?? []))
    if (!Number.isFinite(least)) return null
    return least >= leastPlayers ? `Sí, con ${least} alcanza.` : `No, con ${least} no alcanza.`
  },
  rocket: (typed) => {
    if (/prohib/.test(typed)) return rocket.test(typed) || /hay/.test(typed) ? 'Sí.' : null
    return rocket.test(typed)
      ? 'No.'
      : /\b(?:sniper|shotgun|escopeta|francotirador|granadas?|mg|metralleta)\b/.test(typed)
        ? 'Sí.'
        : null
  },
  anticheat: (typed) => (/\bsin\b/.test(typed) ? 'No.' : /obliga|hay/.test(typed) ? 'Sí.' : null),
  anulacion: (typed) => (/anul|borr|elimin/.test(typed) ? 'Sí.' : null),
  'uno-contra-uno': (typed) =>
    /tener (?:un )?clan/.test(typed) ? 'No, ahí no hace falta.' : /\bsol[oa]s?\b|sin clan/.test(typed) ? 'Sí.' : null,
  plantel: (typed) => (/dos veces|doble/.test(typed) ? 'No.' : null),
  'quien-reporta': (typed) => {
    if (/\b(?:gana|gane|ganamos|ganador|gano|victorias?)\b/.test(typed)) return 'No.'
    if (
      /\b(?:solo|solamente|unicamente) (?:el|los)\b|\b(?:miembros?|integrantes?|cualquiera|soldado|raso)\b/.test(typed)
    )
      return 'No.'
    if (/\b(?:capitan|capitanes|co ?lider|co ?lideres|lider|lideres)\b/.test(typed)) return 'Sí.'
    return /\bpuedo\b/.test(typed) ? 'Depende de tu rango.' : null
  },
}

/** The beginning of what the rules answer to a question of yes or no. */
export function verdictOf(article: string, asked: Asked | null): string | null {
  const { words } = asked ?? { words: [] }
  if (!asked || !asksWhether(asked)) return null
  return verdicts[article]?.(words.map(({ plain }) => plain).join(' ')) ?? null
}

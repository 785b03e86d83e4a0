import { corpus } from './corpus/corpus'
import type { Who } from './names/community'
import { etapaText, verb } from './wording'

/** A question as a button says it: `{quien}` and `{otro}` are names, `{va|van}` the verb that goes with the first. */
export function filled(ask: string, quien: string | Who = '', otro: string | Who = ''): string {
  const name = (who: string | Who) => (typeof who === 'string' ? who : who.nombre)
  return ask.replace(/\{([^{}|]+)(?:\|([^{}|]+))?\}/g, (_, one: string, many?: string) =>
    many ? verb(one, many, quien) : name(one === 'quien' ? quien : otro),
  )
}

/** What answers offer to ask of whom next, worded where the intent is. */
const asked = {
  puesto: 'puesto',
  racha: 'racha',
  integrantes: 'integrantes',
  partidas: 'partidas-de',
  clanDe: 'clan-de',
  victorias: 'record',
  duelo: 'duelo',
  siGana: 'si-gana',
} as const

const wordings = new Map(corpus.intents.map(({ id, ask }) => [id, ask]))

/** A question of somebody: `button('racha', 'Los Halcones')`. */
export const button = (of: keyof typeof asked, quien: string | Who, otro: string | Who = '') =>
  filled(wordings.get(asked[of]) ?? '', quien, otro)

type Etapa = { nombre: string; juego: { nombre: string } }

/** The same in one of the etapas where a clan of that name plays. */
export const buttonIn = (of: 'puesto' | 'racha' | 'integrantes' | 'partidas', quien: string, etapa: Etapa) =>
  `${button(of, quien).replace(/\?$/, '')} en ${etapaText(etapa)}?`

export const tableButton = (etapa: Etapa) => `Tabla de ${etapaText(etapa)}`
export const secondButton = (etapa: Etapa) => `¿Quién va segundo en ${etapaText(etapa)}?`

import type { Who } from './names/community'
import { stageText, verb } from './wording'

/** A question as a button says it: `{quien}` and `{otro}` are names, `{va|van}` the verb that goes with the first. */
export function filled(ask: string, quien: string | Who = '', otro: string | Who = ''): string {
  const name = (who: string | Who) => (typeof who === 'string' ? who : who.nombre)
  return ask.replace(/\{([^{}|]+)(?:\|([^{}|]+))?\}/g, (_, one: string, many?: string) =>
    many ? verb(one, many, quien) : name(one === 'quien' ? quien : otro),
  )
}

/** What people ask of whom, worded once: what answers offer, and what intents are offered by. */
export const asks = {
  puesto: '¿En qué puesto {va|van} {quien}?',
  racha: '¿Qué racha {tiene|tienen} {quien}?',
  integrantes: '¿Quiénes juegan en {quien}?',
  partidas: '¿Cuáles son los últimos partidos de {quien}?',
  clanDe: '¿En qué clan juega {quien}?',
  victorias: '¿Cuántas victorias tiene {quien}?',
  duelo: '{quien} contra {otro}, ¿cómo van?',
  siGana: '¿Qué pasa si {quien} le {gana|ganan} a {otro}?',
} as const

/** A question of somebody: `button('racha', 'Los Halcones')`. */
export const button = (of: keyof typeof asks, quien: string | Who, otro: string | Who = '') =>
  filled(asks[of], quien, otro)

type Stage = { nombre: string; juego: { nombre: string } }

/** The same in one of the stages where a clan of that name plays. */
export const buttonIn = (of: 'puesto' | 'racha' | 'integrantes' | 'partidas', quien: string, etapa: Stage) =>
  `${button(of, quien).replace(/\?$/, '')} en ${stageText(etapa)}?`

export const tableButton = (etapa: Stage) => `Tabla de ${stageText(etapa)}`
export const secondButton = (etapa: Stage) => `¿Quién va segundo en ${stageText(etapa)}?`

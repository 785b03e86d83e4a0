import type { ForoLimites } from '@trinchera/contract/foro'
import { hasLinkOrPicture } from '@trinchera/rules/foro'
import { counted } from '@trinchera/rules/counted'
import { formatDateTime } from '@trinchera/rules/presentation'

/** From these numbers downwards, the form says how many posts (`few`) and topics (`fewTopics`) the player may still write today. */
const [few, fewTopics] = [5, 2]

/** The beginning of the sentence about limits for new writers. An old account with few posts is limited too, but not called new. */
const newcomer = ({ hasta }: Pick<ForoLimites, 'hasta'>): string =>
  hasta ? 'Tu cuenta es nueva' : 'Recién empiezas en el foro'

/** Sentences about the player's limits, shown before the player writes (docs/behaviour/anuncios-and-foro.md#Trust in the forum). */
export function limitTexts(limites: ForoLimites): string[] {
  const { nueva, hasta, faltan, mensajes, lleno } = limites
  const until = [
    ...(hasta ? [`desde el ${formatDateTime(hasta)}`] : []),
    ...(faltan > 0 ? [`después de ${counted(faltan, 'mensaje más', 'mensajes más')}`] : []),
  ]
  return [
    ...(nueva ? [`${newcomer(limites)}: todavía sin enlaces ni imágenes. Podrás ${until.join(' y ')}.`] : []),
    ...(lleno && mensajes !== 0
      ? ['Muchas cuentas nuevas están escribiendo a la vez: la tuya tiene que esperar unos minutos.']
      : []),
    ...(mensajes === 0 ? ['Ya escribiste todo lo de hoy. Tu borrador queda acá para mañana.'] : []),
    ...(mensajes !== null && mensajes > 0 && mensajes <= few
      ? [`Te ${mensajes === 1 ? 'queda' : 'quedan'} ${counted(mensajes, 'mensaje', 'mensajes')} por hoy.`]
      : []),
  ]
}

/** Sentence about how many topics the player may still open today. Empty if the number is unlimited or more than a few. */
export function topicsText({ temas }: Pick<ForoLimites, 'temas'>): string {
  if (temas === null || temas > fewTopics) return ''
  if (temas === 0) return 'Ya abriste los temas de hoy. Tu borrador queda acá para mañana.'
  return `Te ${temas === 1 ? 'queda' : 'quedan'} ${counted(temas, 'tema', 'temas')} por abrir hoy.`
}

/** Why the server would refuse this text now. Empty if it would accept it. */
export const refusalOf = (html: string, limites: ForoLimites | undefined): string =>
  limites?.nueva && hasLinkOrPicture(html)
    ? `${newcomer(limites)}: este texto no puede llevar enlaces ni imágenes todavía.`
    : ''

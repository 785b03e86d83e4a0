import type { gamePoints } from '../guides/game-points'
import type { Asks } from './asks'

/** What is asked of the game and of what one needs for it, in plain words. */
export const gameInSpanish: readonly Asks<keyof typeof gamePoints>[] = [
  {
    point: 'anticheatDonde',
    says: [
      /\banti ?ch(?:eat|it)\b/,
      /\b(?:obligatori\w+|obligad\w+|hay que tener|necesito|hace falta|tengo que)\b/,
      /\b(?:donde|descarg\w+|baj\w+|consig\w+)\b/,
    ],
  },
  {
    point: 'anticheatComo',
    says: [
      /\banti ?ch(?:eat|it)\b/,
      /\b(?:como|cm|donde|de donde|descarg\w+|baj\w+|consig\w+|instal\w+|actualiz\w+|se abre|abro|prend\w+|activ\w+|pongo|link)\b/,
    ],
    not: /\b(?:obligatori\w+|baneo|bane\w+|kick\w*|expuls\w+|anuncio|version|cierra|crashea|falla|error|funciona|sirve|virus|segur\w+|nuev\w+|detect\w+|saltar\w*|sin)\b|·/,
  },
  {
    point: 'ping',
    says: [
      /\b(?:ping|latencia|ms)\b/,
      /\b(?:puedo|se puede|podemos|juego|jug\w+|aceptan|dejan|permiten|permitid\w+|alto|malo|mucho|cuanto|desde|bueno|sirve|echan|kickean|regla|\d{2,3})\b/,
    ],
    not: /\b(?:servidor(?:es)?|server|quien|bajar|bajo el|arregl\w+|mejorar|solucion\w+|reclam\w+|como)\b|·/,
  },
  {
    point: 'virus',
    says: [
      /\b(?:volute|anti ?cheat|launcher|descargas?|el juego|programa)\b/,
      /\b(?:virus|malware|troyano|segur[oa]s?|confiable|peligros[oa]|espia|minero)\b/,
    ],
    not: /\b(?:antivirus|defender|dice|detect\w+|elimin\w+|borr\w+|bloque\w+|cuenta|clave|pagina|sitio)\b|·/,
  },
  {
    point: 'actualizarVolute',
    says: [/\b(?:volute|launcher)\b/, /\b(?:actualiz\w+|update|ultima version|version nueva|al dia)\b/],
    not: /·/,
  },
]

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
  {
    point: 'requisitos',
    says: [
      /\b(?:pc|compu\w*|notebook|note|laptop|equipo|tarro|maquina)\b(?: \w+){0,3} (?:mal[oa]|viej[oa]|lent[oa]|penca|antigu[oa]|papa|basic[oa]|charcha|chic[oa]|sin tarjeta|de oficina|con poc[oa] \w+)\b/,
      /\b(?:corre|aguanta|tira|jug\w+|juego|moh\w*|volute)\b|^(?:y )?si\b/,
    ],
    not: /·|\b(?:fps|lag|cierra|crashea)\b/,
  },
  {
    point: 'requisitos',
    says: [
      /\b(?:cuanto pesa|cuantos (?:gb|gigas|megas|mb)|que tamano|requisitos|requerimientos|pesa (?:mucho|harto|poco)|(?:es )?muy pesad\w|cuanto (?:ocupa|pesan)|ocupa mucho|que (?:pc|computador|tarjeta|compu) (?:se )?(?:necesit\w+|pide|hay que|requiere)|pc (?:malo|viejo|lento|papa)|compu (?:malo|viejo|lento|papa))\b/,
    ],
    not: /\b(?:foto|imagen|avatar|emblema|logo|captura|unir\w*|entrar|clan|torneo)\b|·/,
  },
  {
    point: 'sistema',
    says: [
      /\b(?:mac|macos|macbook|imac|linux|ubuntu|steam ?deck|windows|win ?(?:7|8|10|11|xp)|xp|celular(?:es)?|telefono|android|iphone|ipad|tablet|play ?station|ps[45]|xbox|consola|chromebook|notebook)\b/,
      /\b(?:jug\w+|sirve|corre|funciona|compatible|anda|instal\w+|tira|descarg\w+|baj\w+|aguanta)\b/,
    ],
    not: /\b(?:app|avisos?|notific\w+|pagina|sitio|radio|como (?:me |lo )?instal\w+|paso a paso|por donde|seta|fps|parche|cierra|crashea|codigos?|2fa|cuenta|agreg\w+ a inicio|tarjeta|calendario|en la consola|mal[oa]|viej[oa]|lent[oa]|penca|antigu[oa]|papa|charcha|no (?:me |le )?(?:abre|parte|inicia|prende))\b|·/,
  },
  {
    point: 'nombreJuego',
    says: [
      /^(?:(?:y|oye|hola|pero|oigan) )*(?:como se llama|cual es|que es|nombre del?|a que|de que|que|q)(?: es)? (?:el |este |ese )?juego(?: (?:que )?(?:juegan?|jugamos|se juega|se trata|es|son|este|esto|aca|aqui|ustedes|de la pagina|de aqui|del sitio))*$/,
    ],
    not: /·/,
  },
]

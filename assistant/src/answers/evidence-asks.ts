import type { rulePoints } from '../guides/rule-points'
import type { Asks } from './asks'

/** What is asked of the captures of a match, in plain words. */
export const evidenceInSpanish: readonly Asks<keyof typeof rulePoints>[] = [
  {
    point: 'sinCapturas',
    of: /(?<!\bno (?:me |nos |la |lo )?)\breport\w+ (?:una |la |mi )?(?:derrota|partida|perdida)\b/,
    says: [
      /\b(?:cuant[oa]s|y si no|sin|no) (?:\w+ ){0,2}(?:capturas?|pantallazos?|screens?|fotos?|teng\w+ (?:ninguna|nada))\b|\bsi no (?:tengo|tenemos|saque|sacamos) (?:ninguna|capturas?|fotos?|nada)\b/,
    ],
    not: /\b(?:no (?:me |nos )?(?:la |lo )?report\w+|victorias?|torneos?|copas?)\b|·/,
  },
  {
    point: 'sinCapturas',
    says: [
      /\b(?:capturas?|pantallazos?|screens?|screenshots?|fotos?|imagenes)\b/,
      /\b(?:sin|obligatori\w+|obligacion|obligad\w+|hay que|tengo que|tenemos que|se necesita\w*|necesito|es necesario|piden|exigen|hace falta)\b/,
      /\b(?:report\w+|derrotas?|partidas?|match)\b|^(?:y )?(?:hay que|tengo que|es obligatorio) (?:subir|poner|mandar) (?:capturas?|pantallazos?|screens?|screenshots?)$/,
    ],
    not: /\b(?:cuant[oa]s|no (?:me |nos )?(?:la |lo )?report\w+|victorias?|gan\w+|torneos?|copas?|reclam\w+|perfil|foro|tema|anuncio|como|donde)\b|·/,
  },
  {
    point: 'capturasCuales',
    says: [
      /\b(?:capturas?|pantallazos?|screens?|screenshots?|evidencias?)\b/,
      /\b(?:de (?:que|todos|cada|ambos|los dos)|que (?:tienen?|deben?) (?:que )?(?:mostrar|salir|tener|verse)|en que momento|tienen? (?:que|q) ser|deben? ser|valen|sirven)\b/,
    ],
    not: /\b(?:perfil|foro|tema|anuncio|donde|quien(?:es)?|cuant[oa]s|cuanto tiempo)\b|·/,
  },
]

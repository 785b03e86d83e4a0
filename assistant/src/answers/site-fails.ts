import { articleOf } from '../articles'
import type { Reply, Site } from '../intent'
import { lines } from '../wording'
import { toStaff } from './site'

const site = /\b(?:foro(?= no )|pagina|sitio|web|trinchera)\b/
const fails =
  /\b(?:se cae|se cayo|se caen|caid[oa]|lent[oa]|lag\w*|no (?:me )?(?:carga|abre|responde|entra|funciona)|pegad[oa]|cuelga|demora (?:mucho|harto)|anda (?:mal|lento|como)|esta mala)\b/
const other = /\b(?:servidor(?:es)?|server|juego|partida|stream|correo|ronda|mapa)\b|·/

/** What to do when the site itself fails, and whom to tell; null where that is not asked. `text`: without names. */
export async function siteFails(text: string, asked: Site): Promise<Reply | null> {
  if (!site.test(text) || !fails.test(text) || other.test(text)) return null
  const { es, sugerencias } = articleOf('sitio-lento')
  return { text: lines(es, await toStaff(asked)), sugerencias }
}

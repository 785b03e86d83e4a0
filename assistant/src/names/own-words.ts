import { plain } from '../words/plain'

/** What says whose clan the one is that is named next, wherever it stands: 'buenas, nosotros somos Puelche'. */
export const introduced =
  /(?:^| )(?:soy|somos|(?:mi|nuestro) (?:clan|equipo) es|(?:juego|jugamos|estoy|estamos) (?:en|con|por))(?: (?:del?|los|las|el|la|clan|equipo|lider|capitan|co|miembro|parte|integrantes?))*$/

/** Where the name of whoever asks goes. */
const self = '·'

/** What is said of oneself, as it is said of another: verbs that are formed otherwise than the rest. */
const verbs: Readonly<Record<string, string>> = {
  hemos: 'ha',
  he: 'ha',
  tenemos: 'tiene',
  tengo: 'tiene',
  vamos: 'va',
  voy: 'va',
  andamos: 'anda',
  ando: 'anda',
  estamos: 'esta',
  estoy: 'esta',
  somos: 'es',
  soy: 'es',
  fuimos: 'fue',
  tuvimos: 'tuvo',
  tuve: 'tuvo',
  estuvimos: 'estuvo',
  estuve: 'estuvo',
  llevamos: 'lleva',
  llevo: 'lleva',
  necesitamos: 'necesita',
  necesito: 'necesita',
  seguimos: 'sigue',
  sigo: 'sigue',
  podemos: 'puede',
  puedo: 'puede',
  debemos: 'debe',
  debo: 'debe',
  jugue: 'jugo',
  juego: 'juega',
  gane: 'gano',
  perdi: 'perdio',
  perdemos: 'pierde',
  pierdo: 'pierde',
  subi: 'subio',
  baje: 'bajo',
  llegue: 'llego',
  entre: 'entro',
  quede: 'quedo',
}

/** As people write it of themselves, and as it is said of one that is named. */
const said: readonly (readonly [RegExp, string])[] = [
  [/^(?:y )?cuantos somos$/, `cuantos integrantes tiene ${self}`],
  [/\b(?:mi|nuestro) (?:clan|equipo|team)\b/g, self],
  [/\b(?:de|entre) nosotros\b/g, `de ${self}`],
  [/\b(delante|adelante|detras|atras|encima|arriba|debajo|abajo) (?:mio|mia|nuestro)\b/g, `$1 de ${self}`],
  [/\bcon ?migo\b/g, `con ${self}`],
  [
    /\b(partid[oa]s?|derrotas?|victorias?|rachas?|resultados?|rival|medallas?) (?:mi[oa]s?|nuestr[oa]s?)\b/g,
    `$1 de ${self}`,
  ],
  [/\b(?:nosotros|yo)\b/g, self],
  [/\bcomo (?:salimos|terminamos|quedamos|estuvimos)\b/g, 'como le fue'],
  [/\b(?:nos|me) (falta\w*|queda\w*)\b/g, `le $1 a ${self}`],
  [/\b(?:nos|me) (?=(?:ha|han|va|fue|iba|falta|faltan|gan\w+|quit\w+|pas\w+|venc\w+|pued\w+|quier\w+)\b)/g, 'le '],
  [
    /\b(?:nuestr[oa]s?|mis?) (?=mejor|peor|mayor|racha|record|ultim|primer|proxim|medalla|puesto|lugar|rival|partid|duelo|lider|jefe|capitan|co |tag|estadistic|porcentaje|victoria|derrota|histor)/g,
    'su ',
  ],
  [/\b(?:my|our) (?:clan|team)\b/g, self],
  [/\b(do|did|have|am|are|were|was) (?:i|we)\b/g, `$1 ${self}`],
  [/\b(?:i|we|us)\b/g, self],
]

const ofEnglish: readonly (readonly [RegExp, string])[] = [
  [/\bdo ·/g, 'does ·'],
  [/\bhave ·/g, 'has ·'],
  [/\b(?:am|are) ·/g, 'is ·'],
  [/\bwere ·/g, 'was ·'],
]

const speaks =
  /\b(?:somos|nos|nosotros|nuestr[oa]s?|hemos|yo|he|tengo|llevo|voy|ando|estoy|soy|necesito|gane|perdi|jugue|con ?migo|mi[oa]s?|mis?|me|\p{L}+[aei]mos|i|my|we|our|us)\b/u

/** How something is done, what one may, or a thing of one's own account: the guides tell it. */
const isHowTo =
  /\b(?:como (?:hago|hacemos|(?:me|nos) (?!ha|fue|va|iba)|se|lo|la|puedo|podemos|le (?:hago|hacemos)|cambio|subo|veo|borro|pongo|agrego|entro|uso)|puedo|podria|podemos|se puede|donde|adonde|report\w+|apel\w+|reclam\w+|inscrib\w+|invit\w+|solicitud\w*|correo|clave|contrase\w+|cuenta|perfil|sesion\w*|nick|foto|avis\w+|tema|comentario\w*|mensaje\w*|instal\w+|descarg\w+|can i|can we|how do i|how do we|how can|account|password)\b/

/** Of a sentence that speaks of whoever asks, how it is said of one that is named: `·` stands for the name. The likeliest first; none where it speaks of somebody else or asks how something is done. */
export function ofNamed(typed: string): string[] {
  const text = plain(typed)
    .replace(/[¿?!¡]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (!speaks.test(text) || isHowTo.test(text) || /(?:^| )si /.test(text)) return []
  const told = [...said, ...ofEnglish]
    .reduce((whole, [pattern, instead]) => whole.replace(pattern, instead), text)
    .replace(/\p{L}+/gu, (word) => verbs[word] ?? word)
    .replace(/\b(\p{L}{2,})amos\b/gu, '$1o')
    .replace(/\b(\p{L}{2,})imos\b/gu, '$1io')
  if (told === text) return []
  if (told.includes(self)) return [told.replace(/·(?: ·)+/g, self)]
  if (/\b(?:le|su)\b/.test(told))
    return [`${told.replace(/\bsu (?=\p{L}+)/gu, 'el ')} ${/\ble\b/.test(told) ? 'a' : 'de'} ${self}`]
  const after = told.replace(
    /\b(?:ha \p{L}+|lleva|tiene|va|anda|esta|necesita|\p{L}{2,}(?:io|o))\b(?! ·)/u,
    `$& ${self}`,
  )
  return [...new Set([after.includes(self) ? after : `${told} ${self}`, `${told} ${self}`])]
}

/** A sentence with the name where it goes. */
export const withName = (text: string, name: string): string => text.replaceAll(self, name)

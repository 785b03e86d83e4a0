import { articleOf } from '../articles'
import { tellsHow } from '../answers/how-instead'
import { isBrief } from '../follow-up'
import type { Answering, Reply } from '../intent'
import { rootsOf } from '../names/texts'
import { withoutNames } from '../query/agenda'
import type { Thread } from '../thread-state'
import type { Question } from '../understand'
import { writtenIn, type Guide } from './guide'

/** All that goes on asking how one does what was told. */
const doesIt =
  /^(?:(?:y|ya|ok|dale|entonces|bueno|pero|o sea) )*(?:como|cm) (?:lo |la |se )?(?:hago|hacemos|hace|hacen)(?: yo| nosotros| entonces| eso)*$/

/** What people go on to ask once they were told how a thing is done. */
type Detail =
  | 'duracion'
  | 'ya-probado'
  | 'no-llega'
  | 'sin-respuesta'
  | 'cancelar'
  | 'error'
  | 'perdido'
  | 'quitar'
  | 'quien'
  | 'cuantos'
  | 'donde'
  | 'hacer'

/** `says`: such a question; `told`: the words of a guide that tell it. */
const details: readonly { detail: Detail; says: RegExp; told: RegExp }[] = [
  {
    detail: 'ya-probado',
    says: /\b(?:tampoco|ya (?:lo |la |los |las )?(?:revise|mire|vi|probe|hice|busque|pedi|intente|cambie)|sigue (?:igual|sin)|nada que ver|no hay caso|ni ahi|no esta (?:ahi|en)|no funciono|no resulto)\b/,
    told: /no deseado/i,
  },
  {
    detail: 'no-llega',
    says: /\bno (?:me |le |nos )?(?:llega|llego|llegan|aparece|sale)\b/,
    told: /no deseado|No llega|no suena/i,
  },
  {
    detail: 'sin-respuesta',
    says: /\bno (?:me |nos |le |la |lo |se )?(?:respond\w+|contest\w+|acept\w+|confirm\w+|quieren?|pescan?|reportan?|hago nada|hacemos nada|hacen nada|alcanz\w+)\b|\b(?:nadie|ninguno) (?:la |lo )?(?:respond\w+|contest\w+|confirm\w+|hace nada)\b|\bse (?:me |nos |les )?(?:pasa|pasan|paso|olvida|acaba|vence) ?(?:el plazo|el tiempo|la hora|las 24\w*)?\b/,
    told: /si nadie responde|no contesta|Vencen|para aceptar/i,
  },
  {
    detail: 'perdido',
    says: /\b(?:pierdo|perdi|pierde|roban|robaron|cambio|cambie)\b.*\b(?:celu\w*|telefono|fono|codigos?|app|llave)\b/,
    told: /tampoco tienes|perdiste|de recuperación/i,
  },
  {
    detail: 'error',
    says: /\b(?:equivoco|equivoque|equivoca|arrepiento|arrepenti|deshacer|deshago|corregir|corrijo|mal puest\w+)\b/,
    told: /deshacer|retirar|corregir|No hay vuelta atrás/i,
  },
  { detail: 'cancelar', says: /\b(?:cancel\w+|anul\w+|suspend\w+)\b/, told: /cancelar/i },
  {
    detail: 'quitar',
    says: /\b(?:saco|sacar(?:lo|la)?|quito|quitar(?:lo|la)?|desactiv\w+|apag\w+|borr(?:o|ar|arlo|arla))\b/,
    told: /Quitar|desmarcas|retirar/i,
  },
  {
    detail: 'duracion',
    says: /\b(?:cuanto (?:dura|duran|tiempo|demora|se demora|hay|plazo|tengo)|cuant[oa]s (?:dias|horas|semanas)|hasta cuando|que plazo|vence|vencen|expira|caduca|plazo|cuanto tengo)\b/,
    told: /\d+ (?:horas|días|minutos)|una hora|no hay plazo|el plazo/i,
  },
  {
    detail: 'quien',
    says: /\bquien(?:es)?\b.*\b(?:puede|pueden|decide|deciden|ve|ven|resuelve|resuelven|hace|revisa|revisan|falla|arregla|anula|corrige)\b|^(?:y )?quien(?:es)?$/,
    told: /Líder|Capitán|administración|organización/,
  },
  {
    detail: 'cuantos',
    says: /\bcuant[oa]s (?:tenemos que|hay que|deben?) ser\b|\bcuant[oa]s(?: \w+)?(?: \w+)?(?: (?:puedo|podemos|pueden|se puede|son|hay|que|q|tengo|tenemos|hay|subir|mandar|poner|tener|llevar|juntar|necesit\w+|piden|se piden|sacar|guardar))*$|\b(?:limite|maximo)\b/,
    told: /hasta \d+|al menos|entre \d+/i,
  },
  {
    detail: 'hacer',
    says: /\bcomo (?:lo |la |se |los |las )?(?:mando|hago|hace|hacemos|pido|envio|manda|envia|activo|pongo|uso)\b/,
    told: /aprieta|Se |página/,
  },
  { detail: 'donde', says: /\bdonde\b/, told: /^/ },
]

/** The intent, or the guide, that tells a detail of what another one told, where its own text does not. */
const elsewhere: Readonly<Record<string, Partial<Record<Detail, string | Guide>>>> = {
  'activar-avisos': { 'no-llega': 'no-llegan-avisos', quitar: 'apagar-avisos' },
  'cambiar-correo': { 'no-llega': 'correo-nuevo-no-llega' },
  'codigos-recuperacion': { perdido: 'sin-segundo-paso' },
  coordinar: {
    'sin-respuesta': articleOf('reto-sin-respuesta'),
    cancelar: 'cancelar-reto',
    cuantos: 'limites-reto',
    duracion: 'responder-reto',
    'no-llega': 'no-llega',
  },
  'crear-clan': { cuantos: 'cuantos-fundan' },
  invitar: { 'no-llega': 'invitaciones', 'sin-respuesta': 'invitaciones' },
  'limites-reto': { 'sin-respuesta': articleOf('reto-sin-respuesta'), cancelar: 'cancelar-reto' },
  'llaves-acceso': { perdido: 'sin-segundo-paso', quitar: 'quitar-segundo-paso' },
  'otra-fecha': { 'sin-respuesta': articleOf('reto-sin-respuesta'), cancelar: 'cancelar-reto' },
  plazo: { error: 'reporte-malo', 'sin-respuesta': 'no-reportan' },
  'que-es-reto': {
    'sin-respuesta': articleOf('reto-sin-respuesta'),
    cancelar: 'cancelar-reto',
    cuantos: 'limites-reto',
    duracion: 'responder-reto',
    'no-llega': 'no-llega',
    hacer: 'coordinar',
  },
  recuperar: { 'ya-probado': 'contacto', 'no-llega': 'correo-mal', duracion: 'recuperar' },
  reclamar: { quien: articleOf('quien-revisa'), duracion: articleOf('reclamo-demora') },
  registro: { 'no-llega': 'validar' },
  reportar: { duracion: 'plazo', error: 'reporte-malo', 'sin-respuesta': 'no-reportan', quien: 'quien-reporta' },
  'reporte-malo': { quien: articleOf('quien-revisa'), duracion: articleOf('reclamo-demora') },
  'responder-reporte': { 'sin-respuesta': articleOf('sin-contestar') },
  'responder-reto': {
    'sin-respuesta': articleOf('reto-sin-respuesta'),
    cancelar: 'cancelar-reto',
    duracion: articleOf('reto-plazo'),
  },
  'sin-segundo-paso': { quitar: 'quitar-segundo-paso' },
  validar: { 'ya-probado': 'correo-mal', 'no-llega': 'correo-mal', duracion: 'validar', error: 'correo-mal' },
  'segundo-paso': { perdido: 'sin-segundo-paso', quitar: 'quitar-segundo-paso' },
}

/** It names a subject of its own. */
const ownSubject =
  /\b(?:etapa|temporada|torneo|copa|ladder|tabla|servidor(?:es)?|server|stream|clan|clanes|puesto|racha|partidas?|reto|anuncio|juego|castigo|suspension|sancion|ban)\b/

/** As many words has what plainly goes on with a guide. */
const mostWords = 10

/** The lines of a text with one of its sentences that tells something; of a number, the sentences alone. */
const linesWith = (text: string, told: RegExp, detail: Detail): string[] =>
  text
    .split(/^(?:cuantos|duracion|quien)$/.test(detail) ? /\n|(?<=\.) / : '\n')
    .filter((line) => told.test(line.replace(/\]\([^)]*\)/g, ']')))

/**
 * What a short question asks of the guide that was told before it: another intent that tells it, or the lines of the guide that do; null where it is about
 * something else.
 */
export function ofGuide(
  question: Question,
  thread: Thread,
  guideOf: (id: string) => Answering | undefined,
): { intent: string } | { reply: Reply } | null {
  const isShort =
    isBrief(question) || (question.goesOn && !question.mentions.length && question.words.length <= mostWords)
  if (!thread.intent || !isShort || question.server) return null
  const answer = guideOf(thread.intent)
  const others = elsewhere[thread.intent]
  const written = answer ? writtenIn(answer) : null
  const text = withoutNames(question)
  if (!written && tellsHow(thread.intent) && doesIt.test(text)) return { intent: thread.intent }
  if (!others && !written) return null
  if (ownSubject.test(text)) return null
  const found = details.find(({ says }) => says.test(text))
  const other = found && others?.[found.detail]
  if (other)
    return typeof other === 'string' ? { intent: other } : { reply: { text: other.es, sugerencias: other.sugerencias } }
  if (!written) return null
  if (found) {
    const lines = linesWith(written.text, found.told, found.detail)
    return lines.length ? { reply: { ...written, text: lines.join('\n') } } : null
  }
  // 'y videos?', 'y en el iphone'
  if (!question.goesOn) return null
  const wanted = question.words.filter(({ plain }) => plain.length > 4).map(({ plain }) => plain)
  const roots = [...rootsOf(wanted.join(' '))]
  const lines = roots.length
    ? written.text.split(/\n|(?<=\.) /).filter((line) => {
        const own = rootsOf(line.replace(/\]\([^)]*\)/g, ']'))
        return roots.every((root) => own.has(root))
      })
    : []
  return lines.length ? { reply: { ...written, text: lines.join('\n') } } : null
}

import type { Site } from './intent'
import { ownClan } from './names/asker'
import type { ClanName } from './names/community'
import type { Thread } from './thread-state'
import type { Question } from './understand'

/** 'soy de Puelche, ...', 'juego en Puelche y ...': whose clan it is, said before what is asked. */
const introduces =
  /^(?:hola |oye |oe )?(?:yo )?(?:soy|somos|juego|jugamos|estoy|estamos) (?:del? |en |los de |el lider de |lider de |capitan de |miembro de |de los? )*$/
const ours =
  /\b(?:somos|nosotros|nuestr[oa]s?|tenemos|llevamos|andamos|estamos|jugamos|ganamos|perdimos|perdemos|hemos|nos)\b/
/** What is said of oneself, as it is said of a clan that is named. */
const named: readonly (readonly [RegExp, string])[] = [
  [/\bcu[aá]ntos somos\b/gi, 'cuántos integrantes tiene ·'],
  [/\b(?:de|entre) nosotros\b/gi, 'de ·'],
  [/\bnosotros\b/gi, '·'],
  [/\b(?:nuestro|mi) (?:clan|equipo)\b/gi, '·'],
  [/\bnuestr([oa]s?)\b/gi, 'su'],
  [/\bsomos\b/gi, 'son'],
  [/\bvamos\b/gi, 'va'],
  [/\btenemos\b/gi, 'tiene'],
  [/\bllevamos\b/gi, 'lleva'],
  [/\bandamos\b/gi, 'anda'],
  [/\bestamos\b/gi, 'está'],
  [/\bjugamos\b/gi, 'jugó'],
  [/\bganamos\b/gi, 'ganó'],
  [/\bperdimos\b/gi, 'perdió'],
  [/\bperdemos\b/gi, 'pierde'],
  [/\bhemos\b/gi, 'ha'],
]

/** A result that is supposed of oneself, as it is said of a clan that is named. */
const supposing: readonly (readonly [RegExp, string])[] = [
  [/\b(?:les?|los) ganamos a(?=\s)/i, '· le gana a'],
  [/\bles? gan(?:o|aramos|asemos) a(?=\s)/i, '· le gana a'],
  [/\bganamos (?:a|contra)(?=\s)/i, '· le gana a'],
  [/\b(?:perdemos|perdi[eé]ramos|pierdo) (?:con|contra|ante)(?=\s)/i, '· pierde con'],
  [/\bnos gana[n]?\b/i, 'le gana a ·,'],
]

/** 'soy de Puelche, si le ganamos a Barricada dónde quedamos', as a supposition about Puelche; null where a question is none. */
export function supposedOfSaidClan(
  text: string,
  { words, mentions }: Pick<Question, 'words' | 'mentions'>,
): string | null {
  const [own, rival] = mentions
  if (!own?.clan || own.others || !rival || mentions.length > 2) return null
  const before = words
    .slice(0, own.from)
    .map(({ plain }) => plain)
    .join(' ')
  const rest = text.slice(words[own.to]?.at ?? text.length)
  const [from] = /\bsi\s/i.exec(rest) ?? []
  const found = supposing.find(([said]) => said.test(rest))
  if (!introduces.test(`${before} `) || from === undefined || !found) return null
  const name = text.slice(words[own.from]?.at ?? 0, words[own.to]?.at ?? text.length).replace(/[\s,.;:!?]+$/, '')
  return rest.slice(rest.search(/\bsi\s/i)).replace(found[0], found[1].replace('·', name))
}

/** A question that begins by saying whose clan it is, as one about that clan; null where it begins otherwise, supposes something, or names somebody else too. */
export function ofSaidClan(text: string, { words, mentions }: Pick<Question, 'words' | 'mentions'>): string | null {
  const [own, another] = mentions
  if (!own?.clan || own.others || another) return null
  const before = words
    .slice(0, own.from)
    .map(({ plain }) => plain)
    .join(' ')
  const rest = text.slice(words[own.to]?.at ?? text.length).trim()
  if (!introduces.test(`${before} `) || rest.split(/\s+/).length < 2) return null
  if (/\bsi\s/i.test(rest) || !ours.test(rest.toLowerCase())) return null
  const name = text.slice(words[own.from]?.at ?? 0, words[own.to]?.at ?? text.length).replace(/[\s,.;:!?]+$/, '')
  const told = named.reduce((said, [pattern, as]) => said.replace(pattern, as), rest).replace(/·/g, name)
  return told.toLowerCase().includes(name.toLowerCase()) ? told : `${told.replace(/\?+\s*$/, '')} ${name}`
}

/** What says whose clan the one is that is named next, wherever it stands: 'buenas, nosotros somos Puelche'. */
const introduced =
  /(?:^| )(?:soy|somos|(?:mi|nuestro) (?:clan|equipo) es|(?:juego|jugamos|estoy|estamos) (?:en|con|por))(?: (?:del?|los|las|el|la|clan|equipo|lider|capitan|co|miembro|parte|integrantes?))*$/

/** The clan that whoever asks says to be theirs; null where none is said so. */
export function saidOwn({ words, mentions }: Pick<Question, 'words' | 'mentions'>): ClanName | null {
  const own = mentions.find(
    ({ from, others }) =>
      !others &&
      introduced.test(
        words
          .slice(0, from)
          .map(({ plain }) => plain)
          .join(' '),
      ),
  )
  return own?.clan ?? null
}

const weWin = /\b(?:ganamos|gano|ganara|ganaramos|ganasemos|ganarles?|ganaria|ganariamos|vencemos)\b/
const weLose =
  /\b(?:perdemos|pierdo|perdieramos|perdiera|perdiesemos|perder|nos (?:llegan a )?gana[n]?|nos ganara[n]?)\b/

/** How a thing is done, and what the rules say, is not asked of one clan. */
const howTo =
  /\b(?:como|podemos|puedo|tenemos que|hay que|hacer|hago|hacemos|report\w+|apel\w+|reclam\w+|plazo|dias|captur\w+|inscri\w+)\b/

/** 'y si perdemos', 'cuántas llevamos', in a thread in which whoever asks said whose clan theirs is: as said of that clan, against whom was spoken of. */
export function ofThreadClan(
  text: string,
  { words, mentions, number, server, map }: Question,
  { own, quien, earlier }: Thread,
): string | null {
  if (!own || server || mentions.length > 1 || mentions.some(({ clan, others }) => !clan || others || clan === own))
    return null
  const said = words.map(({ plain }) => plain).join(' ')
  if (/(?:^| )si /.test(said)) {
    const does = weLose.test(said) ? 'pierde con' : weWin.test(said) ? 'le gana a' : null
    const met =
      mentions[0]?.clan ?? (number ? null : [...quien, ...earlier].find((who) => who.kind === 'clan' && who !== own))
    const rival = met?.nombre ?? (number && number.value > 0 ? `el ${number.value}` : null)
    return does && rival ? `si ${own.nombre} ${does} ${rival}`.replace(' a el ', ' al ') : null
  }
  if (mentions.length || map || howTo.test(said) || !ours.test(said)) return null
  const told = named
    .reduce((whole, [pattern, as]) => whole.replace(pattern, as), text.replace(/^\s*y\s+/i, ''))
    .replace(/·/g, own.nombre)
  return told.toLowerCase().includes(own.nombre.toLowerCase()) ? told : `${told.replace(/[\s?!.]+$/, '')} ${own.nombre}`
}

/** A thread in which a reto of whoever asks was told, with their clan as theirs: 'y si perdemos'. */
async function withOwnReto({ words }: Question, thread: Thread, site: Site): Promise<Thread> {
  const isOfReto = thread.own === null && thread.mine && thread.intent === 'retos-proximos'
  return isOfReto && words.some(({ plain }) => plain === 'si') ? { ...thread, own: await ownClan(site) } : thread
}

/** A question that speaks of the clan of whoever asks, as one about that clan; null where none is. */
export const ofOwn = async (text: string, question: Question, thread: Thread, site: Site): Promise<string | null> =>
  ofSaidClan(text, question) ??
  supposedOfSaidClan(text, question) ??
  ofThreadClan(text, question, await withOwnReto(question, thread, site))

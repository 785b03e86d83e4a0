import { appealMs, claimMs, playedBeforeMs, winClaimFromMs, winClaimUntilMs } from '@trinchera/rules/limits'
import { paths } from '@trinchera/contract/site-paths'
import type { Reply, Site } from '../intent'
import { playersAsked } from './players-asked'
import { talkOf } from './asks'
import { pointAsked, type Point } from './points'
import { proofGuides } from '../guides/proofs'
import { numberIn } from '../names/numbers'
import { bold, counted, lines, link } from '../wording'
import type { Thread } from '../thread-state'
import type { Question } from '../understand'
import type { Word } from '../words/plain'

const unit: readonly (readonly [RegExp, number])[] = [
  [/^horas?$|^hrs?$/, 1 / 24],
  [/^dias?$/, 1],
  [/^semanas?$/, 7],
  [/^mes(?:es)?$/, 30],
  [/^anos?$/, 365],
]
const ago = /^(?:hace|pasaron|paso|van|llevamos|despues|tras)$/

/** How many days ago something is said to have been; null where no such time is said. */
function daysAgo(words: readonly Word[]): number | null {
  const plain = words.map((word) => word.plain)
  const at = plain.findIndex((word, index) => index > 0 && unit.some(([said]) => said.test(word)))
  const number = plain[at - 1] === 'un' || plain[at - 1] === 'una' ? 1 : numberIn(plain[at - 1] ?? '')
  if (at < 0 || number === null || !plain.slice(Math.max(0, at - 5), at).some((word) => ago.test(word))) return null
  return number * (unit.find(([said]) => said.test(plain[at] ?? ''))?.[1] ?? 0)
}

const day = 86_400_000
/** What may be done only within a time, how it is called and how it is done. */
const deadlines = [
  {
    says: /\b(?:apel\w+)\b/,
    least: 0,
    most: appealMs / day,
    what: 'se apela hasta',
    since: 'después del fallo',
    how: proofGuides.apelar.es,
  },
  {
    says: /\b(?:reclam\w+|impugn\w+|disput\w+|protest\w+|objet\w+|denunci\w+ (?:una|la) partida)\b(?!.*\bvictoria\b)/,
    least: 0,
    most: claimMs / day,
    what: 'una partida se reclama hasta',
    since: 'después de reportada',
    how: proofGuides.reclamo.es,
  },
  {
    says: /\b(?:reclam\w+|ped\w+|pid\w+|exig\w+)\b.*\bvictoria\b/,
    least: winClaimFromMs / day,
    most: winClaimUntilMs / day,
    what: 'una victoria que no reportaron se pide hasta',
    since: 'después de jugar, y desde las 24 horas',
    how: proofGuides.victoria.es,
  },
  {
    says: /\breport(?:ar|o|amos|arla|arlo)\b/,
    least: 0,
    most: playedBeforeMs / day,
    what: 'una derrota se puede reportar hasta',
    since: 'después de jugar, aunque el plazo son 24 horas',
    how: '',
  },
] as const

const may =
  /\b(?:puedo|puede|pueden|podemos|se puede|alcanzo|alcanzamos|todavia|aun|estoy a tiempo|a tiempo|sirve|vale|tarde)\b/

/** Whether there is still time for what is asked, plainly; null where no time is said. */
function inTime(words: readonly Word[], text: string): Reply | null {
  const days = may.test(text) ? daysAgo(words) : null
  const found = days === null ? undefined : deadlines.find(({ says }) => says.test(text))
  if (days === null || !found) return null
  const isOpen = days <= found.most && days >= found.least
  return {
    text: lines(
      `${bold(isOpen ? 'Sí, todavía hay tiempo' : days < found.least ? 'Todavía no' : 'No, ya pasó el plazo')}: ${found.what} ${bold(counted(found.most, '1 día', `${found.most} días`))} ${found.since}.`,
      isOpen && found.how,
    ),
  }
}

const rocket = /\b(?:rocket|rokets?|roket|bazo+ka|bazuca|cohetes?|lanzacohetes|panzer\w*)\b/
const claims = /\b(?:reclam\w+|denunci\w+|impugn\w+|que (?:hago|hacemos|se hace|puedo hacer))\b/

/** The yes or no of a point to a question that wants one. */
const wanted: Partial<Record<Point, readonly [RegExp, string]>> = {
  nickLetras: [/\b(?:espacios?|tildes?|acentos?|numeros?|guion(?:es)?|puntos)\b/, 'Sí'],
  foroEditar: [/\b(?:puedo|se puede|podemos)\b/, 'Sí'],
  clanLogo: [/\b(?:puedo|se puede|podemos)\b.*\bsin\b/, 'Sí'],
  renombrar: [may, 'Sí'],
  temaOscuro: [/\b(?:se puede|puedo|tiene[n]?|hay|existe)\b/, 'Sí'],
  repetir: [may, 'Sí'],
  tarde: [may, 'Sí'],
  dosClanes: [may, 'Sí'],
  sinInternet: [/\b(?:perdio|pierde|borro|perdido|cuenta dos|dos veces)\b/, 'No'],
  inactivo: [
    /^(?!.*\b(?:que pasa|que les?)\b).*\b(?:perdemos|pierdo|bajo|bajamos|pierden?|bajan?|caemos|cae|borran?|eliminan?|sacan?)\b|\blos? (?:bajan?|borran?|eliminan?|sacan?)\b/,
    'No',
  ],
  aQuienRetar: [/^(?!.*\b(?:cuant[oa]s|a quien|a que|hay)\b).*\b(?:puedo|puede|podemos|se puede|dejan)\b/, 'Sí'],
}

/** What the rules say of what is asked, where no single article does: the half with its point first; null where nothing of the kind is asked. */
export function rulesTold(
  question: Question,
  text: string,
  thread: Thread,
  site: Pick<Site, 'reglamento'>,
): Reply | null {
  const { words, read } = question
  const timed = inTime(words, text)
  if (timed) return timed
  if (rocket.test(text) && claims.test(text))
    return {
      text: lines(
        `${bold('No')}: el rocket está prohibido. ${link('Reglamento', paths.articulo('art-rocket'))}`,
        proofGuides.reclamo.es,
      ),
    }
  const enough = playersAsked(text, site)
  if (enough) return enough
  const ofKind = (kinds: RegExp) =>
    read.flatMap(({ kind, from }) => {
      const plain = words[from]?.plain ?? ''
      return kinds.test(kind) && plain.length > 3 ? [plain] : []
    })
  const found = pointAsked(text, 'es', {
    strange: ofKind(/^(?:unknown|foreign)$/),
    foreign: ofKind(/^foreign$/),
    talk: talkOf(question, thread),
  })
  if (!found) return null
  const [yes, said] = wanted[found.point] ?? []
  const told = found.guide.es
  return {
    text: yes?.test(text) && said ? `${bold(said)}: ${told.charAt(0).toLowerCase()}${told.slice(1)}` : told,
    sugerencias: found.guide.sugerencias,
  }
}

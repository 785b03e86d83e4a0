import { appealMs, claimMs, playedBeforeMs, winClaimFromMs, winClaimUntilMs } from '@trinchera/rules/limits'
import { paths } from '@trinchera/contract/site-paths'
import type { Reply, Site } from '../intent'
import { playersAsked } from './players-asked'
import { articleOf } from '../articles'
import { numberIn } from '../names/numbers'
import { bold, counted, lines, link } from '../wording'
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
    how: articleOf('apelar').es,
  },
  {
    says: /\b(?:reclam\w+|impugn\w+|disput\w+|protest\w+|objet\w+|denunci\w+ (?:una|la) partida)\b(?!.*\bvictoria\b)/,
    least: 0,
    most: claimMs / day,
    what: 'una partida se reclama hasta',
    since: 'después de reportada',
    how: articleOf('reclamar').es,
  },
  {
    says: /\b(?:reclam\w+|ped\w+|pid\w+|exig\w+)\b.*\bvictoria\b/,
    least: winClaimFromMs / day,
    most: winClaimUntilMs / day,
    what: 'una victoria que no reportaron se pide hasta',
    since: 'después de jugar, y desde las 24 horas',
    how: articleOf('victoria-no-reportada').es,
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

/** What the rules say of what is asked, where no single article does: the half with its point first; null where nothing of the kind is asked. */
export function rulesTold(question: Question, text: string, site: Pick<Site, 'reglamento'>): Reply | null {
  const { words } = question
  const timed = inTime(words, text)
  if (timed) return timed
  if (rocket.test(text) && claims.test(text))
    return {
      text: lines(
        `${bold('No')}: el rocket está prohibido. ${link('Reglamento', paths.articulo('art-rocket'))}`,
        articleOf('reclamar').es,
      ),
    }
  return playersAsked(text, site)
}

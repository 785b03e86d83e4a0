import { paths } from '@trinchera/contract/site-paths'
import { ejemploText } from '@trinchera/rules/reglamento'
import { vence } from '@trinchera/rules/reglamento/ejemplos'
import { button } from '../buttons'
import type { Asked, Reply, Site } from '../intent'
import { ownClan } from '../names/asker'
import type { ClanName } from '../names/community'
import type { StoredSide, Thread } from '../thread-state'
import type { Question } from '../understand'
import { plainText } from '../words/plain'
import { bold, lines, link, named, verb } from '../wording'
import { byPlaces, ownPlaceTold, settled, type Result } from './supposed-table'
import type { Side } from './sides'
import { supposition, type Outcome, type Supposition } from './supposition'
import { isClan } from './which'

/** What a supposition is read from. */
type Supposing = Pick<Asked, 'words' | 'mentions' | 'etapas' | 'juego' | 'site' | 'say' | 'before'>

/** What is supposed, what the question leaves out filled in; null where the thread does not say it either. */
interface Known extends Omit<Supposition, 'ownClan'> {
  /** The clan of whoever asks. */
  ours: ClanName | null
}

const articleLink = () => link('Reglamento, artículo 20', paths.articulo('art-subir'))
const isNamed = (side: Side | null): side is ClanName => side !== null && typeof side === 'object'

/** The one that was supposed before, else who was spoken of. */
function spokenOf({ before, site }: Supposing): readonly [Side | null, Side | null] {
  const side = (stored: StoredSide): Side | null =>
    stored === null || stored === 'own' || typeof stored === 'number'
      ? stored
      : (site.community.clanById.get(Number(stored.slice(1))) ?? null)
  if (before.supuesto) return [side(before.supuesto.subject), side(before.supuesto.other)]
  const [one = null, two = null] = [...before.quien, ...before.earlier].filter(isClan)
  return [one, two]
}

/** What a question supposes; what it leaves out of one result is as it was supposed before, or of whom was spoken of. */
async function known(question: Supposing): Promise<Known> {
  const { words, before, site } = question
  const { ownClan: said, ...supposed } = supposition(question)
  const { outcomes, sides, own, ranked } = supposed
  const ours = said ?? before.own ?? (await ownClan(site))
  const [first] = outcomes
  if (!first || outcomes.length > 1) return { ...supposed, ours }
  const last = before.supuesto
  const spoken = spokenOf(question)
  const another = (side: Side | null) =>
    side === null
      ? null
      : (spoken.find((each) => each !== null && each !== side && (side !== 'own' || each !== ours)) ?? null)
  let { subject, other } = first
  if (subject === null && other === null) {
    // 'y Vieja Guardia baja al segundo?': who is named by a clan, and new
    const clans = sides.filter(isNamed)
    const [one = null, two = null] = (clans.length ? clans : sides.filter((side) => side !== 'own')).filter(
      (side) => first.wins !== null || !last || !spoken.includes(side),
    )
    ;[subject, other] = two !== null ? [one, two] : one !== null ? [null, one] : spoken
  }
  const isTurned = words.some(({ plain }) => /^(?:reves|viceversa|contrario|inversa)$/.test(plain))
  const wins = first.wins ?? (isTurned ? last && !last.wins : last?.wins) ?? null
  return {
    outcomes: [{ subject: subject ?? another(other), other: other ?? another(subject), wins }],
    sides,
    own: own ?? last?.own ?? null,
    ranked: ranked ?? last?.ranked ?? null,
    ours,
  }
}

/** What becomes of whoever asks, of places alone; null where another place or a clan is told of. */
async function ofOwnPlace({ site, say }: Supposing, { outcomes, own, ranked }: Known): Promise<Reply | null> {
  const [only] = outcomes
  if (!only || own === null || (only.subject !== 'own' && only.other !== 'own')) return null
  const [rival, wins] = only.subject === 'own' ? [only.other, only.wins === true] : [only.subject, only.wins === false]
  // whom one without a place loses to is all the same
  const place = rival ?? (own === 0 && !wins ? 0 : null)
  if (typeof place !== 'number') return null
  return { text: lines(await ownPlaceTold({ own, rival: place, wins, ranked }, site, say), articleLink()) }
}

/** The results by who plays them; null where that is not known of one. */
function resultsOf({ outcomes, own, ours }: Known): Result[] | null {
  const at = (side: Side | null) => (side === 'own' ? (own ?? ours) : side)
  const results = outcomes.flatMap(({ subject, other, wins }): Result[] => {
    const [one, two] = [at(subject), at(other)]
    if (one === null || two === null || one === two) return []
    return [wins ? { winner: one, loser: two } : { winner: two, loser: one }]
  })
  return results.length === outcomes.length ? results : null
}

/** What becomes of the tables where all of them play. */
async function ofTables(
  question: Supposing,
  { sides }: Known,
  results: readonly Result[],
  wins: boolean,
): Promise<Reply> {
  const { words, say } = question
  const [first] = results
  const about = wins ? first?.winner : first?.loser
  const places = results.flatMap(({ winner, loser }) => [winner, loser])
  const says = (word: RegExp) => words.some(({ plain }) => word.test(plain))
  const asksFirst = says(/^(?:quien(?:es)?|kien)$/) && says(/^(?:primer[oa]?|punter[oa]|arriba|lider)$/)
  const rest = sides.filter(isNamed).filter((clan) => !places.includes(clan))
  const reply = await settled({ results, rest, asksFirst, about }, question)
  const clans = [...new Set(places.filter(isNamed))]
  const quien = clans.toSorted((a, b) => Number(b === about) - Number(a === about)).slice(0, 2)
  const [one, two] = quien
  if (!one || !two) return { quien, text: '', ...reply }
  const apart = `${named(one.nombre)} ${say('y', 'and')} ${named(two.nombre)} ${say('no juegan en una misma etapa', 'do not play in the same stage')}.`
  const sugerencias = [askIfWon(one, two), askIfWon(two, one), button('duelo', one, two)]
  return reply ? { ...reply, quien, sugerencias } : { quien, text: apart }
}

/** What becomes of the places; null where it is not known who plays, or who wins. */
async function told(question: Supposing, all: Known): Promise<Reply | null> {
  const [only] = all.outcomes
  if (!only || all.outcomes.some(({ wins }) => wins === null)) return null
  const supuesto = all.outcomes.length > 1 ? {} : { supuesto: storedOf(only, all.own, all.ranked) }
  const own = await ofOwnPlace(question, all)
  if (own) return { ...own, ...supuesto }
  const results = resultsOf(all)
  if (!results) return null
  const isAt = (place: unknown) => typeof place === 'number' && place > 0
  const { etapas, juego, say } = question
  if (!etapas.length && !juego && results.every(({ winner, loser }) => isAt(winner) && isAt(loser))) {
    const moves = results.map(({ winner, loser }) => `${byPlaces(Number(winner), Number(loser), say)}.`)
    return { text: lines(...moves, articleLink()), ...supuesto }
  }
  const reply = await ofTables(question, all, results, only.wins === true)
  return reply.text ? { ...reply, ...supuesto } : null
}

const storedOf = ({ subject, other, wins }: Outcome, own: number | null, ranked: number | null) => {
  const stored = (side: Side | null): StoredSide => (isNamed(side) ? `c${side.clanes[0]?.id ?? 0}` : side)
  return { subject: stored(subject), other: stored(other), wins, own, ranked }
}

/** The button that supposes a result. */
const askIfWon = (winner: ClanName, loser: ClanName) => button('siGana', winner, loser)

/** What the rules say of any result, and the question that is left: who the other is, or who wins. */
function asking({ outcomes: [outcome], own, ranked }: Known): Reply {
  const { subject, other } = outcome ?? { subject: null, other: null }
  const clans = [subject, other].filter(isNamed)
  const [one, two] = clans
  const reply = { kind: 'ask', quien: clans, ...(outcome ? { supuesto: storedOf(outcome, own, ranked) } : {}) } as const
  if (one && two)
    return {
      ...reply,
      text: `¿Y quién gana, ${named(one.nombre)} o ${named(two.nombre)}?`,
      sugerencias: [askIfWon(one, two), askIfWon(two, one)],
    }
  const example = [vence(12, 6), vence(9, 6), vence(6, 12)].map(ejemploText).join('; ')
  const isOfOwn = subject === 'own' || other === 'own'
  const asks = isOfOwn
    ? `¿De qué clan eres? Dímelo y te digo en qué quedas${one ? ` contra ${named(one.nombre)}` : ''}.`
    : one
      ? `¿Contra quién? Dímelo y te digo en qué ${verb('queda', 'quedan', one.nombre)} ${named(one.nombre)}.`
      : '¿Qué clan contra cuál? Dímelos y lo calculo.'
  const rule = `Si le ganas a uno mejor ubicado subes ${bold('la mitad')} de los puestos que los separan; si pierdes, bajas un puesto solo cuando te pasa el que te gana. Por ejemplo: ${example}.`
  return { ...reply, text: lines(rule, asks) }
}

/** What a win or a loss would do to the places, by the rules of the ladder; null where the thread does not say either who plays, or who wins. */
export const supposed = async (asked: Supposing): Promise<Reply | null> => told(asked, await known(asked))

/** The same; what is not said is asked. */
export const whatIf = async (asked: Supposing): Promise<Reply> => (await supposed(asked)) ?? asking(await known(asked))

const supposes =
  /\b(?:si|supon\w+|imagin\w+|simul\w+|puesto|lugar|posicion|donde|sub(?:en?|imos|o)|baj(?:an?|amos|o)|quedan?|llegan?|entran?)\b/

/** The same where a question surely supposes a result, and says it whole or goes on with one; null where it does not. */
export async function surelySupposed(question: Question, thread: Thread, site: Site): Promise<Reply | null> {
  const { etapas, juego } = question.etapaMention
  const mentions = question.mentions.flatMap(({ from, to, clan }) => (clan ? [{ from, to, who: clan }] : []))
  const supposing = { ...question, mentions, etapas, juego, site, say: site.say, before: thread }
  const text = plainText(question.words)
  const { outcomes, sides, own } = supposition(supposing)
  const [first] = outcomes
  const goesOn = thread.supuesto !== null && /^(?:y|e|pero|soy|somos) /.test(text)
  if (!first || (first.wins === null && !goesOn) || (own === null && !supposes.test(text))) return null
  const isWhole = outcomes.every(({ subject, other }) => subject !== null && other !== null)
  const isOfOwn = sides.includes('own') || first.subject === 'own' || first.other === 'own'
  return isWhole || goesOn || isOfOwn ? supposed(supposing) : null
}

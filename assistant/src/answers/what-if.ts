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
import { bold, lines, link, named, sayIn, verb } from '../wording'
import { byPlaces, ownPlaceTold, settled, type Result } from './supposed-table'
import { supposition, type Outcome, type Side, type Supposition } from './supposition'
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
    const [one = null, two = null] = sides.filter((side) => side !== 'own')
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

/** What becomes of the places of those results; null where one of their sides is not known. */
async function told(question: Supposing, { outcomes, own, ranked, ours, sides }: Known): Promise<Reply | null> {
  const { site, etapas, juego, say, words } = question
  const results = outcomes.map(({ subject, other, wins }) => (wins ? [subject, other] : [other, subject]))
  const [only] = outcomes
  if (!only || outcomes.some(({ wins }) => wins === null)) return null
  const rival = only.subject === 'own' ? only.other : only.subject
  const isOfOwn = only.subject === 'own' || only.other === 'own'
  const supuesto = outcomes.length > 1 ? undefined : { supuesto: storedOf(only, own, ranked) }
  if (isOfOwn && own !== null && (typeof rival === 'number' || (rival === null && own === 0))) {
    const isWin = (only.subject === 'own') === only.wins
    if (rival === null && isWin) return null
    const text = await ownPlaceTold({ own, rival: rival ?? 0, wins: isWin, ranked }, site, say)
    return { text: lines(text, articleLink()), ...supuesto }
  }
  const at = (side: Side | null | undefined) => (side === 'own' ? (own ?? ours) : (side ?? null))
  const known = results.flatMap(([w, l]): Result[] => {
    const [winner, loser] = [at(w), at(l)]
    return winner === null || loser === null || winner === loser ? [] : [{ winner, loser }]
  })
  if (known.length < results.length) return null
  const places = known.flatMap(({ winner, loser }) => [winner, loser])
  if (!etapas.length && !juego && places.every((side) => typeof side === 'number' && side > 0))
    return {
      text: lines(
        ...known.map(({ winner, loser }) => `${byPlaces(Number(winner), Number(loser), say)}.`),
        articleLink(),
      ),
      ...supuesto,
    }
  const clans = places.filter(isNamed)
  const asksFirst =
    words.some(({ plain }) => /^(?:quien(?:es)?|kien)$/.test(plain)) &&
    words.some(({ plain }) => /^(?:primer[oa]?|punter[oa]|arriba|lider)$/.test(plain))
  const rest = sides.filter(isNamed).filter((clan) => !places.includes(clan))
  const about = at(only.subject)
  const reply = await settled({ results: known, rest, asksFirst, about }, question)
  const quien = [...new Set([...(isNamed(about) ? [about] : []), ...clans])].slice(0, 2)
  if (!reply) {
    const [one, two] = clans
    return one && two
      ? {
          quien,
          text: say(
            `${named(one.nombre)} y ${named(two.nombre)} no juegan en una misma etapa.`,
            `${named(one.nombre)} and ${named(two.nombre)} do not play in the same stage.`,
          ),
        }
      : null
  }
  const [one, two] = quien
  return {
    ...reply,
    ...supuesto,
    quien,
    sugerencias: one && two ? [askIfWon(one, two), askIfWon(two, one), button('duelo', one, two)] : [],
  }
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

/** What a win or a loss would do to the places, by the rules of the ladder. */
export async function whatIf(asked: Supposing): Promise<Reply> {
  const all = await known(asked)
  return (await told(asked, all)) ?? asking(all)
}

const supposes =
  /\b(?:si|supon\w+|imagin\w+|simul\w+|puesto|lugar|posicion|donde|sub(?:en?|imos|o)|baj(?:an?|amos|o)|quedan?|llegan?|entran?)\b/

/** The same where a question surely supposes a result, and says it whole or goes on with one; null where it does not. `english`: its words were translated. */
export async function surelySupposed(
  question: Question,
  thread: Thread,
  site: Site,
  english = false,
): Promise<Reply | null> {
  const { etapas, juego } = question.etapaMention
  const mentions = question.mentions.flatMap(({ from, to, clan }) => (clan ? [{ from, to, who: clan }] : []))
  const supposing = { ...question, mentions, etapas, juego, site, say: sayIn(english), before: thread }
  const text = plainText(question.words)
  const { outcomes, sides, own } = supposition(supposing)
  const [first] = outcomes
  const goesOn = thread.supuesto !== null && /^(?:y|e|pero|soy|somos) /.test(text)
  if (!first || (first.wins === null && !goesOn) || (own === null && !english && !supposes.test(text))) return null
  const isWhole = outcomes.every(({ subject, other }) => subject !== null && other !== null)
  const isOfOwn = sides.includes('own') || first.subject === 'own' || first.other === 'own'
  return isWhole || goesOn || isOfOwn ? told(supposing, await known(supposing)) : null
}

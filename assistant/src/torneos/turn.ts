import type { TorneoPage } from '@trinchera/contract/torneo-llave'
import type { Torneo } from '@trinchera/contract/torneos'
import { torneoPageOf } from '@trinchera/db/queries/torneos/bracket'
import { openTorneosOf } from '@trinchera/db/queries/torneos/inscripciones'
import type { Reply, Site } from '../intent'
import { withoutNames } from '../query/agenda'
import type { Thread } from '../thread-state'
import { halves } from '../two-in-one'
import type { Question } from '../understand'
import {
  aheadAsked,
  asksFinal,
  aspectOf,
  asksSize,
  isOfAnother,
  nextOfClan,
  ofTorneosOnly,
  ofTorneosWithoutStage,
  onlyGoesOn,
  ownSaid,
  saysTorneo,
  whichOne,
  type Aspect,
} from './aspect'
import { champion, crossings, knockedOut, next, ofClan, results, rosterOf, standing, stillIn } from './bracket'
import { knockedOutBy, stillIs } from './of-one'
import { mostWon } from './most-won'
import { playedIn, type Side } from './played-in'
import { progress, rounds } from './progress'
import { bestOf, format, maps, rulesOf, start, waiting } from './format'
import { isGeneral, tellGeneral } from './general'
import { checkin, deadline, enrolled, enrolling, howTos, places, seeds } from './plan'
import { lines, listed } from '../wording'
import { wordsOf } from '../words/plain'
import { announcedTold } from './announced'
import { torneoOfGame } from './of-game'
import { inRoundOf } from './of-round'
import { sayIn, torneoLink, type Say } from './say'
import { enrollingElsewhere, inWhich, noCheckin, noDeadline, noneEnrolled, stranger } from './without-page'
import { ahead, balanceOf, losers, unbeaten, unbeatenClan, unbeatenNow } from './unbeaten'
import { lengthOf, sideOf } from './side-of'
import { allTorneos, meant, namedIn, wonBy } from './which'
import { whetherOnDays } from './on-days'

/** What is told of a torneo, of a clan where one is meant. */
async function tell(
  aspect: Aspect,
  page: TorneoPage,
  side: Side | null,
  text: string,
  site: Site,
  say: Say,
): Promise<string> {
  const row = page.inscritos.find(({ id_clan }) => side?.ids.includes(id_clan)) ?? null
  const own = side && { nombre: side.nombre, row }
  const ofSide = (all: string) =>
    own ? (row && page.llave ? ofClan(page, row, say, text) : enrolled(page, own, say)) : all
  switch (aspect) {
    case 'campeon':
      return own && row ? ofSide('') : champion(page, 1, say)
    case 'equipo':
      return rosterOf(page, row, say)
    case 'segundo':
      return champion(page, 2, say)
    case 'tercero':
      return champion(page, /\bpodi/.test(text) ? 1 : 3, say)
    case 'final':
      return page.estado === 'terminado' ? champion(page, 1, say) : crossings(page, 'final', say)
    case 'eliminados':
      return own && row && /\ba quien/.test(text) ? knockedOutBy(page, row, say) : ofSide(knockedOut(page, say))
    case 'estado':
      return ofSide(standing(page, say))
    case 'vivos':
      return lines(
        own &&
          row &&
          page.llave &&
          !/\b(?:quien\w*|cual\w*|como|contra|cuando|who|how)\b/.test(text) &&
          stillIs(page, row, say),
        ofSide((aheadAsked.test(text) && ahead(page, say)) || stillIn(page, say)),
      )
    case 'proxima':
      return ofSide(next(page, say))
    case 'llave':
      return (row && inRoundOf(page, row, text, say)) ?? ofSide(crossings(page, text, say))
    case 'resultados':
      return ofSide(results(page, say))
    case 'inscritos':
      return enrolled(page, own, say)
    case 'inscribir':
      return own && row && !/\bcomo\b|\bhow\b/.test(text) ? enrolled(page, own, say) : enrolling(page, site.now, say)
    case 'checkin':
      return checkin(page, row, site.now, say)
    case 'plazo':
      return deadline(page, site.now, say)
    case 'cupos':
      return places(page, say)
    case 'semillas':
      return seeds(page, say)
    case 'mapas':
      return maps(page, (await site.opciones()).mapas.lista, say)
    case 'mejor-de':
      return bestOf(page, say)
    case 'avance':
      return progress(page, text, say)
    case 'invictos':
      return own && row ? unbeatenClan(page, row, say) : unbeaten(page, say)
    case 'perdedores':
      return own && row ? balanceOf(page, row, say) : losers(page, say)
    case 'rondas':
      return rounds(page, say)
    case 'ladder':
    case 'costo':
    case 'premio':
    case 'por-equipo':
    case 'derrotas':
    case 'requisitos':
    case 'duracion':
    case 'empate':
      return tellGeneral(aspect, [page], text, say)
    case 'espera':
      return waiting(page, say)
    case 'reglas':
      return rulesOf(page, say)
    case 'formato':
      return format(page, say)
    case 'cuando':
      return start(page, site.now, say)
    default:
      return howTos[aspect](page, say)
  }
}

/** What is asked of single matches. */
const ofMatches: ReadonlySet<Aspect> = new Set([
  'proxima',
  'llave',
  'final',
  'vivos',
  'eliminados',
  'estado',
  'perdedores',
  'resultados',
])

/** A torneo that is asked about without its kind: by its own name, or one that was told of. */
const isSpokenOf = (all: readonly Torneo[], question: Question, thread: Thread) => {
  const { words, goesOn, mentions } = question
  return (
    namedIn(all, words).length > 0 ||
    (thread.torneo !== null && (goesOn || words.length < 8) && (lengthOf(question) < 7 || !mentions.length)) ||
    // 'contra quién y cuándo le toca a Los Halcones', of the one that was told of
    (thread.torneo !== null && words.length < 12 && words.some(({ plain }) => /^tocan?$/.test(plain))) ||
    (/^torneo(?:s|-inscribir)$/.test(thread.intent ?? '') && words.length < 7 && !mentions.length)
  )
}

/** What a question says besides which torneo it means. */
function withoutTorneo(text: string, named: readonly Torneo[]): string {
  const own = new Set(named.flatMap(({ nombre }) => wordsOf(nombre).map(({ plain }) => plain)))
  return text
    .replace(whichOne, ' ')
    .split(/\s+/)
    .filter((word) => word && !own.has(word))
    .join(' ')
}

/** What is asked by a question that only goes on: what was asked before, of the torneo it names now. */
const stillAsked = (asked: string, { torneo }: Thread, named: boolean): Aspect | null =>
  onlyGoesOn.test(asked) ? (torneo?.aspect ?? (named ? 'formato' : null)) : null

const ofChampion: ReadonlySet<Aspect> = new Set(['campeon', 'segundo', 'final'])

/** What is done in one with a bracket alone. */
const needsBracket: ReadonlySet<Aspect> = new Set(['plantel', 'bajarse', 'reportar', 'objetar'])
/** How a clan gets into a torneo, whichever it is. */
const enrols: ReadonlySet<Aspect> = new Set(['inscribir', 'reserva'])
/** 'se viene algún torneo': whichever they are. */
const asksForAny = /\b(?:vienen?|habra|va a haber|haran)\b.*\b(?:algun|otro|un|mas) (?:torneos?|copas?|campeonatos?)\b/

/** Answers what is asked of a torneo with a bracket, in the question's language; null where it asks of none, or for what only its text may tell. */
export async function torneoTold(
  asking: Question,
  earlier: Thread,
  site: Site,
  english = false,
): Promise<Reply | null> {
  const all = await allTorneos(site)
  const ofWinner = wonBy(asking, all)
  const question = ofWinner ? ofWinner.question : asking
  const thread: Thread = ofWinner ? { ...earlier, torneo: { id: ofWinner.id, aspect: 'campeon' } } : earlier
  const say = sayIn(english)
  const text = withoutNames(question)
  const says = saysTorneo.test(text)
  const only = ofTorneosOnly.test(text) || (!question.stages.used.size && ofTorneosWithoutStage.test(text))
  if (question.server || question.mentions.some(({ others }) => others)) return null
  const announced = await announcedTold(question, all, site, say)
  if (announced) return announced
  if (!all.some(({ formato }) => formato !== null)) return null
  const ofGame = torneoOfGame(question, all, site, say)
  if (ofGame) return ofGame
  const named = namedIn(all, question.words)
  const most = named.length ? null : mostWon(text, all, say)
  if (most) return { text: most }
  const onDays = named.length ? null : await whetherOnDays(text, all, site, say)
  if (onDays) return onDays
  // of two questions each is asked by itself; who won one that is named is told with its final
  if (
    halves(question.words.map(({ typed }) => typed).join(' ')) &&
    !(named.length && /^(?:quien|que clan) gan|^who won/.test(text))
  )
    return null
  if (!says && !only && !isSpokenOf(all, question, thread)) return null
  if (!named.length && (isOfAnother(text) || asksForAny.test(text))) return null
  const asked = withoutTorneo(text, named)
  // 'cuál es el más próximo', of those to come that were listed
  const ofList = thread.torneo === null && thread.intent === 'torneos' && !says && !named.length
  const won = thread.torneo !== null && ofChampion.has(thread.torneo.aspect) && asksFinal.test(text)
  const first = won ? 'campeon' : aspectOf(asked)
  const timed = first === 'cuando' && onlyGoesOn.test(asked) && thread.torneo !== null
  const aspect =
    ofList && first === 'proxima'
      ? 'formato'
      : ((timed && ofMatches.has(thread.torneo?.aspect ?? 'cuando') ? thread.torneo?.aspect : first) ??
        stillAsked(asked, thread, named.length > 0))
  const before = named.length ? null : await playedIn(text, await sideOf(question, text, site), all, site, say)
  if (before) return { text: before }
  if (!aspect) return null
  const spoken = thread.quien.find(({ kind }) => kind === 'clan')
  const goesOnWithClan = timed || (aspect === 'proxima' && nextOfClan.test(text))
  const side =
    (await sideOf(question, text, site)) ??
    (goesOnWithClan && thread.mine && spoken?.kind === 'clan'
      ? { nombre: spoken.nombre, ids: spoken.clanes.map(({ id }) => id) }
      : null)
  if (!side && !site.asker && aspect === 'inscritos' && ownSaid.test(text)) return { kind: 'ask', text: stranger(say) }
  const own = side ? (await Promise.all(side.ids.map((id) => openTorneosOf(site.db, id)))).flat() : []
  // 'en qué torneos está', 'está en algún torneo'
  if (side && aspect === 'inscritos' && !named.length && (!own.length || /\btorneos\b/.test(text)))
    return {
      text: inWhich(side.nombre, all, own, say),
      ...(own[0] === undefined ? {} : { torneo: { id: own[0], aspect } }),
    }
  const found = meant(
    needsBracket.has(aspect) && !named.length ? all.filter(({ formato }) => formato !== null) : all,
    question.words,
    aspect,
    thread,
    site.now,
    own,
    ofList,
  )
  if (!found) return only && aspect === 'checkin' ? { text: noCheckin(say) } : null
  const { torneo } = found
  const kept = { torneo: { id: torneo.id, aspect } }
  const isOpen = ({ estado }: Torneo) => !/^(?:terminado|cancelado)$/.test(estado)
  if (isGeneral(aspect) && (!found.named || torneo.formato === null))
    return { text: tellGeneral(aspect, found.named ? [torneo] : all.filter(isOpen), asked, say), ...kept }
  if (torneo.formato === null)
    return aspect === 'cuando'
      ? {
          text: lines(
            start(torneo, site.now, say),
            asksSize.test(asked) && tellGeneral('por-equipo', [torneo], asked, say),
          ),
          ...kept,
        }
      : aspect === 'checkin'
        ? { text: noCheckin(say) }
        : aspect === 'plazo'
          ? { text: lines(noDeadline(torneo, say), start(torneo, site.now, say)), ...kept }
          : enrols.has(aspect) && !/\b(?:puedo|podemos|abiert\w+|cuando|ya)\b/.test(text.replace(/\bya esta\b/, ''))
            ? { text: await enrollingElsewhere(torneo, aspect, site, say), ...kept }
            : !side && /^(?:inscritos|cupos)$/.test(aspect)
              ? { text: noneEnrolled(torneo, say), ...kept }
              : null
  const page = await torneoPageOf(site.db, torneo.id, site.now.toISOString())
  if (!page) return null
  const rest = all.filter(({ id, estado }) => id !== page.id && estado === page.estado)
  return {
    text: lines(
      await tell(aspect, page, side, asked, site, say),
      aspect === 'invictos' && !found.named && page.estado === 'terminado' && (await unbeatenNow(all, site, say)),
      !found.named &&
        rest.length > 0 &&
        aspect !== 'invictos' &&
        say(
          `También está ${listed(rest.slice(0, 2).map(torneoLink))}.`,
          `There is also ${rest.slice(0, 2).map(torneoLink).join(' and ')}.`,
        ),
    ),
    ...kept,
    // 'a qué hora', of that clan
    ...(question.mentions[0]?.clan
      ? { quien: [question.mentions[0].clan], mine: true }
      : side && aspect === 'proxima'
        ? { quien: side.ids.flatMap((id) => site.community.clanById.get(id) ?? []).slice(0, 1), mine: true }
        : {}),
  }
}

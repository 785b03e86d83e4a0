import type { Torneo } from '@trinchera/contract/torneos'
import { torneoPageOf } from '@trinchera/db/queries/torneos/bracket'
import { openTorneosOf } from '@trinchera/db/queries/torneos/inscripciones'
import type { Reply, Site } from '../intent'
import { withoutNames } from '../query/agenda'
import type { Thread } from '../thread-state'
import { halves } from '../two-in-one'
import type { Question } from '../understand'
import { bold, lines, listed } from '../wording'
import { announcedTold } from './announced'
import { aspectOf, type Aspect } from './aspect'
import { everyHowLong, notKnownHowOften } from './how-often'
import { isGeneral, tellGeneral } from './general'
import { mostWon } from './most-won'
import { playedNow } from './now'
import { championAsked, isSpokenOf, matchIn, ofChampion, stillAsked } from './of-thread'
import { torneoOfGame } from './of-game'
import { whetherOnDays } from './on-days'
import { pairToCome } from './pair'
import { playedIn } from './played-in'
import { sayIn, torneoLink, type Say } from './say'
import {
  asksFinal,
  isOfAnother,
  nextOfClan,
  ofTorneosOnly,
  ofTorneosWithoutEtapa,
  ofWriting,
  ofOrganising,
  onlyGoesOn,
  ownSaid,
  saysTorneo,
} from './says'
import { withShortNames } from './short-names'
import { sideOf } from './side-of'
import { tell } from './tell'
import { termTold } from './terms'
import { unbeatenNow } from './unbeaten'
import { allTorneos, isNamedWhole, meant, namedIn, withoutTorneo, wonBy } from './which'
import { enrollingElsewhere, inWhich, noCheckin, stranger, withoutPage } from './without-page'

/** Who may enter one. */
const mayEnter =
  /\b(?:cualquier\w*|todos|quien(?:es)?|anyone|any ?body|any clan|every(?:one|body)|who)\b.*\b(?:entr\w+|particip\w+|inscrib\w+|jugar|anot\w+|enter|join|play|sign ?up|participate|take part)\b/
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

/** Only a double elimination has them. */
const ofDouble = /\b(?:perdedores|ganadores|losers|winners)\b/
/** It asks of one that is over. */
const wasPlayed =
  /\b(?:llego|llegaron|llegamos|le fue|les fue|nos fue|me fue|salio|salieron|salimos|quedo|quedaron|quedamos|termino|terminaron)\b(?!.*\b(?:fuera|perdedores|ganadores)\b)/

/** What is done in one with a bracket alone. */
const needsBracket: ReadonlySet<Aspect> = new Set(['plantel', 'bajarse', 'reportar', 'objetar'])
/** 'se viene algún torneo': whichever they are. */
const asksForAny = /\b(?:vienen?|habra|va a haber|haran)\b.*\b(?:algun|otro|un|mas) (?:torneos?|copas?|campeonatos?)\b/

/** What is asked of a torneo that was told, and of nothing else as it is asked. */
const ofTorneosAlone: ReadonlySet<Aspect> = new Set([
  'vivos',
  'eliminados',
  'llave',
  'mapas',
  'por-mapa',
  'mejor-de',
  'equipo',
  'final',
  'segundo',
  'tercero',
  'semillas',
  'rondas',
  'termina',
  'espera',
  'premio',
  'yo-juego',
  'invictos',
  'empate',
  'derrotas',
  'le-gano',
  'resultados',
])
const ofElse = /\b(?:ladder|etapas?|tabla|retos?|servidor(?:es)?|server|partidas?|racha|ranking|puesto|challenges?)\b/

/** The torneo whose clans a question may name by a word of theirs: one that is meant, else one that is played. */
const ofShortNames = (all: readonly Torneo[], named: readonly Torneo[], thread: Thread) =>
  named[0] ?? all.find(({ id }) => id === thread.torneo?.id) ?? all.find(({ estado }) => estado === 'en-juego')

/** A question with the clans of that torneo named. */
async function shortlyNamed(
  question: Question,
  all: readonly Torneo[],
  named: readonly Torneo[],
  thread: Thread,
  site: Site,
): Promise<Question> {
  const torneo = ofShortNames(all, named, thread)
  const page = torneo?.formato ? await torneoPageOf(site.db, torneo.id, site.now.toISOString()) : null
  return page ? withShortNames(question, page, site.community) : question
}

/** What a question that names a torneo asks of it, before all else is looked for. */
export async function namedTorneoTold(
  question: Question,
  thread: Thread,
  site: Site,
  english = false,
): Promise<Reply | null> {
  const all = await allTorneos(site)
  // each half of two questions is asked by itself
  if (halves(question.words.map(({ typed }) => typed).join(' ')) && !isNamedWhole(all, question.words)) return null
  const announced = await announcedTold(question, thread, all, site, sayIn(english))
  if (announced) return announced
  const text = question.words.map(({ plain }) => plain).join(' ')
  if (ofWriting.test(text)) return null
  const term = termTold(text, sayIn(english))
  if (term && all.some(({ formato }) => formato !== null)) return { text: term }
  const goesOn =
    thread.torneo !== null && question.words.length < 8 && !ofElse.test(text) && !question.etapaMention.used.size
  const aspect = goesOn ? aspectOf(withoutNames(await shortlyNamed(question, all, [], thread, site))) : null
  const ofFinal = english && ofTorneosOnly.test(withoutNames(question))
  return isNamedWhole(all, question.words) || ofFinal || (aspect !== null && ofTorneosAlone.has(aspect))
    ? torneoTold(question, thread, site, english)
    : null
}

/** Answers what is asked of a torneo with a bracket, in the question's language; null where it asks of none, or for what only its text may tell. */
export async function torneoTold(
  asking: Question,
  earlier: Thread,
  site: Site,
  english = false,
): Promise<Reply | null> {
  const all = await allTorneos(site)
  const ofWinner = wonBy(asking, all)
  const read = ofWinner ? ofWinner.question : asking
  const thread: Thread = ofWinner ? { ...earlier, torneo: { id: ofWinner.id, aspect: 'campeon' } } : earlier
  const say = sayIn(english)
  if (read.server || ofOrganising.test(withoutNames(read))) return null
  const announced = await announcedTold(read, thread, all, site, say)
  if (announced) return announced
  if (!all.some(({ formato }) => formato !== null)) return null
  const named = namedIn(all, read.words)
  const plainly = withoutNames(read)
  const says = saysTorneo.test(plainly)
  const only = ofTorneosOnly.test(plainly) || (!read.etapaMention.used.size && ofTorneosWithoutEtapa.test(plainly))
  const isMeant = says || only || isSpokenOf(all, read, thread)
  const asksShortly = isMeant || pairToCome.asks(plainly, thread)
  const question = asksShortly ? await shortlyNamed(read, all, named, thread, site) : read
  if (question.mentions.some(({ others }) => others)) return null
  const text = withoutNames(question)
  const pair = named.length ? null : await pairToCome.told(question, text, thread, all, site, say)
  if (pair) return pair
  const ofGame = torneoOfGame(question, all, site, say)
  if (ofGame) return ofGame
  const most = named.length ? null : mostWon(text, all, say)
  if (most) return { text: most }
  const now = named.length ? null : await playedNow(text, all, site, say)
  if (now) return now
  const onDays = named.length ? null : await whetherOnDays(text, all, site, say)
  if (onDays) return onDays
  // of two questions each is asked by itself; who won one that is named is told with its final
  if (
    halves(question.words.map(({ typed }) => typed).join(' ')) &&
    !(named.length && /^(?:quien|que clan) gan|^who won/.test(text))
  )
    return null
  if (everyHowLong.test(text) && says) return { text: notKnownHowOften(all, say) }
  if (!isMeant && !ofTorneosOnly.test(text)) return null
  if (!named.length && (isOfAnother(text) || asksForAny.test(text))) return null
  const asked = withoutTorneo(text, named)
  // 'cuál es el más próximo', of those to come that were listed
  const ofList = thread.torneo === null && thread.intent === 'torneos' && !says && !named.length
  const won = thread.torneo !== null && !named.length && ofChampion.has(thread.torneo.aspect) && asksFinal.test(text)
  const first = won ? 'sobre-quien' : aspectOf(asked)
  const timed = first === 'cuando' && onlyGoesOn.test(asked) && thread.torneo !== null
  const aspect =
    ofList && first === 'proxima'
      ? 'cuando'
      : ((timed && ofMatches.has(thread.torneo?.aspect ?? 'cuando') ? thread.torneo?.aspect : first) ??
        stillAsked(asked, thread, named.length > 0))
  const before = named.length ? null : await playedIn(text, await sideOf(question, text, site), all, site, say)
  if (before) return { text: before }
  if (!aspect) return isNamedWhole(all, question.words) ? notKnown(named[0], say) : null
  const spoken = thread.quien.find(({ kind }) => kind === 'clan')
  const goesOnWithClan = timed || (aspect === 'proxima' && nextOfClan.test(text))
  const side =
    (await sideOf(question, text, site)) ??
    (aspect === 'yo-juego' ? await sideOf(question, 'mi', site) : null) ??
    (goesOnWithClan && thread.mine && spoken?.kind === 'clan'
      ? { nombre: spoken.nombre, ids: spoken.clanes.map(({ id }) => id) }
      : null)
  const champion = side ? null : championAsked(text, all, thread)
  if (!side && !site.asker && aspect === 'inscritos' && ownSaid.test(text)) return { kind: 'ask', text: stranger(say) }
  const own = side ? (await Promise.all(side.ids.map((id) => openTorneosOf(site.db, id)))).flat() : []
  // 'en qué torneos está', 'está en algún torneo'
  if (side && aspect === 'inscritos' && !named.length && (!own.length || /\btorneos\b/.test(text)))
    return {
      text: inWhich(side.nombre, all, own, say),
      ...(own[0] === undefined ? {} : { torneo: { id: own[0], aspect } }),
    }
  const found = meant(
    !named.length && ofDouble.test(text)
      ? all.filter(({ formato }) => formato === 'doble')
      : needsBracket.has(aspect) && !named.length
        ? all.filter(({ formato }) => formato !== null)
        : all,
    question.words,
    aspect,
    thread,
    site.now,
    own,
    ofList,
    wasPlayed.test(text),
  )
  if (!found) return only && aspect === 'checkin' ? { text: noCheckin(say) } : null
  const { torneo } = found
  const kept = { torneo: { id: torneo.id, aspect } }
  const isOpen = ({ estado }: Torneo) => !/^(?:terminado|cancelado)$/.test(estado)
  // of one that is only announced, who may enter is what it says of it
  if (torneo.formato === null && (found.named || thread.torneo?.id === torneo.id) && mayEnter.test(asked))
    return {
      text: lines(
        say(`Juegan ${bold('clanes')}, no jugadores sueltos.`, `${bold('Clans')} play, not single players.`),
        await enrollingElsewhere(torneo, 'inscribir', text, site, say),
      ),
      ...kept,
    }
  if (isGeneral(aspect) && (!found.named || torneo.formato === null))
    return { text: tellGeneral(aspect, found.named ? [torneo] : all.filter(isOpen), asked, say), ...kept }
  if (torneo.formato === null) {
    const told = await withoutPage({ torneo, aspect, text, asked, side, named: found.named, site, say })
    return told === null ? null : { text: told, ...kept }
  }
  const page = await torneoPageOf(site.db, torneo.id, site.now.toISOString())
  if (!page) return null
  const clans = question.mentions.flatMap(({ clan }) => (clan ? [clan.clanes.map(({ id }) => id)] : []))
  const match = thread.torneo?.id === torneo.id ? thread.torneo.match : undefined
  const told = await tell({
    aspect,
    page,
    side: champion ?? side,
    clans,
    text: asked,
    whole: text,
    match,
    named: found.named,
    site,
    say,
  })
  const rest = all.filter(({ id, estado }) => id !== page.id && estado === page.estado)
  return {
    text: lines(
      told,
      aspect === 'invictos' && !found.named && page.estado === 'terminado' && (await unbeatenNow(all, site, say)),
      !found.named &&
        rest.length > 0 &&
        aspect !== 'invictos' &&
        say(
          `También está ${listed(rest.slice(0, 2).map(torneoLink))}.`,
          `There is also ${rest.slice(0, 2).map(torneoLink).join(' and ')}.`,
        ),
    ),
    torneo: { id: torneo.id, aspect, ...matchIn(told, page.id, side !== null, match) },
    // 'a qué hora', of that clan
    ...(question.mentions[0]?.clan
      ? { quien: [question.mentions[0].clan], mine: true }
      : side && aspect === 'proxima'
        ? { quien: side.ids.flatMap((id) => site.community.clanById.get(id) ?? []).slice(0, 1), mine: true }
        : {}),
  }
}

/** That a torneo that is named does not publish what is asked, with where it is. */
const notKnown = (torneo: Torneo | undefined, say: Say): Reply | null =>
  torneo
    ? {
        kind: 'missing',
        text: say(
          `Eso no lo sé de ${torneoLink(torneo)}: lo que publica está en su página. Puedo decirte cómo va, quiénes siguen, cuándo se juega cada partida, sus mapas, su formato y sus reglas.`,
          `That I do not know of ${torneoLink(torneo)}: what it publishes is on its page. I can tell how it stands, who is still in, when each match is, its maps, format and rules.`,
        ),
        torneo: { id: torneo.id, aspect: 'formato' },
      }
    : null

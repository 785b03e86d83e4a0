import type { TorneoPage } from '@trinchera/contract/torneo-llave'
import type { Site } from '../intent'
import { bold, lines, quoted, link } from '../wording'
import { paths } from '@trinchera/contract/site-paths'
import { asksMay, askingOf, mayEnrol } from './asking'
import type { Aspect } from './aspect'
import { crossings, knockedOut, next, ofClan, results, standing, stillIn } from './bracket'
import { champion, rosterOf } from './podium'
import { bestOf, format, isOfFormat, maps, rulesOf, saying, start, waiting } from './format'
import { tellGeneral } from './general'
import { eachMap, mapsOfMatches, mapsWon, matchesMeant, outcome, whenPlayed } from './match'
import { afterLoss, isOut, knockedOutBy, onRoster, overWhom, stillIs, whoBeat, whoKnockedOut } from './of-one'
import { onDays, waits } from './days'
import { afterNext, ifAsked } from './after-next'
import { inRoundOf, roundSaid } from './of-round'
import { checkin, deadline, enrolled, enrolling, howTos, places, seeds } from './plan'
import type { Side } from './played-in'
import { ends, progress, rounds } from './progress'
import { aheadAsked } from './says'
import { isOver, torneoLink, type Say } from './say'
import { ahead, balanceOf, losers, unbeaten, unbeatenClan } from './unbeaten'
import { organised, organisersOf, stranger } from './without-page'

/** What is asked of a torneo with a bracket. */
export interface Asking {
  aspect: Aspect
  page: TorneoPage
  /** The clan that is meant. */
  side: Side | null
  /** The clans that the question names. */
  clans: readonly (readonly number[])[]
  /** Plain words, the torneo's own name left out; `whole` with it. */
  text: string
  whole: string
  /** The match that was told before. */
  match: number | undefined
  /** Whether this torneo is meant, or only likely. */
  named: boolean
  site: Site
  say: Say
}

/** How a match ended. */
const ofOutcome: ReadonlySet<Aspect> = new Set([
  'campeon',
  'le-gano',
  'resultados',
  'final',
  'estado',
  'llave',
  'segundo',
])
const asksOfFinal =
  /\bcuant\w+\b|\bmarcador\b|\bcontra quien\b|\ba quien\b|\bcomo (?:salio|quedo|termino)\b|\b(?:score|who did)\b/
const asksWhom = /\b(?:quien\w*|cual\w*|como|contra|cuando|who|how)\b/

/** What is told of a torneo, of a clan where one is meant. */
export async function tell({
  aspect,
  page,
  side,
  clans,
  text,
  whole,
  match,
  named,
  site,
  say,
}: Asking): Promise<string> {
  const row = page.inscritos.find(({ id_clan }) => side?.ids.includes(id_clan)) ?? null
  const own = side && { nombre: side.nombre, row }
  const ofSide = (all: string) =>
    own ? (row && page.llave ? ofClan(page, row, say, text) : enrolled(page, own, say)) : all
  const meant = matchesMeant(page, clans.length || !row ? clans : [[row.id_clan]], text, match)
  const allMaps = async () => (await site.opciones()).mapas.lista
  const [only] = meant.length === 1 ? meant : []
  const [firstNamed] = clans
  const met = clans.length > 1 && firstNamed && only && isOver(only) && ofOutcome.has(aspect)
  const ended = met ? outcome(page, only, firstNamed, text, say) : null
  if (ended) return ended
  switch (aspect) {
    case 'campeon':
      return own && row ? ofSide('') : champion(page, 1, say)
    case 'sobre-quien':
      return overWhom(page, text, say) ?? champion(page, 1, say)
    case 'equipo':
      return rosterOf(page, row, say)
    case 'segundo':
      if (own && row && page.podio[1] && !asksWhom.test(text))
        return lines(bold(page.podio[1].id_clan === row.id_clan ? say('Sí.', 'Yes.') : 'No.'), champion(page, 2, say))
      return champion(page, 2, say)
    case 'tercero':
      return champion(page, /\bpodi/.test(text) ? 1 : 3, say)
    case 'final':
      return page.estado === 'terminado'
        ? (asksOfFinal.test(text) && overWhom(page, text, say)) || champion(page, 1, say)
        : crossings(page, roundSaid(text) ? text : 'final', say)
    case 'eliminados':
      if (row && /\ba quien|who (?:did|has|have) ·/.test(text)) return knockedOutBy(page, row, say)
      if (/^(?:y )?a quien/.test(text) && page.podio[0] && page.estado === 'terminado')
        return knockedOutBy(page, page.podio[0], say)
      if (own && row && /\bquien|\bwho\b/.test(text)) return whoKnockedOut(page, row, say) ?? ofSide('')
      return own && row && page.llave ? whetherOut(isOut(page, row, say), ofSide('')) : ofSide(knockedOut(page, say))
    case 'estado':
      if (/\besperan?\b/.test(text)) return waits(page, say) ?? ofSide(standing(page, say))
      return ofSide(page.estado === 'terminado' ? champion(page, 1, say) : standing(page, say))
    case 'vivos':
      return own && row && page.llave && !asksWhom.test(text)
        ? whetherOut(stillIs(page, row, say), ofClan(page, row, say))
        : ofSide((aheadAsked.test(text) && ahead(page, say)) || stillIn(page, say))
    case 'proxima':
      if (row && ifAsked.test(text)) return afterNext(page, row, text, say) ?? ofSide('')
      return (!row && onDays(page, whole, site, say)) || ofSide(next(page, say))
    case 'llave':
      if (row && ifAsked.test(text)) return afterNext(page, row, text, say) ?? ofSide('')
      return (
        (row ? inRoundOf(page, row, text, say) : onDays(page, whole, site, say)) ?? ofSide(crossings(page, text, say))
      )
    case 'le-gano':
      return (row && (inRoundOf(page, row, text, say) ?? whoBeat(page, row, text, say))) ?? ofSide(results(page, say))
    case 'resultados':
      return ofSide(results(page, say))
    case 'por-mapa':
      return eachMap(page, meant, await allMaps(), say) ?? ofSide(results(page, say))
    case 'inscritos':
      return enrolled(page, own, say)
    case 'yo-juego':
      return site.asker
        ? lines(
            onRoster(page, inscritoOf(page, row?.id_clan), side?.nombre ?? '', site.asker.id, say),
            row && ofSide(''),
          )
        : stranger(say)
    case 'inscribir':
      return lines(
        mayEnrol(await askingOf(site), asksMay.test(text) && page.estado === 'inscripcion', say),
        enrolling(page, site.now, say),
      )
    case 'checkin':
      return checkin(page, row, site.now, say)
    case 'plazo':
      return deadline(page, site.now, say)
    case 'cupos':
      return places(page, say)
    case 'semillas':
      return seeds(page, say)
    case 'mapas':
      return mapsOfMatches(page, meant, await allMaps(), say) ?? maps(page, await allMaps(), say)
    case 'mejor-de':
      if (row && /\bcuant\w+ mapas (?:gan|perd|lleva|ha)|\bmaps (?:did|has|have) ·/.test(text))
        return mapsWon(page, row, say)
      return bestOf(page, roundSaid(text) ? text : (only?.ronda.toLowerCase() ?? ''), say)
    case 'avance':
      return progress(page, text, say)
    case 'termina':
      return ends(page, say)
    case 'invictos':
      return own && row ? unbeatenClan(page, row, say) : unbeaten(page, say)
    case 'perdedores':
      return own && row ? balanceOf(page, row, say) : losers(page, say)
    case 'rondas':
      return rounds(page, text, say)
    case 'derrotas':
      return (row && afterLoss(page, row, say)) ?? tellGeneral(aspect, [page], text, say)
    case 'ladder':
    case 'costo':
    case 'premio':
    case 'por-equipo':
    case 'requisitos':
    case 'duracion':
    case 'empate':
      return tellGeneral(aspect, [page], text, say)
    case 'espera':
      return waiting(page, say)
    case 'reglas':
      return rulesOf(page, say)
    case 'armas':
      return armed(page, text, say)
    case 'donde':
      return where(page, text, say)
    case 'juego':
      return ofGame(page, say)
    case 'organiza':
      return organised(named ? page : null, await organisersOf(site), say)
    case 'formato':
      return isOfFormat(page, whole, say) ?? format(page, say)
    case 'cuando':
      if (only && (clans.length || roundSaid(text) || page.estado === 'en-juego')) return whenPlayed(page, only, say)
      return lines(start(page, site.now, say), page.estado === 'terminado' && ends(page, say))
    default:
      return howTos[aspect](page, say)
  }
}

/** Whether a clan is still in, or out, told with how it got there. */
const whetherOut = (whether: string, told: string) =>
  / fuera\.$| is out\.$/.test(whether) ? `${/^\S+:/.exec(whether)?.[0] ?? ''} ${told}` : lines(whether, told)

const inscritoOf = (page: TorneoPage, clan: number | undefined) =>
  page.inscritos.find(({ id_clan }) => id_clan === clan) ?? null

/** What its rules say of weapons; those of the site hold for the rest. */
function armed(page: TorneoPage, text: string, say: Say): string {
  const told = saying(page, /\barmas?\b|\brockets?\b|\bgranadas?\b|\bbazookas?\b/i)
  const rules = link(say('Reglamento', 'rules of the site'), paths.reglamento)
  return told
    ? `${torneoLink(page)}: «${quoted(told)}»`
    : /\b(?:rockets?|bazookas?)\b/.test(text)
      ? say(
          `${bold('No')}: el rocket está prohibido por el ${rules}, y ${torneoLink(page)} no dice otra cosa.`,
          `${bold('No')}: the rocket is forbidden by the ${rules}, and ${torneoLink(page)} says nothing else.`,
        )
      : say(
          `${torneoLink(page)} no dice nada de armas: vale el ${rules}, que prohíbe el rocket.`,
          `${torneoLink(page)} says nothing of weapons: the ${rules} hold, which forbid the rocket.`,
        )
}

function where(page: TorneoPage, text: string, say: Say): string {
  if (/\bdonde (?:lo|la|los|las)\b|\bwhere can\b/.test(text))
    return say(
      `La llave y los resultados están en ${torneoLink(page)}. Si alguien transmite una partida, se ve en ${link('Stream', paths.stream)}.`,
      `Its bracket and results are on ${torneoLink(page)}. A match that somebody streams is shown in ${link('Stream', paths.stream)}.`,
    )
  const told = saying(page, /\bservidor/i)
  return told
    ? `${torneoLink(page)}: «${quoted(told)}»`
    : say(
        `${torneoLink(page)} no dice en qué servidor se juega. Los de la comunidad están en ${link('Servidores', paths.servidores)}.`,
        `${torneoLink(page)} does not say on which server. Those of the community are in ${link('Servidores', paths.servidores)}.`,
      )
}

const ofGame = ({ etapa, ...page }: TorneoPage, say: Say): string =>
  etapa
    ? say(
        `${torneoLink(page)} es de ${quoted(etapa.juego.nombre)}, con los clanes de la ${quoted(etapa.nombre)}.`,
        `${torneoLink(page)} is of ${quoted(etapa.juego.nombre)}, with the clans of ${quoted(etapa.nombre)}.`,
      )
    : say(`${torneoLink(page)} no es de una etapa.`, `${torneoLink(page)} is of no stage.`)

import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { ejemploText } from '@trinchera/rules/reglamento'
import { vence } from '@trinchera/rules/reglamento/ejemplos'
import { ranged } from '../answers/which'
import type { Reply, Site } from '../intent'
import { ownClan } from '../names/asker'
import type { ClanName } from '../names/community'
import { agendaRetos, agreedRetos, daysOf } from '../query/agenda'
import { newThread, type Thread } from '../thread-state'
import { bold } from '../wording'
import { whatIf } from './about'

/** 'if 8th beats 5th', 'so #9 losing to #12'. */
export const places =
  /\b(?:if |so |what if |and |when |would |what about |how about )?(?:the |number |no |# ?|place |rank )*(\d{1,3})(?:st|nd|rd|th)?(?: place[d]?)? (beats?|beating|defeats?|defeating|losing to|losing against|wins? against|wins? over|loses? to|loses? against) (?:the |number |no |# ?)*(\d{1,3})(?:st|nd|rd|th)?\b/

const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const placeSaid =
  '(?:the |number |no |place |spot |# ?|rank |one who is )*(\\d{1,3}|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|one|two|three|four|five|six|seven|eight|nine|ten|leader|top)(?:st|nd|rd|th)?'
/** A place as it is said: '3rd', 'number one', 'the leader'; 0 where it is none. */
function placeIn(said: string | undefined): number {
  if (!said) return 0
  if (/^(?:leader|top)$/.test(said)) return 1
  return /^\d/.test(said) ? Number(said) : Math.max(ordinals.indexOf(said), numberWords.indexOf(said), 0)
}
const beating = '(?:beats?|beat|defeats?|wins? against|wins? over|win over)'
const losing = '(?:loses? to|loses? against|lose with|lost to|lost against)'
/** Whoever asks, by places: 'if I'm 8th and I beat 3rd'. */
const ofMine = new RegExp(
  `\\b(?:i m|im|i am|we are|we re|being|from|as)(?: in)? ${placeSaid}(?: place| spot)?\\b.*?\\b(${beating}|${losing}) ${placeSaid}`,
)
/** The same, the other way about: 'if we beat the first being 12th'. */
const ofMineLast = new RegExp(
  `\\b(${beating}|${losing}) ${placeSaid}(?: place| spot)?\\b.*?\\b(?:being|from|as|if we are|if i am|while)(?: in)? ${placeSaid}`,
)
const ofPlace = new RegExp(`\\b(${beating}|${losing}) ${placeSaid}`)

const weWin = /\b(?:i|we) (?:\w+ )?(?:beat|win|defeat|won)\b/
const weLose = /\b(?:i|we) (?:\w+ )?(?:lose|lost|get beaten)\b|\b(?:beats?|defeats?|wins? against) (?:us|me)\b/

/** What becomes of the clan of whoever asks: against the one that is named, else against whom they have agreed to meet, or whom the thread was about. */
async function ofOurs(text: string, named: ClanName | undefined, site: Site, thread: Thread): Promise<Reply | null> {
  const loses = weLose.test(text)
  const own = loses || weWin.test(text) ? await ownClan(site) : null
  if (!own) return null
  const isOwn = (id: number) => own.clanes.some((clan) => clan.id === id)
  const [reto] = named
    ? []
    : await agendaRetos({ ...agreedRetos, mine: true, days: daysOf(text, site.now), next: true }, site)
  const met = reto && [reto.retador, reto.retado].find(({ id }) => !isOwn(id))
  const rival =
    named ??
    thread.quien.find((who): who is ClanName => who.kind === 'clan' && who !== own) ??
    (met && site.community.clanById.get(met.id))
  if (!rival || rival === own) return null
  return loses ? whatIf(rival, own, site) : whatIf(own, rival, site)
}

/** What a result that is supposed in English would change; null where none is. */
export async function supposedInEnglish(
  text: string,
  clans: readonly ClanName[],
  site: Site,
  thread: Thread = newThread,
): Promise<Reply | null> {
  const told = (winner: number, loser: number): Reply => ({
    text: `By the rules: ${bold(ejemploText(vence(winner, loser)).replace('vence a', 'beats').replace('sigue', 'stays'))}.`,
  })
  const [, own, did, other] = ofMine.exec(text) ?? []
  if (!clans.length && placeIn(own) && placeIn(other))
    return did?.startsWith('los') ? told(placeIn(other), placeIn(own)) : told(placeIn(own), placeIn(other))
  const [, way, met, mine] = ofMineLast.exec(text) ?? []
  if (!clans.length && placeIn(met) && placeIn(mine))
    return way?.startsWith('los') ? told(placeIn(met), placeIn(mine)) : told(placeIn(mine), placeIn(met))
  if (!/\b(?:if|what happens when|suppose)\b/.test(text)) return null
  const [one, two] = clans
  if (one && two && /\b(?:beats?|wins?|defeats?|loses?|lost|lose)\b/.test(text))
    return /\b(?:loses?|lost|lose)\b/.test(text) ? whatIf(two, one, site) : whatIf(one, two, site)
  const ours = await ofOurs(text, one, site, thread)
  if (ours) return ours
  const [, verb, place] = ofPlace.exec(text) ?? []
  if (!one || !placeIn(place)) return null
  const [held] = ranged({ etapas: [], juego: null, site }, one)
  const table = held ? await clanesOfEtapa(site.db, held.etapa.id) : []
  const id = table.find(({ ranking_actual }) => ranking_actual === placeIn(place))?.id
  const rival = id === undefined ? undefined : site.community.clanById.get(id)
  if (!rival) return null
  return verb?.startsWith('lo') ? whatIf(rival, one, site) : whatIf(one, rival, site)
}

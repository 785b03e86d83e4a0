import type { Torneo } from '@trinchera/contract/torneos'
import { torneoPageOf } from '@trinchera/db/queries/torneos/bracket'
import type { Reply, Site } from '../intent'
import { agendaRetos } from '../query/agenda'
import { agreedRetos } from '../query/agenda-asked'
import type { Thread } from '../thread-state'
import type { Question } from '../understand'
import { lines } from '../wording'
import { mapsOfMatches, whenPlayed } from './match'
import { isOpen, matchesOf, type Say } from './say'

const asksWhen =
  /\b(?:en (?:que|q|cuales) mapas?|(?:que|q) mapas?|(?:what|which) maps?|cuando|(?:a )?(?:que|q|ke|k) (?:hora|dia|fecha)|fecha|hora|cuanto falta|when|what time|what day)\b/
const ofPast =
  /\b(?:fue|fueron|jugaron|jugo|ultim\w+|gan\w+|perd\w+|ayer|anoche|pasad\w+|last|played|won|beat|report\w+)\b/

/** When two clans meet that are named, in a torneo that is being played; null where that is not asked, or they have agreed on a reto. */
async function told(
  { mentions, etapaMention }: Question,
  text: string,
  thread: Thread,
  all: readonly Torneo[],
  site: Site,
  say: Say,
): Promise<Reply | null> {
  const clans = [...new Set(mentions.flatMap(({ clan }) => clan ?? []))]
  const [one, other] = clans
  if (!one || !other || clans.length > 2 || etapaMention.used.size || !asks(text, thread)) return null
  const sides = clans.map(({ clanes }) => clanes.map(({ id }) => id))
  for (const torneo of all.filter(({ estado }) => estado === 'en-juego')) {
    const page = await torneoPageOf(site.db, torneo.id, site.now.toISOString())
    const match =
      page &&
      matchesOf(page).find(
        (each) =>
          isOpen(each) &&
          sides.every((ids) => [each.partida.a, each.partida.b].some((side) => side && ids.includes(side.id_clan))),
      )
    if (!page || !match) continue
    const agreed = await agendaRetos({ ...agreedRetos, clans }, site)
    const isAgreed = agreed.some(({ retador, retado }) =>
      sides.every((ids) => ids.includes(retador.id) || ids.includes(retado.id)),
    )
    return isAgreed
      ? null
      : {
          text: lines(
            /\bmap(?:as?|s)\b/.test(text) && mapsOfMatches(page, [match], (await site.opciones()).mapas.lista, say),
            whenPlayed(page, match, say),
          ),
          torneo: { id: page.id, aspect: 'proxima', match: match.partida.id },
          quien: clans,
        }
  }
  return null
}

/** When they meet, or only whom it is of, after a match was told. */
const asks = (text: string, { torneo }: Thread) =>
  !ofPast.test(text) &&
  ((text.includes('·') && asksWhen.test(text)) || (torneo?.aspect === 'proxima' && text.split(' ').length < 6))

export const pairToCome = { asks, told }

import type { Torneo } from '@trinchera/contract/torneos'
import { paths } from '@trinchera/contract/site-paths'
import { torneoPageOf } from '@trinchera/db/queries/torneos/bracket'
import type { Reply, Site } from '../intent'
import { bold, bulletsUpTo, lines, link, listed } from '../wording'
import { alive } from './bracket-state'
import { saysTorneo } from './says'
import { byTime, isOpen, matchesOf, matchLine, onTime, torneoLink, type Say } from './say'

const asksNow =
  /\b(?:se (?:estan?|anda) jugando|jugandose|en juego|en curso|activ[oa]s?|andando|corriendo|se juegan? (?:ahora|hoy en dia)|(?:hay|tienen|estan?)\b.*\b(?:ahora|en este momento|actualmente)|ahora (?:mismo )?(?:hay|se juega)|going on|right now|running|active|ongoing|in progress|being played)\b/
const asksWhich = /^(?:y |oye |and )*(?:que|q|ke|k|cual(?:es)?|what|which)\b/
const ofElse =
  /·|\b(?:quien\w*|inscri\w+|anot\w+|cupos?|como|gan\w+|premi\w+|who|join|sign|how do|stream\w*|transmit\w*|check|jugadores)\b/

/** Which torneos are being played, and what comes next; null where that is not asked. */
export async function playedNow(
  text: string,
  all: readonly Torneo[],
  { db, now }: Site,
  say: Say,
): Promise<Reply | null> {
  if (!saysTorneo.test(text) || !asksNow.test(text) || ofElse.test(text)) return null
  const playing = all.filter(({ estado }) => estado === 'en-juego')
  const pages = (await Promise.all(playing.map(({ id }) => torneoPageOf(db, id, now.toISOString())))).flatMap(
    (page) => page ?? [],
  )
  const coming = all
    .filter(({ inicio, estado }) => inicio > now.toISOString() && estado !== 'cancelado')
    .toSorted((a, b) => a.inicio.localeCompare(b.inicio))
  const next =
    coming.length > 0 &&
    say(
      `${coming.length > 1 ? 'Después vienen' : 'Después viene'} ${listed(coming.map((torneo) => `${torneoLink(torneo)}, ${onTime(torneo.inicio, say)}`))}.`,
      `To come: ${coming.map((torneo) => `${torneoLink(torneo)}, ${onTime(torneo.inicio, say)}`).join('; ')}.`,
    )
  const whole = say(
    `Todo en ${link('Torneos', paths.torneos)}.`,
    `All of them are in ${link('Torneos', paths.torneos)}.`,
  )
  if (!pages.length)
    return {
      text: lines(
        `${bold('No')}: ${say('ahora no se juega ningún torneo.', 'no tournament is being played now.')}`,
        next,
        whole,
      ),
    }
  const matches = pages.flatMap((page) =>
    byTime(matchesOf(page).filter(isOpen)).map((match) => matchLine(page.id, match, say)),
  )
  const [only] = pages
  return {
    text: lines(
      say(
        `${/\bcuant[oa]s\b/.test(text) ? `${bold(String(pages.length))}: ahora` : asksWhich.test(text) ? 'Ahora' : `${bold('Sí')}: ahora`} se juega${pages.length > 1 ? 'n' : ''} ${listed(pages.map((page) => `${torneoLink(page)} (siguen ${alive(page).length} clanes)`))}.`,
        `${/\bhow many\b/.test(text) ? `${bold(String(pages.length))}: ` : asksWhich.test(text) ? 'Being played: ' : `${bold('Yes')}: `}${pages.map((page) => `${torneoLink(page)} (${alive(page).length} clans still in)`).join(', ')}.`,
      ),
      matches.length > 0 && say('Lo que queda por jugar ahora:', 'To be played now:'),
      bulletsUpTo(matches, 4),
      next,
      whole,
    ),
    ...(only && pages.length === 1 ? { torneo: { id: only.id, aspect: 'estado' as const } } : {}),
  }
}

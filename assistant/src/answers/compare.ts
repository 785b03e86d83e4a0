import type { Clan } from '@trinchera/contract/clanes'
import { clanById } from '@trinchera/db/queries/clanes/clanes'
import { matchesBetween } from '@trinchera/db/queries/ladder/tops'
import { playerById } from '@trinchera/db/queries/players/players'
import { winPercentText } from '@trinchera/rules/presentation'
import type { Asked, Reply } from '../intent'
import { paths } from '@trinchera/contract/site-paths'
import type { Who } from '../names/community'
import { bold, lines, link, named, placed, quoted, verb } from '../wording'
import { asClan, together } from './matches'
import { requireStatistics } from './hidden'
import { clanOf, inEtapa, isPlayer } from './which'

/** What is compared of somebody; `place` 0: none, null: a player has no place of their own. */
interface Figures {
  name: string
  address: string
  won: number
  lost: number
  place: number | null
  streak: number | null
  where: string
}

const figuresOf = (clan: Clan): Figures => ({
  name: clan.nombre,
  address: paths.clan(clan.id),
  won: clan.triunfos,
  lost: clan.derrotas,
  place: clan.ranking_actual,
  streak: clan.racha_actual,
  where: inEtapa(clan.etapa),
})

async function ofOne(asked: Asked, who: Who): Promise<Figures | null> {
  if (isPlayer(who)) {
    await requireStatistics(asked.site, who)
    const player = await playerById(asked.site.db, who.id)
    return (
      player && {
        name: player.username,
        address: paths.jugador(player.id),
        won: player.victorias,
        lost: player.derrotas,
        place: null,
        streak: null,
        where: '',
      }
    )
  }
  const found = await clanOf(asked, who)
  return found && figuresOf(found.clan)
}

/** Two clans where they play together, and how they fared against each other there; players, and clans that never meet, each by their own. */
async function figures(asked: Asked, one: Who, two: Who): Promise<{ sides: (Figures | null)[]; between: string }> {
  // of two players all they played counts, unless an etapa where each plays alone is said
  const [a, b] =
    isPlayer(one) && isPlayer(two) && !asked.etapas.length ? [null, null] : [asClan(asked, one), asClan(asked, two)]
  const meeting =
    a && b ? (together(asked, a, b).find(({ etapa }) => etapa.activo) ?? together(asked, a, b)[0]) : undefined
  if (!meeting) return { sides: await Promise.all([ofOne(asked, one), ofOne(asked, two)]), between: '' }
  const {
    wins: [x, y],
  } = await matchesBetween(asked.site.db, meeting.mine.id, meeting.theirs.id, 0)
  const clans = await Promise.all([meeting.mine.id, meeting.theirs.id].map((id) => clanById(asked.site.db, id)))
  return {
    sides: clans.map((clan) => clan && figuresOf(clan)),
    between: x + y ? `Entre ellos, en ese orden: ${bold(`${x}–${y}`)}.` : '',
  }
}

function told({ name, address, won, lost, place, where }: Figures): string {
  const standing = place === null ? '' : `, ${place ? bold(placed(place)) : 'No Rankeado'} ${where}`
  return `• ${bold(link(name, address))}: ${bold(`${won}–${lost}`)} (${winPercentText(won, won + lost)})${standing}`
}

/** Who is ahead in what is asked for: wins, or losses, a place or a run. */
function verdict({ terms, words }: Asked, a: Figures, b: Figures): string {
  // 'lleva Puelche más derrotas que Los Halcones?' wants a yes or a no
  const plain = words.map((word) => word.plain)
  const asksWho =
    plain.some((word) => /^(?:quien|kien|qn|cual|entre|o|compara\w*|diferencia)$/.test(word)) || !plain.includes('que')
  const yes = (is: boolean) => (asksWho ? '' : `${is ? 'Sí' : 'No'}: `)
  const by = (of: (each: Figures) => number, more: string, said: (each: Figures) => string) => {
    if (of(a) === of(b)) return `${yes(false)}van iguales, ${said(a)}.`.replace(/^v/, 'V')
    const [first, other] = of(a) > of(b) ? [a, b] : [b, a]
    return `${yes(first === a)}${named(first.name)} ${more.replace('lleva', verb('lleva', 'llevan', first.name)).replace('viene', verb('viene', 'vienen', first.name))}: ${said(first)} contra ${said(other)} de ${quoted(other.name)}.`
  }
  if (terms.has('racha') && a.streak !== null && b.streak !== null)
    return by(
      ({ streak }) => streak ?? 0,
      'viene mejor',
      ({ streak }) => `${(streak ?? 0) > 0 ? '+' : ''}${streak}`,
    )
  const byPlace = ['arriba', 'abajo', 'puesto', 'tabla', 'ranking', 'primero'].some((term) => terms.has(term))
  if (byPlace && a.where === b.where && a.place && b.place) {
    const [first, other] = a.place < b.place ? [a, b] : [b, a]
    return `${yes(first === a)}${named(first.name)} ${verb('va', 'van', first.name)} más arriba: ${placed(first.place ?? 0)} contra ${placed(other.place ?? 0)}.`
  }
  if (plain.some((word) => /^(?:porcentaje|winrate|efectividad|rendimiento)$/.test(word)))
    return by(
      ({ won, lost }) => won / Math.max(1, won + lost),
      'lleva mejor porcentaje',
      ({ won, lost }) => winPercentText(won, won + lost),
    )
  if (terms.has('perder') && !terms.has('ganar'))
    return by(
      ({ lost }) => lost,
      'lleva más derrotas',
      ({ lost }) => String(lost),
    )
  return by(
    ({ won }) => won,
    'lleva más victorias',
    ({ won }) => String(won),
  )
}

/** Two clans or two players side by side, and who is ahead. */
export async function compare(asked: Asked): Promise<Reply> {
  const [one, two] = asked.quien
  if (!one || !two) return { text: '¿Entre quiénes? Dime los dos nombres.', kind: 'ask' }
  const {
    sides: [a, b],
    between,
  } = await figures(asked, one, two)
  if (!a || !b) return { text: `${named((a ? two : one).nombre)} ya no está en el ladder.`, quien: [one, two] }
  return { text: lines(verdict(asked, a, b), told(a), told(b), between), quien: [one, two], listed: [one, two] }
}

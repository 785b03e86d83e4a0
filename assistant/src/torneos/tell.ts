import type { Reply } from '../intent'
import { lines, listed, quoted } from '../wording'
import type { Aspect, Telling } from './aspect'
import { organisersOf } from './about-entry'
import { plays, saying, type Facts, type InRound } from './facts'
import { startSaid, torneoLink } from './say'
import type { Slots } from './slots'

/** The matches that a question means: of the clans that it names, in the round that it says; the one that was told before (`told`) where it says neither. */
export function matchesMeant(
  facts: Facts,
  { clans, round }: Slots,
  own: number | undefined,
  told: number | undefined,
): readonly InRound[] {
  const sides = clans.length || own === undefined ? clans : [[own]]
  const theirs = facts.matches.filter((match) => sides.every((ids) => plays(...ids)(match)))
  const inRound = round ? theirs.filter(({ ronda }) => round.test(ronda)) : []
  if (inRound.length) return clans.length ? inRound.slice(0, 1) : inRound
  const isOpen = (match: InRound) => facts.open.includes(match)
  if (clans.length > 1) return theirs.toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a))).slice(0, 1)
  if (clans.length) return theirs.filter(isOpen)
  const before = round ? undefined : facts.matches.find(({ partida }) => partida.id === told)
  return before ? [before] : theirs.filter((match) => sides.length > 0 && isOpen(match))
}

/** Of a torneo that has no bracket on the site, what its text says of what is asked; null where it is not even named. */
async function withoutBracket(aspect: Aspect, { facts: { page }, named, site, say }: Telling): Promise<string | null> {
  if (!named) return null
  const of = torneoLink(page)
  const told = aspect.text && saying(page, aspect.text)
  if (told) return `${of}: «${quoted(told)}»`
  const names = await organisersOf(site)
  return lines(
    startSaid(page, site.now, say),
    aspect.bracket
      ? say('De sus partidas el sitio no tiene nada publicado.', 'The site has nothing of its matches.')
      : say('Eso no está publicado.', 'That is not published.'),
    page.descripcion && `${say('Dice así', 'It says')}: «${quoted(page.descripcion)}»`,
    names && say(`Lo que no diga ahí, pregúntaselo a ${names}.`, `Ask ${names} for the rest.`),
  )
}

/** What is told of a torneo; null where nothing can be. */
export async function tell(aspect: Aspect, telling: Telling): Promise<Reply | null> {
  const { facts, all, named, meant, row, say } = telling
  const { page } = facts
  const told =
    page.formato === null && (aspect.bracket || aspect.text)
      ? await withoutBracket(aspect, telling)
      : await aspect.say(telling)
  if (told === null) return null
  if (aspect.needs?.endsWith('all')) return { text: told }
  const rest =
    named || telling.of.length > 1 ? [] : all.filter(({ id, estado }) => id !== page.id && estado === page.estado)
  const match = meant.length === 1 ? meant[0] : row ? facts.open.find(plays(row.id_clan)) : undefined
  return {
    text: lines(
      told,
      rest.length > 0 &&
        say(
          `También está ${listed(rest.slice(0, 2).map(torneoLink))}.`,
          `There is also ${rest.slice(0, 2).map(torneoLink).join(' and ')}.`,
        ),
    ),
    torneo: { id: page.id, aspect: aspect.id, ...(match ? { match: match.partida.id } : {}) },
  }
}

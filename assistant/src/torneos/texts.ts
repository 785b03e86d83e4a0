import { articleOf, articleTold, articleIfAny } from '../articles'
import { corpus } from '../corpus/corpus'
import type { Reply } from '../intent'
import { lines, listed, quoted } from '../wording'
import { hasOf } from '../words/lists'
import { wordsOf } from '../words/plain'
import type { Aspect, Telling } from './aspect'
import { saying, plays, type Facts, type InRound } from './facts'
import { organisersOf, startSaid, torneoLink } from './say'
import type { Slots } from './slots'

const hour = /\d{1,2}:\d{2}/
/** Whether texts of torneos are looked through for what an aspect asks. */
export const isWritten = (id: string) => corpus.words.lists.has(id)
/** Whether a sentence of what was written of a torneo tells what an aspect asks: by its words, by an hour, or any where it has no words. */
export function tellsOf(id: string): (sentence: string) => boolean {
  const [first] = corpus.words.lists.get(id) ?? []
  if (!isWritten(id) || !first) return () => isWritten(id)
  return (sentence) => (first === 'hora' ? hour.test(sentence) : hasOf(id, wordsOf(sentence)))
}

/** What holds of any torneo, as its article tells it. */
export const generally = async (id: string, { site }: Pick<Telling, 'site'>): Promise<string> =>
  (await articleTold(articleOf(id), site)).text

/** What organisers write of a torneo themselves, or what holds where they write nothing of it. */
export const aboutTexts: readonly Aspect[] = [
  ...['torneo-premio', 'torneo-costo', 'torneo-duracion'].map((id) => ({ id, when: 'coming' as const })),
  ...['torneo-espera', 'torneo-armas', 'torneo-donde', 'torneo-reglas'].map((id) => ({ id })),
].map(
  (aspect): Aspect => ({
    ...aspect,
    say: async ({ of, site, say }) => {
      const told = of.flatMap((torneo) => {
        const text = saying(torneo, tellsOf(aspect.id))
        return text ? [`${torneoLink(torneo)}: «${quoted(text)}»`] : []
      })
      return told.length
        ? lines(...told)
        : `${await generally(aspect.id, { site })} (${listed(of.map(torneoLink), say)})`
    },
  }),
)

/** The matches that a question means: of the clans that it names, in the round that it says; the one that was told before (`told`) where it says neither. */
export function matchesMeant(
  facts: Facts,
  { clans, rounds }: Slots,
  own: number | undefined,
  told: number | undefined,
): readonly InRound[] {
  const sides = clans.length || own === undefined ? clans : [[own]]
  const theirs = facts.matches.filter((match) => sides.every((ids) => plays(...ids)(match)))
  const inRound = theirs.filter(({ ronda }) => rounds?.includes(ronda))
  if (inRound.length) return clans.length ? inRound.slice(0, 1) : inRound
  const isOpen = (match: InRound) => facts.open.includes(match)
  if (clans.length > 1) return theirs.toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a))).slice(0, 1)
  if (clans.length) return theirs.filter(isOpen)
  const before = rounds ? undefined : facts.matches.find(({ partida }) => partida.id === told)
  return before ? [before] : theirs.filter((match) => sides.length > 0 && isOpen(match))
}

/** Of a torneo that has no bracket on the site, what its text says of what is asked, else all that is known of it. */
async function withoutBracket({ id }: Aspect, { facts: { page }, site, say }: Telling): Promise<string> {
  const told = saying(page, tellsOf(id))
  const names = await organisersOf(site)
  const rest = names && say(`Lo que no diga ahí, pregúntaselo a ${names}.`, `Ask ${names} for the rest.`)
  if (told) return lines(`${torneoLink(page)}: «${quoted(told)}»`, rest)
  const article = articleIfAny(id)
  return lines(
    article?.es && (await articleTold(article, site)).text,
    startSaid(page, site.now, say),
    page.descripcion && `${say('Dice así', 'It says')}: «${quoted(page.descripcion)}»`,
    rest,
  )
}

/** What is told of a torneo. */
export async function tell(aspect: Aspect, telling: Telling): Promise<Reply> {
  const { facts, meant, row } = telling
  const { page } = facts
  const isBare = page.formato === null && !aspect.anyway
  const text = isBare ? await withoutBracket(aspect, telling) : await aspect.say(telling)
  if (aspect.ofAll) return { text }
  const match = meant.length === 1 ? meant[0] : row ? facts.open.find(plays(row.id_clan)) : undefined
  return {
    text,
    torneo: { id: page.id, aspect: aspect.id, ...(match ? { match: match.partida.id } : {}) },
  }
}

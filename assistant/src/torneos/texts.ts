import { articleOf, articleTold } from '../articles'
import { lines, listed, quoted } from '../wording'
import { corpus } from '../corpus/corpus'
import { hasOf } from '../words/lists'
import { wordsOf } from '../words/plain'
import type { Aspect, Telling } from './aspect'
import { saying } from './facts'
import { torneoLink } from './say'

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

import type { Answering, Reply } from '../intent'

/** How a thing of the site is done, in both languages, with what may be asked next. */
export interface Guide {
  es: string
  en: string
  sugerencias: readonly string[]
}

export const guide = (es: string, en: string, ...sugerencias: readonly string[]): Guide => ({ es, en, sugerencias })

const written = new WeakMap<Answering, Reply>()
/** An answer that is the same whenever it is asked. */
export function asWritten(reply: Reply): () => Reply {
  const answer = () => reply
  written.set(answer, reply)
  return answer
}
/** An answer that tells a guide, and more where the site is set up otherwise: what is asked next is looked up in the guide. */
export function tells({ es, sugerencias }: Guide, answer: Answering): Answering {
  written.set(answer, { text: es, sugerencias })
  return answer
}
/** What such an answer says; null of one that depends on what is asked. */
export const writtenIn = (answer: Answering): Reply | null => written.get(answer) ?? null

/** A guide as an answer in Spanish. */
export const told = ({ es, sugerencias }: Guide) => asWritten({ text: es, sugerencias })

import type { Thread } from './thread-state'
import { plain } from './words/plain'

/** 'y de Spearhead?', after the best players of all: those of it. */
export const bestInEtapa = (typed: string, { asked, intent }: Thread): string | null =>
  intent === 'top-jugadores' && /^y (?:los )?(?:de|del|en) \S+(?: \S+)?$/.test(typed) && asked !== null
    ? `${plain(asked).replace(/[\s?!.¿]+$/, '')} ${typed.replace(/^y (?:los )?/, '')}`
    : null

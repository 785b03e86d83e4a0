import { etapasOf } from '../answers/which'
import type { Site } from '../intent'
import type { Who } from '../names/community'
import type { Question } from '../understand'

/** A question in English as these answers get it: its text with each name as `·`, whom it names, and its etapas. */
export interface EnglishAsked {
  text: string
  whos: readonly Who[]
  etapaMention: Question['etapaMention']
  /** Its words as Spanish ones. */
  spanish: readonly string[]
  site: Site
  /** What was asked before it, where it goes on with that. */
  before?: string | null
}

/** The etapas that a question means, else those that are open. */
export const askedEtapas = ({ etapaMention, site }: EnglishAsked) =>
  etapasOf({ etapas: etapaMention.etapas, juego: etapaMention.juego, site })

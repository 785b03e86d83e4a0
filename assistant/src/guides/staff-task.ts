import type { AdminArea } from '@trinchera/contract/site-paths'
import type { StaffPermission } from '@trinchera/rules/permissions'
import type { Site } from '../intent'

/** What staff do, who may, where and how, and what is asked of it next (docs/behaviour/staff.md#Permission table, docs/behaviour/staff.md#Panel areas). */
export interface StaffTask {
  /** What the thread keeps of it, to be asked more. */
  id: string
  says: readonly RegExp[]
  not?: RegExp
  permission: StaffPermission
  /** Where in the panel; without one the text says where. */
  area?: AdminArea
  /** As one is told whether they may do it. */
  deed: string
  text: string
  /** What is told besides, from the site as it is. */
  also?: (site: Site) => Promise<string>
  next?: readonly (readonly [asks: RegExp, text: string, ofMay?: true])[]
  /** Whoever asks how is told who does it. */
  ofAnyone?: true
  /** Its words are a question by themselves, without 'how' or 'may I'. */
  isQuestion?: true
  /** What whoever may not do it does instead. */
  instead?: string
}

// What is asked next of what staff did, whatever it was.
export const undo =
  /\b(?:deshac\w*|deshag\w*|arrep\w+|revert\w*|revierte\w*|retract\w*|volver atras|vuelta atras|marcha atras|me equivoc\w+|equivoco|restitu\w*|levant\w*|quit(?:ar|o)|antes de tiempo|antes)\b/
export const seen =
  /\b(?:ven?|ver|lo ve\w*|leen?|lee|sale|aparece|public[oa]s?|visible|muestra\w*|queda)\b(?!.*\btabla\b)|\bmotivo\b/
export const told = /\b(?:avis\w*|notific\w*|enter\w*|sabe\w*|llega\w*|le dice)\b/
export const table = /\b(?:tabla|puestos?|ranking|baja\w*|sube\w*|mueve\w*|cae\w*|recalcul\w*|afecta\w*|cambia\w*)\b/

import type { Torneo } from '@trinchera/contract/torneos'
import type { Site } from '../intent'
import type { ClanName } from '../names/community'
import { agendaRetos, agreedRetos } from '../query/agenda'
import type { Thread } from '../thread-state'
import { plays, readPlayed } from './facts'
import type { Slots } from './slots'

const ofPast = /\b(?:fue|fueron|jugaron|jugo|ultim\w+|gan\w+|perd\w+|ayer|anoche|last|played|won|beat|report\w+)\b/

/** The torneo in which two clans are to meet, where a question asks when or on which maps; null where they have agreed on a reto besides. */
export async function toMeetIn(
  clans: readonly ClanName[],
  { text, asks }: Slots,
  { torneo: spoken }: Thread,
  all: readonly Torneo[],
  site: Site,
): Promise<Torneo | null> {
  const goesOn = spoken?.aspect === 'proxima' && text.split(' ').length < 6
  if (clans.length !== 2 || ofPast.test(text) || !(asks.has('when') || /\bmap(?:as?|s)\b/.test(text) || goesOn))
    return null
  const sides = clans.map(({ clanes }) => clanes.map(({ id }) => id))
  const found = (await readPlayed(site, all)).find(({ open }) =>
    open.some((match) => sides.every((ids) => plays(...ids)(match))),
  )
  const agreed = found ? await agendaRetos({ ...agreedRetos, clans }, site) : []
  const isAgreed = agreed.some((reto) =>
    sides.every((ids) => ids.includes(reto.retador.id) || ids.includes(reto.retado.id)),
  )
  return found && !isAgreed ? found.page : null
}

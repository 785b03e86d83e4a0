import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { button } from '../buttons'
import type { Asked, Reply } from '../intent'
import type { ClanName } from '../names/community'
import type { Role } from '../thread-state'
import { lines, named } from '../wording'
import { told } from './after-win'
import { together } from './matches'

/** The button that supposes a result. */
export const askIfWon = (winner: ClanName, loser: ClanName) => button('siGana', winner, loser)

/** What becomes of the table in every open etapa where both play; the first of them is whom the thread is about. */
export async function settled(
  asked: Asked,
  subject: ClanName,
  rival: ClanName,
  role: Role,
  mine: boolean,
): Promise<Reply> {
  const [winner, loser] = role === 'gana' ? [subject, rival] : [rival, subject]
  const meetings = together(asked, winner, loser)
  const open = meetings.filter(({ etapa }) => etapa.activo)
  const meant = asked.etapas.length || asked.juego ? open.slice(0, 1) : open
  const played = meant.length ? meant : meetings.slice(0, 1)
  if (!played.length)
    return {
      text: `${named(winner.nombre)} y ${named(loser.nombre)} no juegan en una misma etapa.`,
      quien: [subject, rival],
      role,
    }
  const parts = await Promise.all(
    played.map(async ({ mine: own, theirs, etapa }) => {
      const table = await clanesOfEtapa(asked.site.db, etapa.id)
      const [w, l] = [table.find(({ id }) => id === own.id), table.find(({ id }) => id === theirs.id)]
      return w && l ? [{ text: told(table, etapa, w, l, role), etapa }] : []
    }),
  )
  const said = parts.flat()
  if (!said.length) return { text: `${named(winner.nombre)} o ${named(loser.nombre)} ya no está en la tabla.` }
  return {
    text: lines(...said.map(({ text }) => text)),
    quien: [subject, rival],
    etapas: said.slice(0, 1).map(({ etapa }) => etapa),
    role,
    mine,
    sugerencias: [askIfWon(loser, winner), button('duelo', winner, loser)],
  }
}

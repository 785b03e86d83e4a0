import { playerById } from '@trinchera/db/queries/players/players'
import { staffMay, type StaffPermission } from '@trinchera/rules/permissions'
import { paths, type AdminArea } from '@trinchera/contract/site-paths'
import type { Reply, Site } from '../intent'
import type { Word } from '../words/plain'
import { link, lines } from '../wording'

/** What staff do, who may do it, and where. Anybody else who asks is answered as everybody is. */
const tasks: readonly {
  verb: RegExp
  of: RegExp
  permission: StaffPermission
  area: AdminArea
  name: string
  text: string
}[] = [
  {
    verb: /^(?:suspend\w*|bane\w*|sancion\w*|castig\w*)$/,
    of: /./,
    permission: 'players.suspend',
    area: 'jugadores',
    name: 'Jugadores',
    text: 'Para suspender a un jugador, búscalo en la lista, elige Suspender y pon hasta cuándo y el motivo. Si hubo trampa en una partida, da además el fallo en Reportes.',
  },
  {
    verb: /^(?:anul\w*|fall\w*|correg\w*|corrij\w*|revoc\w*|levant\w*)$/,
    of: /^(?:partid\w*|reportes?|resultados?|fallos?|trampas?)$/,
    permission: 'matches.rule',
    area: 'reportes',
    name: 'Reportes',
    text: 'Para dar un fallo sobre una partida o levantarlo, ábrela en la lista: antes de confirmar ves qué cambia en la tabla.',
  },
  {
    verb: /^(?:public\w*|escrib\w*|cre\w*|edit\w*|borr\w*)$/,
    of: /^(?:anuncios?|noticias?)$/,
    permission: 'anuncios.manage',
    area: 'anuncios',
    name: 'Anuncios',
    text: 'Los anuncios se escriben, editan y borran desde su lista.',
  },
  {
    verb: /^(?:public\w*|cre\w*|edit\w*|borr\w*|agreg\w*)$/,
    of: /^(?:torneos?|copas?)$/,
    permission: 'torneos.manage',
    area: 'torneos',
    name: 'Torneos',
    text: 'Los torneos se crean, editan y borran desde su lista.',
  },
  {
    verb: /^(?:cre\w*|abr\w*|cerr\w*|cierr\w*|paus\w*|archiv\w*)$/,
    of: /^etapas?$/,
    permission: 'etapas.manage',
    area: 'etapas',
    name: 'Etapas',
    text: 'Las etapas se crean, se pausan y se cierran desde su lista.',
  },
]

/** So many words behind 'cómo' may stand before what is done. */
const nearHow = 5

/** How staff do a thing, for those who may do it. */
export async function howStaffDo(words: readonly Word[], { db, asker }: Site): Promise<Reply | null> {
  const plain = words.map((word) => word.plain)
  // the verb follows how it is asked: 'hasta dónde baja' of one who was banned asks for no deed
  const how = plain.findIndex(
    (word, at) => /^(?:como|donde|cm)$/.test(word) && !/^(?:hasta|de|desde)$/.test(plain[at - 1] ?? ''),
  )
  if (!asker || how < 0) return null
  const after = plain.slice(how + 1, how + 1 + nearHow)
  const task = tasks.find(
    ({ verb, of }) => after.some((word) => verb.test(word)) && plain.some((word) => of.test(word)),
  )
  const player = task && (await playerById(db, asker.id))
  if (!task || !player || !staffMay({ rol: player.rol, admin: player.admin }, task.permission)) return null
  return { text: lines(`En el panel, en ${link(task.name, paths.panelAdmin(task.area))}. ${task.text}`) }
}

import type { Db } from '@trinchera/db/database'
import { staffNames } from '@trinchera/db/queries/players/names'
import { playerById } from '@trinchera/db/queries/players/players'
import { rolsWith, staffMay, type StaffPermission } from '@trinchera/rules/permissions'
import { paths, type AdminArea } from '@trinchera/contract/site-paths'
import type { Reply, Site } from '../intent'
import type { Word } from '../words/plain'
import { bold, link, lines, listed, rolName } from '../wording'

/** What staff do, who may do it, and where. Anybody else who asks is answered as everybody is. */
const tasks: readonly {
  verb: RegExp
  of: RegExp
  permission: StaffPermission
  area: AdminArea
  name: string
  text: string
  /** What a question of yes or no is told first. */
  may?: 'Sí'
  /** Whoever asks is told who does it. */
  ofAnyone?: true
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
    verb: /^(?:retir\w*|levant\w*|revoc\w*|deshac\w*|deshag\w*|quit\w*|sac\w*|borr\w*)$/,
    of: /^fallos?$/,
    permission: 'matches.rule',
    area: 'reportes',
    name: 'Reportes',
    text: 'Un fallo se puede levantar: abre la partida en la lista y elige Restituir. Se va con todos sus efectos y la tabla se vuelve a contar; antes de confirmar ves qué cambia en la tabla. En una etapa archivada ya no se puede. Para dar otro, primero se levanta el que hay.',
    may: 'Sí',
  },
  {
    verb: /^(?:anul\w*|fall\w*|correg\w*|corrij\w*|revoc\w*|levant\w*)$/,
    of: /^(?:partid\w*|reportes?|resultados?|fallos?|trampas?)$/,
    permission: 'matches.rule',
    area: 'reportes',
    name: 'Reportes',
    text: 'Para dar un fallo sobre una partida o levantarlo, ábrela en la lista, elige Anular (o Reporte falso, o Trampa) y escribe el motivo. Anulada, la tabla queda como si nunca se hubiera jugado: todo lo posterior se vuelve a contar, y antes de confirmar ves qué cambia en la tabla. Con Restituir se levanta el fallo y vuelve a contar como antes.',
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
    verb: /^(?:arm\w*|gener\w*|sorte\w*|hago|hacer|hace|hacen|cre(?:o|a|ar|an))$/,
    of: /^(?:llaves?|brackets?|cuadro|cruces)$/,
    permission: 'torneos.manage',
    area: 'torneos',
    name: 'Torneos',
    text: 'Abre el torneo en la lista: en Semillas se ordenan los clanes por puesto en el ladder, con Sortear o a mano, y al sortear la llave se arma sola.',
    ofAnyone: true,
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
const asksMay = /^(?:puedo|podemos|podria)$/

/** How staff do a thing, for those who may do it; for others, who does what they ask about, where anybody may wonder. */
export async function howStaffDo(words: readonly Word[], { db, asker }: Site): Promise<Reply | null> {
  const plain = words.map((word) => word.plain)
  // the verb follows how it is asked: 'hasta dónde baja' of one who was banned asks for no deed
  const how = plain.findIndex(
    (word, at) =>
      (/^(?:como|donde|cm)$/.test(word) && !/^(?:hasta|de|desde)$/.test(plain[at - 1] ?? '')) || asksMay.test(word),
  )
  if (how < 0) return null
  const after = plain.slice(how + 1, how + 1 + nearHow)
  const task = tasks.find(
    ({ verb, of, may, ofAnyone }) =>
      (may || ofAnyone || !asksMay.test(plain[how] ?? '')) &&
      after.some((word) => verb.test(word)) &&
      plain.some((word) => of.test(word)),
  )
  const player = task && asker ? await playerById(db, asker.id) : null
  if (!task) return null
  if (player && staffMay({ rol: player.rol, admin: player.admin }, task.permission)) {
    const begun = asksMay.test(plain[how] ?? '') && task.may ? `${bold(task.may)}. ` : ''
    return { text: lines(`${begun}En el panel, en ${link(task.name, paths.panelAdmin(task.area))}. ${task.text}`) }
  }
  return task.ofAnyone ? { text: lines(await whoDoes(task.permission, db), task.text) } : null
}

/** The names of those who have a permission of staff; nothing where nobody has. */
export async function namesWith(permission: StaffPermission, db: Db): Promise<string> {
  const able = (await staffNames(db)).filter(({ rol }) => rolsWith(permission).some((each) => each === rol))
  return listed(able.map(({ id, username, rol }) => `${bold(link(username, paths.jugador(id)))} (${rolName(rol)})`))
}

/** Who has a permission of staff. */
async function whoDoes(permission: StaffPermission, db: Db): Promise<string> {
  const names = await namesWith(permission, db)
  return names
    ? `Eso lo hace la organización, desde el panel: ${names}.`
    : 'Eso lo hace la organización, desde el panel.'
}

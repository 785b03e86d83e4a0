import type { Db } from '@trinchera/db/database'
import { staffNames } from '@trinchera/db/queries/players/names'
import { playerById } from '@trinchera/db/queries/players/players'
import { isStaff, rolsWith, staffMay, type StaffPermission } from '@trinchera/rules/permissions'
import { paths } from '@trinchera/contract/site-paths'
import { panelNames, staffTasks, type StaffTask } from '../guides/staff-tasks'
import type { Site } from '../intent'
import type { Told } from '../query/told'
import type { Thread } from '../thread-state'
import type { Question } from '../understand'
import { bold, capital, link, lines, listed, rolName } from '../wording'
import { closest } from './asks'

/** How it is asked how, where or whether one does a thing. */
const asksHow =
  /(?<!\b(?:hasta|de|desde) )\b(?:como|cm|komo|donde|adonde|que hago para|hay que hacer para|forma de|manera de)\b/
const asksMay = /\b(?:puedo|podemos|podria|me dejan?|tengo permiso|me toca|me corresponde)\b/
/** The deed alone, as one types it into a search box. */
const bare = /^(?:\p{L}+(?:ar|er|ir|arle|arlo|irlo)|quiero \p{L}+(?:ar|er|ir)\p{L}*|necesito \p{L}+(?:ar|er|ir)\p{L}*)\b/u
/** It is asked of what was done, of others or of a time, and not how. */
const asksElse =
  /\b(?:quien(?:es)?|cuant[oa]s?|cuando|por que|que pasa|me (?:suspend\w+|banea\w+|sancion\w+|borra\w+|anula\w+)|mi (?:ban|suspension|sancion|castigo))\b/
/** So many words a deed has that is typed alone. */
const longestBare = 7

const prefix = 'panel-'
/** What else goes on with a task that was told. */
const longestNext = 14
const ofOther = /\b(?:torneos?|copas?|servidor\w*|streams?|retos?|anuncios?|donde|quien(?:es)?|ayer|hoy|manana)\b/

/** Who has a permission of staff. */
async function able(permission: StaffPermission, db: Db): Promise<string | null> {
  const all = (await staffNames(db)).filter(({ rol }) => rolsWith(permission).some((each) => each === rol))
  return all.length
    ? listed(all.map(({ id, username, rol }) => `${bold(link(username, paths.jugador(id)))} (${rolName(rol)})`))
    : null
}

const told = ({ area, text }: StaffTask) =>
  area ? `En el panel, en ${link(panelNames[area], paths.panelAdmin(area))}. ${text}` : text

const taskIn = (text: string): StaffTask | undefined =>
  closest(
    text,
    staffTasks.filter(({ says, not }) => says.every((each) => each.test(text)) && !not?.test(text)),
    ({ says }) => says,
  )

/** A question without names, each of them `·`; stages as they are called. */
const plainOf = ({ words, mentions }: Pick<Question, 'words' | 'mentions'>) =>
  words
    .map(({ plain }, at) => (mentions.some(({ from, to }) => at >= from && at < to) ? '·' : plain))
    .join(' ')
    .replace(/·(?: ·)+/g, '·')
    .replace(/\bq\b/g, 'que')

/** An order of what staff do. */
const orders =
  /^(?:(?:por|favor|porfa|oye|hola|radio|bot|ya|puedes|podrias|me) )*(?:borr|elimin|bane|suspend|sancion|castig|expuls|ech|kick|anul|restitu|levant|quit|saca|desbane|public|cre|cierr|fij|muev|valid|renombr|cambi|resete|recalcul|descart|escond|ocult)(?:a|e|ye)(?:le|les|lo|la|los|las|me)?\b/

/** How staff do what they order, who may do it themselves; null of all else. */
export async function staffOrder(question: Question, { db, asker }: Site): Promise<Told | null> {
  const text = plainOf(question)
  const task = asker && orders.test(text) ? taskIn(text) : undefined
  const player = task && asker && (await playerById(db, asker.id))
  return player && staffMay({ rol: player.rol, admin: player.admin }, task.permission)
    ? {
        intent: `${prefix}${task.id}`,
        reply: { text: lines(`No puedo hacerlo yo: solo contesto preguntas. ${bold('Tú sí')}:`, told(task)) },
      }
    : null
}

/** What is asked next of a task of staff, or of a match that was annulled. */
function nextOf(text: string, { words, mentions }: Question, thread: Pick<Thread, 'intent'>): Told | null {
  const before = thread.intent ?? ''
  const id = before === 'anulacion' ? 'anular' : before.startsWith(prefix) ? before.slice(prefix.length) : null
  const task = staffTasks.find((each) => each.id === id)
  if (!task?.next || mentions.length || words.length > longestNext || ofOther.test(text)) return null
  const found = closest(
    text,
    task.next.filter(([says]) => says.test(text)),
    ([says]) => [says],
  )
  return found ? { intent: before, reply: { text: found[1] } } : null
}

/** How staff do a thing, for those who may do it, and what they ask of it next; for others, who does it, where anybody may wonder. */
export async function howStaffDo(question: Question, thread: Pick<Thread, 'intent'>, site: Site): Promise<Told | null> {
  const { db, asker } = site
  const text = plainOf(question)
  const [how, may] = [asksHow.test(text), asksMay.test(text)]
  const alone = question.words.length <= longestBare && bare.test(text)
  const task = (how || may || alone) && !asksElse.test(text) ? taskIn(text) : undefined
  if (!task) return nextOf(text, question, thread)
  const intent = `${prefix}${task.id}`
  const player = asker && (await playerById(db, asker.id))
  const marks = player && { rol: player.rol, admin: player.admin }
  if (marks && staffMay(marks, task.permission)) {
    const whether = may && !how ? `${bold('Sí')}, puedes ${task.deed}. ` : ''
    return { intent, reply: { text: `${whether}${told(task)}` } }
  }
  const others = await able(task.permission, db)
  const who = `${others ?? 'la organización'}, desde el panel.`
  if (marks && isStaff(marks))
    return {
      intent,
      reply: {
        text: lines(
          `${may && !how ? `${bold('No')}, tu` : 'Tu'} rol (${rolName(marks.rol)}) no alcanza para ${task.deed}: eso lo hace ${who}`,
          task.instead,
        ),
      },
    }
  return task.ofAnyone && how
    ? { intent, reply: { text: lines(`Eso lo hace la organización: ${who}`, capital(task.text)) } }
    : null
}

import type { Db } from '@trinchera/db/database'
import { staffNames } from '@trinchera/db/queries/players/names'
import { playerById } from '@trinchera/db/queries/players/players'
import { isStaff, rolsWith, staffMay, type StaffPermission } from '@trinchera/rules/permissions'
import { areaNames } from '@trinchera/contract/admin-areas'
import { paths } from '@trinchera/contract/site-paths'
import type { StaffTask } from '../guides/staff-task'
import { staffTasks } from '../guides/staff-tasks'
import type { Site } from '../intent'
import { withoutNames } from '../query/agenda'
import type { Told } from '../query/told'
import type { Thread } from '../thread-state'
import type { Question } from '../understand'
import { bold, capital, link, lines, listed, rolName } from '../wording'
import { closest, fitting } from './asks'

/** How it is asked how, where or whether one does a thing. */
const asksHow =
  /(?<!\b(?:hasta|de|desde) )\b(?:como|cm|komo|donde|adonde|que hago|hay que hacer para|forma de|manera de)\b/
const asksMay = /\b(?:puedo|podemos|podria|me dejan?|tengo permiso|me toca|me corresponde)\b/
/** The deed alone, as one types it into a search box. */
const bare =
  /^(?:\p{L}+(?:ar|er|ir|arle|arlo|irlo)|quiero \p{L}+(?:ar|er|ir)\p{L}*|necesito \p{L}+(?:ar|er|ir)\p{L}*)\b/u
/** What was done to whoever asks. */
const doneToMe =
  /\b(?:me|nos|te) (?:suspend\w+|banea\w+|sancion\w+|borra\w+|anula\w+)|\b(?:estoy|ando|toy) \p{L}+d[oa]\b|\bmi (?:ban|suspension|sancion|castigo)\b/u
/** It is asked of others or of a time, and not how. */
const asksElse = /\b(?:quien(?:es)?|cuant[oa]s?|cuando|por que|que pasa)\b/
/** Who does a thing, now or ever, and not who did. */
const asksWho =
  /^(?:(?:y|oye|hola) )*quien(?:es)? (?:me |nos |le |lo |la |los )?(?:pued\p{L}+|podria|tiene[n]? permiso|se encarga[n]?|(?!era\b|esta\b|va\b|es\b|me\b|le\b|se\b|la\b|ha\b|han\b)\p{L}+(?:a|an|e|en))\b/u
/** So many words a deed has that is typed alone. */
const longestBare = 7

const prefix = 'panel-'
/** What else goes on with a task that was told. */
const longestNext = 14
const ofOther = /\b(?:torneos?|copas?|servidor\w*|streams?|retos?|anuncios?|donde|quien(?:es)?|ayer|hoy|manana)\b/

/** The names of those who have a permission of staff; nothing where nobody has. */
async function namesWith(permission: StaffPermission, db: Db): Promise<string> {
  const able = (await staffNames(db)).filter(({ rol }) => rolsWith(permission).some((each) => each === rol))
  return listed(able.map(({ id, username, rol }) => `${bold(link(username, paths.jugador(id)))} (${rolName(rol)})`))
}

/** Who does what a task is, from the panel. */
async function whoMay({ permission, deed }: StaffTask, db: Db): Promise<string> {
  const all = await namesWith(permission, db)
  return all
    ? `${capital(deed)} es cosa de la administración: ${all}.`
    : `${capital(deed)} es cosa de la administración.`
}

/** It is about what was done to whoever asks, or by them. */
const ofMe = /\b(?:mi|mis|me|mio|nos|nuestr[oa]s?)\b(?! (?:dejan?|toca|corresponde|refiero)\b)/
/** One supposes that one does it. */
const supposes = /\b(?:si|cuando|al) (?:yo )?\p{L}+(?:o|ar|er|ir)\b/u
/** How much, or until when. */
const limits = /\b(?:cuanto|cuantos|hasta cuando|maximo|minimo)\b/
/** Words by which a task is asked, that are no detail of it. */
const doing = /\b(?:restitu\w*|levant(?:o|ar)|quit(?:o|ar)|se puede[n]?|puedo|apelaci\w+)\b/g

const told = ({ area, text }: StaffTask) =>
  area ? `En el panel, en ${link(areaNames[area], paths.panelAdmin(area))}. ${text}` : text

const taskIn = (text: string): StaffTask | undefined =>
  closest(
    text,
    staffTasks.filter(({ says, not }) => says.every((each) => each.test(text)) && !not?.test(text)),
    ({ says }) => says,
  )

/** A question without names, each of them `·`; etapas as they are called. */
const plainOf = ({ words, mentions }: Pick<Question, 'words' | 'mentions'>) =>
  withoutNames({ words, mentions }).replace(/\bq\b/g, 'que')

/** What is said to what is asked of a task; to who asks whether they may do it, only of whom they may do it to. */
function detailOf({ next = [] }: StaffTask, text: string, may = false): string | undefined {
  const found = fitting(next, text)
  return found && (!may || found[2]) ? found[1] : undefined
}

/** What is asked next of a task of staff, or of a match that was annulled. */
function nextOf(text: string, { words, mentions }: Question, thread: Pick<Thread, 'intent'>): Told | null {
  const before = thread.intent ?? ''
  const id = before === 'anulacion' ? 'anular' : before.startsWith(prefix) ? before.slice(prefix.length) : null
  const task = staffTasks.find((each) => each.id === id)
  if (!task || mentions.length || words.length > longestNext || ofOther.test(text)) return null
  const detail = detailOf(task, text)
  return detail ? { intent: before, reply: { text: detail } } : null
}

/** How staff do a thing, for those who may do it, and what they ask of it next; for others, who does it, where anybody may wonder. */
export async function howStaffDo(question: Question, thread: Pick<Thread, 'intent'>, site: Site): Promise<Told | null> {
  const { db, asker } = site
  const text = plainOf(question)
  const how = asksHow.test(text)
  const alone = question.words.length <= longestBare && bare.test(text)
  const task = taskIn(text)
  const intent = `${prefix}${task?.id ?? ''}`
  const player = task && asker && (await playerById(db, asker.id))
  const marks = player && { rol: player.rol, admin: player.admin }
  const isAble = task && marks && staffMay(marks, task.permission)
  // of staff, what may be done is what they may do
  const may = asksMay.test(text) || Boolean(isAble && /\bse puede[n]?\b/.test(text))
  const which = isAble && /^(?:(?:y|oye) )*(?:que|cuales|cuant[oa]s) (?:cuentas|jugadores)\b/.test(text)
  const asks =
    (how || may || which || (isAble && task.isQuestion) || (alone && !asksElse.test(text))) && !doneToMe.test(text)
  // what follows from a deed, asked of it at once by who does it: 'si anulo una partida se enteran los clanes'
  const isDoing = alone || may || supposes.test(text)
  const detail =
    isAble && isDoing && !how && !ofMe.test(text)
      ? detailOf(task, text.replace(doing, ' '), may && !limits.test(text))
      : undefined
  if (detail) return { intent, reply: { text: detail } }
  if (task && !how && !may && asksWho.test(text) && !ofMe.test(text))
    return { intent, reply: { text: await whoMay(task, db) } }
  if (!task || !asks) return nextOf(text, question, thread)
  if (isAble) {
    const whether = may && !how ? `${bold('Sí')}, puedes ${task.deed}. ` : ''
    const also = task.also && (await task.also(site))
    return { intent, reply: { text: lines(`${whether}${told(task)}`, also) } }
  }
  if (marks && isStaff(marks))
    return {
      intent,
      reply: {
        text: lines(
          `${may && !how ? `${bold('No')}, tu` : 'Tu'} rol (${rolName(marks.rol)}) no alcanza.`,
          await whoMay(task, db),
          task.instead,
        ),
      },
    }
  // of what others call so, nobody asks staff: 'como castigo a mi perro'
  const isStrange = question.read.some(({ kind }) => kind === 'unknown' || kind === 'foreign')
  if (task.instead && (how || may) && !ofMe.test(text) && !isStrange)
    return {
      intent,
      reply: { text: lines(`${may && !how ? `${bold('No')}. ` : ''}${await whoMay(task, db)}`, task.instead) },
    }
  return task.ofAnyone && how
    ? { intent, reply: { text: lines(`Eso lo hace la organización. ${await whoMay(task, db)}`, task.text) } }
    : null
}

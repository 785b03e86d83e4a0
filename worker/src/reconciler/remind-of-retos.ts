import type { Reto, RetoPlayer } from '@trinchera/contract/retos'
import { paths } from '@trinchera/contract/site-paths'
import type { Db, OnCommit } from '@trinchera/db/database'
import { retoPlayers } from '@trinchera/db/queries/retos/asistencias'
import { agreedAt, dueReminders, markReminded, type Reminder } from '@trinchera/db/queries/retos/due'
import { retoById } from '@trinchera/db/queries/retos/retos'
import { lockReto } from '@trinchera/db/queries/retos/stored-retos'
import { readOpciones } from '@trinchera/db/queries/site/opciones'
import { notify } from '@trinchera/effects/notices'
import { retoReminders } from '@trinchera/rules/limits'
import { formatDateTime } from '@trinchera/rules/presentation'
import type { WorkerContext } from '../context'
import { eachInTransaction } from './each-row'

/** Maximum number of retos per pass and kind of reminder. Each has its own transaction. */
const atOnce = 200

async function textOf(trx: Db, reto: Reto, players: readonly RetoPlayer[]): Promise<string> {
  const { servidores } = await readOpciones(trx)
  const server = servidores.find(({ id }) => id === reto.servidor)
  const coming = ({ id, nombre }: Reto['retado']) =>
    `${players.filter(({ id_clan, va }) => id_clan === id && va).length} de ${nombre}`
  return [
    `${reto.retador.nombre} y ${reto.retado.nombre} juegan el ${formatDateTime(reto.fecha)}`,
    server ? ` en ${server.nombre}` : ', todavía sin servidor',
    `. Dijeron que van: ${coming(reto.retador)} y ${coming(reto.retado)}`,
  ].join('')
}

async function remind(trx: Db, onCommit: OnCommit, context: WorkerContext, id: number, { antes }: Reminder) {
  const stored = await lockReto(trx, id)
  if (stored?.state.estado !== 'acordado') return
  if (!(await markReminded(trx, id, antes, context.now().toISOString()))) return
  const [reto, agreed] = [await retoById(trx, id), await agreedAt(trx, id)]
  if (!reto?.fecha || !agreed || Date.parse(agreed) > Date.parse(reto.fecha) - antes) return
  const players = await retoPlayers(trx, id, [reto.retador.id, reto.retado.id])
  const told = players.filter(({ va }) => va !== false).map((player) => player.id)
  await notify(trx, onCommit, context, told, {
    tipo: 'reto-recordatorio',
    texto: await textOf(trx, reto, players),
    enlace: paths.reto(id),
  })
}

/**
 * Reminds the members of both clans a day and an hour before a reto, unless they said that they cannot come
 * (docs/behaviour/servers-and-streams.md#Retos on a server). A reminder that was already due when the reto was agreed is not sent.
 */
export async function remindOfRetos(context: WorkerContext): Promise<void> {
  for (const reminder of retoReminders) {
    const due = await dueReminders(context.database.db, reminder, context.now(), atOnce)
    await eachInTransaction(context, 'recordatorio del reto', due, (trx, onCommit, id) =>
      remind(trx, onCommit, context, id, reminder),
    )
  }
}

import { setTimeout as delay } from 'node:timers/promises'
import type { tryMail as route } from '@trinchera/contract/puesta-en-marcha'
import type { DataOf } from '@trinchera/contract/route'
import { deleteMail, mailOutcome } from '@trinchera/db/queries/notices/mails'
import { enqueueMail } from '@trinchera/effects/mails'
import { workerIsAlive } from '@trinchera/runtime/heartbeat'
import type { SessionInfo } from '../../http/handler'
import type { Services } from '../../services'
import { mailRefusal } from './mail-refusal'

/** How long the reply waits for the worker, ms: longer than a mail server may take, with time for the worker to begin and to tell. */
const patienceMs = 45_000
const pauseMs = 250

/** Sends a trial mail to the session's player as every mail is sent, and waits for the server's reply. It is not retried. */
export async function tryMail(services: Services, session: SessionInfo): Promise<DataOf<typeof route>> {
  const { database, jobs, now, config, redis } = services
  const noWorker = { aceptado: false, respuesta: 'Nadie lo mandó: el proceso worker no contesta. Mira su registro.' }
  const isAlive = () => workerIsAlive(redis).catch(() => false)
  if (!(await isAlive())) return noWorker
  const id = await database.transaction((trx, onCommit) =>
    enqueueMail(trx, onCommit, { jobs, now }, session.id, { kind: 'prueba' }),
  )
  for (const until = Date.now() + patienceMs; Date.now() < until; await delay(pauseMs)) {
    const outcome = await mailOutcome(database.db, id)
    if (outcome?.sent_at)
      return {
        aceptado: true,
        respuesta: config.smtpUrl
          ? `El servidor de correo lo aceptó. Va a ${session.email}: mira que llegue.`
          : 'Sin SMTP_URL no sale: quedó en un archivo de DATA_DIR/outbox.',
      }
    if (outcome?.failure) {
      await deleteMail(database.db, id)
      return { aceptado: false, respuesta: mailRefusal(outcome.failure) }
    }
  }
  await deleteMail(database.db, id)
  if (!(await isAlive())) return noWorker
  return { aceptado: false, respuesta: 'Todavía no sale: hay otros correos antes. Prueba de nuevo en unos minutos.' }
}

import { randomBytes } from 'node:crypto'
import { ownCalendarPath } from '@trinchera/contract/agenda'
import { calendarSecret, renewCalendarSecret } from '@trinchera/db/queries/retos/calendar-links'
import { agreedRetosSince } from '@trinchera/db/queries/retos/retos'
import { handlersOf } from '../../http/handler'
import type { Services } from '../../services'

/** The secret part of a calendar's URL. It must be impossible to guess, because anybody with the URL can read the calendar. */
const newSecret = () => randomBytes(24).toString('base64url')

export function agendaHandlers({ database: { db }, config }: Pick<Services, 'database' | 'config'>) {
  const link = (secreto: string) => ({
    url: `${config.publicUrl}${ownCalendarPath.replace(':file', `${secreto}.ics`)}`,
  })
  return handlersOf({
    listAgenda: async ({ query }) => ({
      message: 'Agenda',
      data: await agreedRetosSince(db, query.desde, null),
    }),
    getCalendarLink: async ({ session }) => ({
      message: 'Tu calendario',
      data: link(await calendarSecret(db, session.id, newSecret())),
    }),
    renewCalendarLink: async ({ session }) => {
      const secreto = newSecret()
      await renewCalendarSecret(db, session.id, secreto)
      return { message: 'Dirección nueva: la anterior ya no sirve', data: link(secreto) }
    },
  })
}

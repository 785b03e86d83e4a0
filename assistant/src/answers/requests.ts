import { solicitudesOf } from '@trinchera/db/queries/clanes/solicitudes'
import { paths } from '@trinchera/contract/site-paths'
import { invitacionMs } from '@trinchera/rules/limits'
import { formatDate } from '@trinchera/rules/presentation'
import type { Asked, Reply } from '../intent'
import { bold, bullets, lines, link, named } from '../wording'

const days = invitacionMs / (24 * 3_600_000)

/** How long a request to a clan waits, and those of whoever asks that still do. */
export async function pendingRequests({ site }: Pick<Asked, 'site'>): Promise<Reply> {
  const { asker, db, now } = site
  const waiting = asker ? await solicitudesOf(db, asker.id, now) : []
  const lapses = (sent: string) => formatDate(new Date(Date.parse(sent) + invitacionMs).toISOString())
  return {
    text: lines(
      `Una solicitud que el clan no contesta caduca sola a los ${bold(`${days} días`)}, y ahí puedes mandar otra. La responden su Líder o un Co-Líder.`,
      asker &&
        (waiting.length
          ? lines(
              'Tus solicitudes que esperan:',
              bullets(waiting.map(({ clan, fecha_envio }) => `${named(clan)}: vence el ${lapses(fecha_envio)}`)),
            )
          : 'Ahora no tienes ninguna solicitud pendiente.'),
      `Las tuyas están en ${link('Mi Cuenta', paths.miCuenta)}. Mientras tanto puedes pedir entrar a otro clan, o escribirle al Líder.`,
    ),
    sugerencias: ['¿Cómo me uno a un clan?', '¿Qué clanes reciben gente?'],
  }
}

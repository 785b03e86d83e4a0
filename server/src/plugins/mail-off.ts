import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mailOffPath, noticeTipo } from '@trinchera/contract/notificaciones'
import { paths } from '@trinchera/contract/site-paths'
import { turnMailOff } from '@trinchera/db/queries/notices/preferences'
import { playerOfMailOff } from '@trinchera/runtime/mail-off-token'
import { z } from 'zod'
import { escaped } from '../preview/drawings'
import type { Services } from '../services'

const query = z.object({ aviso: noticeTipo, token: z.string() })

const style =
  ':root{color-scheme:dark light}body{max-width:32rem;margin:15vh auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}button{font:inherit;padding:.75rem 1.25rem}'

const button =
  '<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click"><button>Dejar de recibirlos</button></form>'

/**
 * Serves the page that turns the mails of one kind of notice off (docs/behaviour/notices.md#Unsubscribing). It needs no session and no
 * script. A GET changes nothing, because mail scanners follow links.
 */
export function serveMailOff(app: FastifyInstance, { database, config }: Pick<Services, 'database' | 'config'>) {
  const send = (reply: FastifyReply, code: number, title: string, text: string, form = '') =>
    reply
      .code(code)
      .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      .type('text/html; charset=utf-8')
      .send(
        [
          '<!doctype html><html lang="es-CL"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
          `<title>${title} · ${escaped(config.siteName)}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${text}</p>${form}`,
          `<p><a href="${paths.home}">${escaped(config.siteName)}</a></p></main></body></html>`,
        ].join(''),
      )
  const sendUseless = (reply: FastifyReply) =>
    send(reply, 404, 'Este enlace no sirve', 'Los avisos por correo se apagan también en tu cuenta, en Avisos.')

  /** The kind of notice and the player that the request's token names; null if the token is not valid. */
  function named(request: FastifyRequest) {
    const { data } = query.safeParse(request.query)
    const player = data ? playerOfMailOff(config.jwtSecret, data.aviso, data.token) : null
    return data && player !== null ? { tipo: data.aviso, player } : null
  }

  void app.register(async (scope) => {
    // Mail services send a form, whose content is not used.
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, _body, done) =>
      done(null, undefined),
    )
    scope.get(mailOffPath, (request, reply) =>
      named(request)
        ? send(
            reply,
            200,
            'Avisos por correo',
            'Dejarás de recibir por correo los avisos como este; los demás siguen.',
            button,
          )
        : sendUseless(reply),
    )
    scope.post(mailOffPath, async (request, reply) => {
      const asked = named(request)
      const isOff = asked && (await database.transaction((trx) => turnMailOff(trx, asked.player, asked.tipo)))
      if (!isOff) return sendUseless(reply)
      return send(
        reply,
        200,
        'Listo',
        'Ya no te mandaremos por correo los avisos como este. En tu cuenta los puedes volver a pedir.',
      )
    })
  })
}

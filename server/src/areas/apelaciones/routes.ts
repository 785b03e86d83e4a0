import { listAppeals } from '@trinchera/db/queries/rulings/apelaciones'
import { resolvedAppealsListed } from '@trinchera/rules/limits'
import { handlersOf } from '../../http/handler'
import type { Services } from '../../services'
import { appealRuling } from './appeal-ruling'
import { resolveAppeal } from './resolve-appeal'
import { appealSuspension, suspensionNotice } from './suspension-appeal'

const done = {
  mantener: 'Apelación resuelta: la decisión se mantiene',
  acortar: 'Apelación resuelta: suspensión acortada',
  levantar: 'Apelación resuelta: decisión levantada',
} as const

export function apelacionHandlers(services: Services) {
  const { db } = services.database
  return handlersOf({
    appealRuling: async ({ params, body, session }) => ({
      message: 'Apelación enviada: la resuelve alguien distinto de quien falló',
      data: await appealRuling(services, session, params.id, body.texto),
    }),
    getSuspension: async ({ params }) => ({
      message: 'Suspensión de la cuenta',
      data: await suspensionNotice(db, services, params.token),
    }),
    appealSuspension: async ({ params, body }) => ({
      message: 'Apelación enviada: la respuesta te llega por correo',
      data: await appealSuspension(services, params.token, body.texto),
    }),
    listApelaciones: async () => ({ message: 'Apelaciones', data: await listAppeals(db, resolvedAppealsListed) }),
    resolveApelacion: async ({ params, body, session }) => ({
      message: done[body.tipo],
      data: await resolveAppeal(services, session, params.id, body),
    }),
  })
}

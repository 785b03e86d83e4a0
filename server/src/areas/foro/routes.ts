import type { ForoSeccion } from '@trinchera/contract/foro'
import { idempotencyHeader } from '@trinchera/contract/ladder'
import { writersSince } from '@trinchera/db/queries/foro/authors'
import { firstAfter, mensajesOf, pageOfMensaje } from '@trinchera/db/queries/foro/mensajes'
import { findMensajes } from '@trinchera/db/queries/foro/search'
import { lecturaOf } from '@trinchera/db/queries/foro/lecturas'
import { seccionCounts } from '@trinchera/db/queries/foro/secciones'
import { temaById, temasOf } from '@trinchera/db/queries/foro/temas'
import { readOpciones } from '@trinchera/db/queries/site/opciones'
import { searchWords, slugOf } from '@trinchera/rules/foro'
import { hallazgosPageSize, mensajesPageSize, temasPageSize } from '@trinchera/rules/limits'
import { counted } from '@trinchera/rules/counted'
import { staffMay } from '@trinchera/rules/permissions'
import { handlersOf, type SessionInfo } from '../../http/handler'
import { fieldError, found } from '../../http/rule-error'
import type { Services } from '../../services'
import { deleteMensaje, reportMensaje, setReaction, updateMensaje } from './change-mensaje'
import { createMensaje } from './create-mensaje'
import { createTema } from './create-tema'
import { cleanForo, deleteTema, updateTema } from './moderate-foro'
import { followTema, readTema } from './read-tema'
import { limitsOf } from './trust'

const viewerOf = (session: SessionInfo | null) =>
  session && { id: session.id, moderates: staffMay(session, 'comments.moderate') }

const meanwhileText = (meanwhile: number) =>
  meanwhile
    ? `Respuesta enviada. Mientras escribías ${meanwhile === 1 ? 'llegó' : 'llegaron'} ${counted(meanwhile, 'mensaje', 'mensajes')}`
    : 'Respuesta enviada'

export function foroHandlers(services: Services) {
  const { db, dialect } = services.database

  const secciones = async (player: number | null): Promise<ForoSeccion[]> => {
    const counts = await seccionCounts(db, player)
    const empty = { temas: 0, mensajes: 0, sin_leer: 0, ultimo: null }
    return (await readOpciones(db)).foro.map((seccion) => ({
      ...seccion,
      slug: slugOf(seccion.nombre),
      ...(counts.get(seccion.id) ?? empty),
    }))
  }

  return handlersOf({
    listSecciones: async ({ session }) => ({
      message: 'Secciones del foro',
      data: await secciones(session?.id ?? null),
    }),
    listTemas: async ({ params, query, session }) => {
      const seccion = (await readOpciones(db)).foro.find(({ id }) => id === params.id)
      const { nombre } = found(seccion, 'Esa sección no existe')
      const page = { pagina: query.pagina ?? 1, por_pagina: query.por_pagina ?? temasPageSize }
      const { temas, total } = await temasOf(db, viewerOf(session), { seccion: params.id }, page)
      return { message: nombre, data: temas, meta: { ...page, total } }
    },
    listRecentTemas: async ({ query: { cuales = 'todos', ...query }, session }) => {
      const page = { pagina: query.pagina ?? 1, por_pagina: query.por_pagina ?? temasPageSize }
      const { temas, total } = await temasOf(db, viewerOf(session), { cuales }, page)
      return { message: 'Temas del foro', data: temas, meta: { ...page, total } }
    },
    createTema: async ({ body, session, header }) => ({
      message: 'Tema publicado',
      data: await createTema(services, session, body, header(idempotencyHeader)),
    }),
    getTema: async ({ params: { id }, query, session }) => {
      const viewer = viewerOf(session)
      const tema = found(await temaById(db, id, viewer), 'Ese tema no existe')
      const size = mensajesPageSize
      const wanted =
        query.mensaje === undefined
          ? (query.pagina ?? 1)
          : found(await pageOfMensaje(db, id, query.mensaje, viewer, size), 'Ese mensaje ya no está')
      const page = { pagina: wanted, por_pagina: size }
      const { mensajes, total } = await mensajesOf(db, id, viewer, page, viewer ? undefined : tema.respuestas + 1)
      const primer_no_leido = session ? await firstAfter(db, id, (await lecturaOf(db, session.id, id)).hasta) : null
      const pagina_no_leido =
        primer_no_leido === null ? null : await pageOfMensaje(db, id, primer_no_leido, viewer, size)
      return {
        message: tema.titulo,
        data: { ...tema, mensajes, primer_no_leido, pagina_no_leido },
        meta: { ...page, total },
      }
    },
    createMensaje: async ({ params, body, session, header }) => {
      const { mensaje, meanwhile } = await createMensaje(services, session, params.id, body, header(idempotencyHeader))
      return { message: meanwhileText(meanwhile), data: mensaje }
    },
    updateMensaje: async ({ params, body, session }) => ({
      message: 'Mensaje corregido',
      data: await updateMensaje(services, session, params.id, body.contenido),
    }),
    deleteMensaje: async ({ params, session }) => {
      await deleteMensaje(services, session, params.id)
      return { message: 'Mensaje borrado', data: null }
    },
    followTema: async ({ params, body, session }) => {
      await followTema(services, session, params.id, body.modo)
      const texts = { seguir: 'Sigues el tema', silenciar: 'Silenciaste el tema', normal: 'Ya no sigues el tema' }
      return { message: texts[body.modo], data: null }
    },
    readTema: async ({ params, body, session }) => {
      await readTema(services, session, params.id, body.hasta)
      return { message: 'Leído', data: null }
    },
    reportMensaje: async ({ params, body, session }) => {
      await reportMensaje(services, session, params.id, body.motivo)
      return { message: 'Gracias. La administración revisará el mensaje', data: null }
    },
    reactMensaje: async ({ params, body, session }) => ({
      message: 'Reacción guardada',
      data: await setReaction(services, session, params.id, body.tipo, true),
    }),
    unreactMensaje: async ({ params, body, session }) => ({
      message: 'Reacción retirada',
      data: await setReaction(services, session, params.id, body.tipo, false),
    }),
    getForoLimites: async ({ session }) => ({
      message: 'Lo que puedes escribir hoy',
      data: await limitsOf(services, session),
    }),
    searchForo: async ({ query: { q, pagina = 1 } }) => {
      const words = searchWords(q)
      if (!words.length) throw fieldError(400, 'q', 'Escribe al menos una palabra para buscar')
      const data = await findMensajes(db, dialect, words, { pagina, por_pagina: hallazgosPageSize })
      return { message: 'Resultados', data }
    },
    updateTema: async ({ params, body, session }) => ({
      message: 'Tema modificado',
      data: await updateTema(services, session, params.id, body),
    }),
    deleteTema: async ({ params, session }) => {
      await deleteTema(services, session, params.id)
      return { message: 'Tema borrado', data: null }
    },
    listEscritores: async ({ query }) => ({
      message: 'Quiénes escribieron',
      data: await writersSince(db, new Date(query.desde).toISOString(), services.now()),
    }),
    cleanForo: async ({ body, session }) => ({
      message: 'El foro quedó limpio',
      data: await cleanForo(services, session, body),
    }),
  })
}

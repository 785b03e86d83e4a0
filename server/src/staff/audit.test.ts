import { isDeepStrictEqual } from 'node:util'
import { Redis } from 'ioredis'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jobId } from '@trinchera/contract/jobs'
import { routes, type RouteName } from '@trinchera/contract/routes'
import { putInQuarantine } from '@trinchera/runtime/quarantine'
import { requestToken } from '@trinchera/runtime/request-token'
import { staffPermissions } from '@trinchera/rules/permissions'
import { next, startTestApp, type TestApp, type TestPlayer, type TestSocket } from '../../testing/app'
import { picturesOf } from '../../testing/disputes'

// Every change by staff must be audited. A staff route that writes and has no case here fails the test.

let site: TestApp
let admin: TestPlayer
let watching: TestSocket
const received: unknown[] = []
beforeAll(async () => {
  site = await startTestApp()
  admin = await site.player('Comandante', { rol: 1, admin: 1 })
  watching = await site.socket((await site.player('Vigía', { rol: 4, admin: 1 })).token)
  watching.on('staff:activity', (activity) => received.push(activity))
})
afterAll(() => site.stop())

const secret = 'Una-clave-secreta-45'
const syllables = ['Ca', 'Lo', 'Mi', 'Ru', 'Te', 'Na', 'Po', 'Du']
let count = 0
const name = () => [...(count++).toString(8).padStart(4, '0')].map((digit) => syllables[Number(digit)]).join('')
const later = () => new Date(site.clock.now.getTime() + 86_400_000).toISOString()

const juego = async () => (await admin.api.createJuego({ body: { nombre: name() } })).data.id
const etapa = async () =>
  (await admin.api.createEtapa({ body: { nombre: name(), id_juego: await juego(), activo: true, multijugador: true } }))
    .data
const player = () => site.player(name())
const suspension = async () =>
  (
    await admin.api.createSuspension({
      body: { player_id: (await player()).id, alcance: 'cuenta', hasta: later(), motivo: 'Prueba' },
    })
  ).data.id
const torneo = async () =>
  (await admin.api.createTorneo({ body: { nombre: name(), descripcion: '', inicio: later() } })).data.id
/** A torneo of two enrolled clans. If `drawn`, it has started and its first match is between them. */
async function bracket(drawn = true) {
  const { pair, winner, loser } = await rivals()
  const { id_clan_ganador, id_clan_perdedor, id_etapa } = pair
  const body = { nombre: name(), descripcion: '', inicio: later(), formato: 'simple', id_etapa, cupos: 4 } as const
  const { id } = (await admin.api.createTorneo({ body })).data
  for (const [leader, id_clan] of [
    [winner, id_clan_ganador],
    [loser, id_clan_perdedor],
  ] as const)
    await leader.api.enrolTorneo({ params: { id }, body: { id_clan, plantel: [leader.id] } })
  if (drawn) await admin.api.startTorneo({ params: { id } })
  return { id, partida: { params: { id, partida: 1 } }, ganador: id_clan_ganador }
}
async function rivals() {
  const {
    id: id_etapa,
    juego: { id: id_juego },
  } = await etapa()
  const [winner, loser] = [await player(), await player()]
  const clan = async (leader: TestPlayer) =>
    (await leader.api.createClan({ body: { nombre: name(), tag: name().slice(2), id_etapa } })).data.id
  const pair = { id_clan_ganador: await clan(winner), id_clan_perdedor: await clan(loser), id_etapa }
  return { pair, id_juego, winner, loser }
}
async function match(): Promise<{ id: number; loser: TestPlayer }> {
  const { pair, id_juego, loser } = await rivals()
  return { id: (await loser.api.reportLoss({ body: { ...pair, id_juego, comentario: '' } })).data.id, loser }
}
async function disputedWinClaim(): Promise<number> {
  const { pair, winner, loser } = await rivals()
  const jugada = new Date(site.clock.now.getTime() - 2 * 86_400_000).toISOString()
  const body = { ...pair, jugada, texto: 'No contestan', imagenes: await picturesOf(4) }
  const { id } = (await winner.api.openVictoria({ body })).data
  await loser.api.answerVictoria({ params: { id }, body: { respuesta: 'disputar', texto: 'Ganamos' } })
  return id
}
async function contestedReto(): Promise<number> {
  const { pair, winner, loser } = await rivals()
  const now = site.clock.now
  const fecha = new Date(now.getTime() + 3 * 3_600_000).toISOString()
  const body = { id_clan_retador: pair.id_clan_ganador, id_clan_retado: pair.id_clan_perdedor, fechas: [fecha] }
  const { id } = (await winner.api.createReto({ body })).data
  const at = { params: { id } }
  await loser.api.answerReto({ ...at, body: { respuesta: 'aceptar', fecha } })
  site.clock.now = new Date(now.getTime() + 4 * 3_600_000)
  await winner.api.reportNoShow(at)
  await loser.api.contestNoShow({ ...at, body: { texto: 'Prueba' } })
  site.clock.now = now
  return id
}
async function claim(): Promise<number> {
  const { id, loser } = await match()
  return (await loser.api.claimMatch({ params: { id }, body: { tipo: 'otro', texto: 'Prueba' } })).data.id
}

const anuncio = async () =>
  (await admin.api.createAnuncio({ body: { titulo: name(), descripcion: 'x', contenido: '<p>x</p>' } })).data.id
const comment = async () =>
  (await (await player()).api.createComment({ body: { contenido: 'x', idAnuncio: await anuncio() } })).data.id

const tema = async (author?: TestPlayer) =>
  (
    await (author ?? (await player())).api.createTema({
      body: { id_seccion: 3, titulo: name(), contenido: '<p>x</p>' },
    })
  ).data.id

const assistantCase = async () => {
  const pregunta = `¿${name()}?`
  const { response: respuesta, ficha } = await site.visitor.chat({ body: { message: pregunta } })
  await site.visitor.rateAnswer({ body: { pregunta, respuesta, ficha, util: false } })
  const { data } = await admin.api.listAssistantCases({ query: {} })
  return data.find((one) => one.pregunta === pregunta)?.id ?? 0
}
const incidente = async () => {
  const fields = { cuando: site.clock.now.toISOString(), que: 'Prueba', datos: 'correos', personas: 1 }
  return (await admin.api.createIncidente({ body: fields })).data.id
}
const solicitud = async () => {
  const correo = `${name()}@example.com`.toLowerCase()
  await site.visitor.requestData({ body: { derecho: 'acceso', correo, texto: 'Quiero saber qué guardan de mí.' } })
  const { data } = await site.database.db
    .selectFrom('mails')
    .where('email', '=', correo)
    .select('data')
    .executeTakeFirstOrThrow()
  const { id }: { id: number } = JSON.parse(data ?? '{}')
  await site.visitor.confirmDataRequest({ params: { token: requestToken(site.secret, id) } })
  return (await admin.api.listDataRequests()).data.find((one) => one.correo === correo)?.id ?? 0
}
type Act = () => Promise<unknown>

/** Each function prepares what the route's call needs and returns the call. */
const acts: { [K in RouteName]?: () => Promise<Act> } = {
  createJuego: async () => () => admin.api.createJuego({ body: { nombre: name() } }),
  updateJuego: async () => {
    const id = await juego()
    return () => admin.api.updateJuego({ params: { id }, body: { nombre: name() } })
  },
  deleteJuego: async () => {
    const id = await juego()
    return () => admin.api.deleteJuego({ params: { id } })
  },
  createEtapa: async () => {
    const id_juego = await juego()
    return () => admin.api.createEtapa({ body: { nombre: name(), id_juego, activo: true, multijugador: true } })
  },
  updateEtapa: async () => {
    const { id } = await etapa()
    return () => admin.api.updateEtapa({ params: { id }, body: { activo: false } })
  },
  deleteEtapa: async () => {
    const { id } = await etapa()
    return () => admin.api.deleteEtapa({ params: { id } })
  },
  retryJob: async () => {
    const redis = new Redis(site.redis.url.slice('unix://'.length))
    const id = jobId('deliver-mail', { mail: 7 })
    await putInQuarantine(redis, {
      id,
      nombre: 'deliver-mail',
      datos: { mail: 7 },
      motivo: 'muerte',
      error: null,
      desde: later(),
    })
    await redis.quit()
    return () => admin.api.retryJob({ body: { id } })
  },
  createAnuncio: async () => anuncio,
  updateAnuncio: async () => {
    const id = await anuncio()
    return () => admin.api.updateAnuncio({ params: { id }, body: { titulo: name() } })
  },
  deleteAnuncio: async () => {
    const id = await anuncio()
    return () => admin.api.deleteAnuncio({ params: { id } })
  },
  uploadAnuncioPicture: async () => {
    const imagen = new Uint8Array(
      await sharp({ create: { width: 9, height: 9, channels: 3, background: 'tomato' } })
        .png()
        .toBuffer(),
    )
    return () => admin.api.uploadAnuncioPicture({ body: { imagen } })
  },
  moderateComment: async () => {
    const id = await comment()
    return () => admin.api.moderateComment({ params: { id }, body: { decision: 'ocultar' } })
  },
  updateTema: async () => {
    const id = await tema()
    return () => admin.api.updateTema({ params: { id }, body: { fijado: true } })
  },
  deleteTema: async () => {
    const id = await tema()
    return () => admin.api.deleteTema({ params: { id } })
  },
  cleanForo: async () => {
    const author = await player()
    await tema(author)
    const body = { jugadores: [author.id], desde: new Date(0).toISOString(), hasta: null, motivo: 'Prueba' }
    return () => admin.api.cleanForo({ body })
  },
  archiveEtapa: async () => {
    const { id } = await etapa()
    return () => admin.api.archiveEtapa({ params: { id } })
  },
  dismissClaim: async () => {
    const id = await claim()
    return () => admin.api.dismissClaim({ params: { id }, body: { motivo: 'Prueba' } })
  },
  resolveApelacion: async () => {
    const { id: played, loser } = await match()
    const judge = await site.player(name(), { rol: 2, admin: 1 })
    await judge.api.ruleMatch({ params: { id: played }, body: { tipo: 'anular', motivo: 'Prueba' } })
    const { id } = (await loser.api.appealRuling({ params: { id: played }, body: { texto: 'Prueba' } })).data
    return () => admin.api.resolveApelacion({ params: { id }, body: { tipo: 'mantener', motivo: 'Prueba' } })
  },
  decideAssistantCase: async () => {
    const id = await assistantCase()
    return () => admin.api.decideAssistantCase({ params: { id }, body: { decision: 'marcar' } })
  },
  answerConsulta: async () => {
    const { id } = (await (await player()).api.sendConsulta({ body: { pregunta: 'x' } })).data
    return () => admin.api.answerConsulta({ params: { id }, body: { respuesta: 'Prueba' } })
  },
  settleVictoria: async () => {
    const id = await disputedWinClaim()
    return () => admin.api.settleVictoria({ params: { id }, body: { tipo: 'acreditar', motivo: 'Prueba' } })
  },
  settleNoShow: async () => {
    const id = await contestedReto()
    return () => admin.api.settleNoShow({ params: { id }, body: { fallo: 'mantenido', motivo: 'Prueba' } })
  },
  createTorneo: async () => () =>
    admin.api.createTorneo({ body: { nombre: name(), descripcion: '', inicio: later() } }),
  updateTorneo: async () => {
    const id = await torneo()
    return () => admin.api.updateTorneo({ params: { id }, body: { nombre: name() } })
  },
  deleteTorneo: async () => {
    const id = await torneo()
    return () => admin.api.deleteTorneo({ params: { id } })
  },
  seedTorneo: async () => {
    const { id } = await bracket(false)
    return () => admin.api.seedTorneo({ params: { id }, body: { por: 'sorteo' } })
  },
  startTorneo: async () => {
    const { id } = await bracket(false)
    return () => admin.api.startTorneo({ params: { id } })
  },
  cancelTorneo: async () => {
    const id = await torneo()
    return () => admin.api.cancelTorneo({ params: { id }, body: {} })
  },
  ruleTorneoMatch: async () => {
    const { partida, ganador } = await bracket()
    return () => admin.api.ruleTorneoMatch({ ...partida, body: { ganador, motivo: 'Prueba' } })
  },
  moveTorneoMatch: async () => {
    const { partida } = await bracket()
    return () => admin.api.moveTorneoMatch({ ...partida, body: { fecha: later() } })
  },
  updateOpciones: async () => () => admin.api.updateOpciones({ body: { aviso_torneo: name() } }),
  ruleMatch: async () => {
    const { id } = await match()
    return () => admin.api.ruleMatch({ params: { id }, body: { tipo: 'anular', motivo: 'Prueba' } })
  },
  recalculateEtapa: async () => {
    const { id } = await etapa()
    return () => admin.api.recalculateEtapa({ params: { id } })
  },
  updateAdminPlayer: async () => {
    const { id } = await player()
    return () => admin.api.updateAdminPlayer({ params: { id }, body: { volute: 'perfil.1' } })
  },
  updateAdminPlayerPassword: async () => {
    const { id } = await player()
    return () => admin.api.updateAdminPlayerPassword({ params: { id }, body: { password: secret } })
  },
  removeSecondFactor: async () => {
    const { id } = await player()
    await site.database.db.updateTable('players').set({ second_factor: 1 }).where('id', '=', id).execute()
    return () => admin.api.removeSecondFactor({ params: { id } })
  },
  deleteAdminPlayer: async () => {
    const { id } = await player()
    return () => admin.api.deleteAdminPlayer({ params: { id } })
  },
  createSuspension: async () => {
    const { id } = await player()
    return () =>
      admin.api.createSuspension({ body: { player_id: id, alcance: 'comentarios', hasta: later(), motivo: 'Prueba' } })
  },
  deleteSuspension: async () => {
    const id = await suspension()
    return () => admin.api.deleteSuspension({ params: { id } })
  },
  answerDataRequest: async () => {
    const id = await solicitud()
    return () => admin.api.answerDataRequest({ params: { id }, body: { tipo: 'cumplida', texto: 'Prueba' } })
  },
  blockAccount: async () => {
    const player_id = (await player()).id
    return () => admin.api.blockAccount({ params: { player_id }, body: { motivo: 'Prueba' } })
  },
  unblockAccount: async () => {
    const player_id = (await player()).id
    await admin.api.blockAccount({ params: { player_id }, body: { motivo: 'Prueba' } })
    return () => admin.api.unblockAccount({ params: { player_id }, body: { motivo: 'Prueba' } })
  },
  createIncidente: async () => incidente,
  updateIncidente: async () => {
    const id = await incidente()
    return () => admin.api.updateIncidente({ params: { id }, body: { medidas: 'Prueba' } })
  },
  tellIncidente: async () => {
    const id = await incidente()
    return () => admin.api.tellIncidente({ params: { id }, body: { jugadores: [admin.username] } })
  },
  updateTexto: async () => () =>
    admin.api.updateTexto({
      params: { clave: 'privacidad_extra' },
      body: { contenido: { contenido: `<p>${name()}</p>` } },
    }),
}

/** Routes that change nothing of the site although their method suggests it. */
const looks: { [K in RouteName]?: () => Promise<Act> } = {
  tryMail: async () => () => admin.api.tryMail(),
  previewRuling: async () => {
    const { id } = await match()
    return () => admin.api.previewRuling({ params: { id }, body: { tipo: 'anular' } })
  },
  previewTorneoRuling: async () => {
    const { partida, ganador } = await bracket()
    return () => admin.api.previewTorneoRuling({ ...partida, body: { ganador, motivo: 'Prueba' } })
  },
}

async function toHear(activity: object) {
  while (!received.some((event) => isDeepStrictEqual(event, activity))) await next(watching, 'staff:activity')
}

const isRoute = (known: string): known is RouteName => Object.hasOwn(routes, known)
const isStaffs = (access: string) => staffPermissions.some((permission) => permission === access)
const staffWrites = Object.keys(routes)
  .filter(isRoute)
  .filter((known) => isStaffs(routes[known].access) && routes[known].method !== 'GET')
const lines = () => site.database.db.selectFrom('audit_log').selectAll().orderBy('id').execute()

it('covers every staff call that is not a GET', () =>
  expect(Object.keys({ ...acts, ...looks }).sort()).toEqual([...staffWrites].sort()))

describe('is recorded in the audit log and sent to staff', () => {
  it.each(staffWrites.filter((known) => !looks[known]))('%s', async (known) => {
    const act = await acts[known]?.()
    const before = await lines()
    await act?.()
    const [line, ...more] = (await lines()).slice(before.length)
    expect(more).toEqual([])
    if (known !== 'updateAdminPlayerPassword') expect([line?.before, line?.after]).not.toEqual([null, null]) // passwords are never logged
    expect(line).toMatchObject({ actor_id: admin.id, actor: admin.username, at: site.clock.now.toISOString() })
    await toHear({ who: line?.actor, action: line?.action, target: line?.target, at: line?.at })
  })
})

it.each(staffWrites.filter((known) => looks[known]))('%s leaves none', async (known) => {
  const act = await looks[known]?.()
  const before = await lines()
  await act?.()
  expect(await lines()).toEqual(before)
})

it('deleting the comment of another is recorded, deleting one’s own is not', async () => {
  const [id, own] = [
    await comment(),
    (await admin.api.createComment({ body: { contenido: 'x', idAnuncio: await anuncio() } })).data.id,
  ]
  const before = (await lines()).length
  await admin.api.deleteComment({ params: { id: own } })
  await admin.api.deleteComment({ params: { id } })
  expect((await lines()).slice(before)).toMatchObject([
    {
      actor_id: admin.id,
      action: 'comentario.eliminar',
      target: expect.stringContaining(`comentario ${id} (`),
      before: expect.stringContaining('"comentario":"x"'),
      after: null,
    },
  ])
})

it('refused calls are not recorded', async () => {
  const before = await lines()
  await expect(admin.api.deleteAdminPlayer({ params: { id: admin.id } })).rejects.toMatchObject({ code: 403 })
  await expect(admin.api.updateAdminPlayer({ params: { id: admin.id }, body: { admin: false } })).rejects.toMatchObject(
    { code: 400 },
  )
  expect(await lines()).toEqual(before)
})

it('the log has pages, newest first, and contains no secret', async () => {
  const stored = await lines()
  const [first, second] = [
    await admin.api.listAudit({ query: { por_pagina: 5 } }),
    await admin.api.listAudit({ query: { pagina: 2, por_pagina: 5 } }),
  ]
  expect(first.meta).toEqual({ pagina: 1, por_pagina: 5, total: stored.length })
  expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(
    stored
      .map(({ id }) => id)
      .reverse()
      .slice(0, 10),
  )
  const newest = stored.at(-1)
  const values = { antes: JSON.parse(newest?.before ?? 'null'), despues: JSON.parse(newest?.after ?? 'null') }
  expect(first.data[0]).toEqual({
    id: newest?.id,
    fecha: newest?.at,
    quien: newest?.actor,
    id_quien: newest?.actor_id,
    accion: newest?.action,
    objeto: newest?.target,
    ...values,
  })
  expect((await admin.api.listAudit({ query: {} })).meta).toMatchObject({ pagina: 1, por_pagina: 100 })
  expect(JSON.stringify(stored)).not.toMatch(new RegExp(`${secret}|argon|password|hash|token`, 'i'))
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notify } from '@trinchera/effects/notices'
import type { Rango } from '@trinchera/rules/permissions'
import { noticeTipos, type NoticeTipo } from '@trinchera/contract/notificaciones'
import { insertClan } from '@trinchera/db/queries/clanes/clanes'
import { emitterOf } from '@trinchera/runtime/emitter'
import { ask, next, startTestApp, type TestApp, type TestPlayer } from '../../../testing/app'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp()
})
afterAll(() => site.stop())

let count = 0
/** A unique name that is also unique after folding. */
const ownName = (word: string) =>
  `${word}${[...String(count++).padStart(3, '0')].map((digit) => 'ABCDEFGHJK'.charAt(Number(digit))).join('')}`
const somebody = () => site.player(ownName('Recluta'))
const moderator = () => site.player(ownName('Jefe'), { rol: 1, admin: 1 })

/** Stores a notice in a transaction, as other areas do. */
const tell = (
  players: readonly TestPlayer[],
  texto: string,
  tipo: NoticeTipo = 'rango',
  enlace: string | null = '/ladder/micuenta',
) =>
  site.database.transaction((trx, onCommit) =>
    notify(
      trx,
      onCommit,
      { live: emitterOf(site.app.io), jobs, now: () => site.clock.now },
      players.map(({ id }) => id),
      { tipo, texto, enlace },
    ),
  )

const asked: unknown[] = []
const jobs = { enqueue: (name: string, payload: unknown) => void asked.push([name, payload]), close: async () => {} }

const read = async (player: TestPlayer) => {
  const { data, meta } = await player.api.listNotices()
  return { texts: data.map(({ texto, leida }) => (leida ? `(${texto})` : texto)), sin_leer: meta.sin_leer }
}
const mailsOf = async (player: TestPlayer) =>
  (
    await site.database.db
      .selectFrom('mails')
      .where('player_id', '=', player.id)
      .where('kind', '=', 'aviso')
      .select(['id', 'data'])
      .execute()
  ).map(({ id, data }) => ({ id, data: JSON.parse(data ?? 'null') }))

describe('a notice', () => {
  it('is sent at once to every tab of its player only, with the number of unread ones', async () => {
    const [peuco, loica] = [await somebody(), await somebody()]
    const tabs = [await site.socket(peuco.token), await site.socket(peuco.token)]
    const other = await site.socket(loica.token)
    const received: unknown[] = []
    other.onAny((event) => received.push(event))
    const first = tabs.map((tab) => next(tab, 'notice:created'))
    await tell([peuco], 'Ahora eres Capitán de Los Halcones')
    await Promise.all(first)
    const coming = tabs.map((tab) => next(tab, 'notice:created'))
    await tell([peuco, peuco], 'Ahora eres Co-Líder de Los Halcones')
    for (const event of await Promise.all(coming)) {
      expect(event).toEqual({
        notice: {
          id: expect.any(Number),
          tipo: 'rango',
          texto: 'Ahora eres Co-Líder de Los Halcones',
          enlace: '/ladder/micuenta',
          fecha: site.clock.now.toISOString(),
          leida: false,
          invitacion: null,
          solicitud: null,
          partida: null,
        },
        sin_leer: 2,
      })
    }
    await ask(other, 'subscribe', { room: 'nada' })
    expect(received).toEqual([])
    expect(await read(peuco)).toEqual({
      texts: ['Ahora eres Co-Líder de Los Halcones', 'Ahora eres Capitán de Los Halcones'],
      sin_leer: 2,
    })
    expect(await read(loica)).toEqual({ texts: [], sin_leer: 0 })
  })

  it('is not sent when the transaction rolls back', async () => {
    const peuco = await somebody()
    const socket = await site.socket(peuco.token)
    const failing = site.database.transaction(async (trx, onCommit) => {
      await notify(
        trx,
        onCommit,
        { live: { emit: () => expect.unreachable() }, jobs, now: () => site.clock.now },
        [peuco.id],
        { tipo: 'rango', texto: 'Nunca pasó', enlace: null },
      )
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await ask(socket, 'subscribe', { room: 'nada' })
    expect(await read(peuco)).toEqual({ texts: [], sin_leer: 0 })
  })

  it('has pages on request', async () => {
    const peuco = await somebody()
    for (const texto of ['uno', 'dos', 'tres']) await tell([peuco], texto)
    const page = await peuco.api.listNotices({ query: { pagina: 2, por_pagina: 2 } })
    expect(page.data.map(({ texto }) => texto)).toEqual(['uno'])
    expect(page.meta).toEqual({ sin_leer: 3, pagina: 2, por_pagina: 2, total: 3 })
    expect((await peuco.api.listNotices()).meta).toEqual({ sin_leer: 3 })
  })

  it('does not reach a closed account', async () => {
    const peuco = await somebody()
    await site.database.db
      .updateTable('players')
      .set({ closed_at: site.clock.now.toISOString() })
      .where('id', '=', peuco.id)
      .execute()
    await tell([peuco], 'Hola')
    expect(
      await site.database.db.selectFrom('notices').where('player_id', '=', peuco.id).select('id').execute(),
    ).toEqual([])
  })

  it.each([
    ['GET', '/notificaciones'],
    ['POST', '/notificaciones/leidas'],
    ['GET', '/notificaciones/preferencias'],
    ['PUT', '/notificaciones/preferencias'],
  ])('is refused to visitors: %s %s', async (method, path) => {
    expect((await site.call(method, path)).status).toBe(401)
  })
})

describe('reading', () => {
  it('marks the given ones, and updates the other tabs', async () => {
    const peuco = await somebody()
    for (const texto of ['uno', 'dos', 'tres']) await tell([peuco], texto)
    const tab = await site.socket(peuco.token)
    const shown = (await peuco.api.listNotices()).data
    const coming = next(tab, 'notices:read')
    const ids = shown.slice(0, 2).map(({ id }) => id)
    expect((await peuco.api.readNotices({ body: { ids } })).data).toEqual({ sin_leer: 1 })
    const event = await coming
    expect({ ...event, ids: event.ids?.toSorted() }).toEqual({ ids: ids.toSorted(), sin_leer: 1 })
    expect((await read(peuco)).texts).toEqual(['(tres)', '(dos)', 'uno'])
  })

  it('marks all when none is given, in both tabs of the player and for no other player', async () => {
    const [peuco, loica] = [await somebody(), await somebody()]
    await tell([peuco, loica], 'uno')
    await tell([peuco, loica], 'dos')
    const tabs = [await site.socket(peuco.token), await site.socket(peuco.token)]
    const coming = tabs.map((tab) => next(tab, 'notices:read'))
    expect((await peuco.api.readNotices({ body: {} })).data).toEqual({ sin_leer: 0 })
    expect(await Promise.all(coming)).toEqual([
      { ids: null, sin_leer: 0 },
      { ids: null, sin_leer: 0 },
    ])
    expect(await read(loica)).toEqual({ texts: ['dos', 'uno'], sin_leer: 2 })
  })

  it('does not change the notices of others, whatever ids are sent', async () => {
    const [peuco, loica] = [await somebody(), await somebody()]
    await tell([loica], 'uno')
    const foreign = (await loica.api.listNotices()).data.map(({ id }) => id)
    expect(foreign).toHaveLength(1)
    expect((await peuco.api.readNotices({ body: { ids: [...foreign, 2_000_000_000] } })).data).toEqual({ sin_leer: 0 })
    expect(await read(loica)).toEqual({ texts: ['uno'], sin_leer: 1 })
  })
})

describe('preferences', () => {
  it('list every kind: on the site but for anuncios, mailed if it answers an appeal, pushed where something is to be done, until one says otherwise', async () => {
    const peuco = await somebody()
    const { data } = await peuco.api.listNoticePreferences()
    expect(data).toEqual({
      avisos: noticeTipos.map((tipo) => ({
        tipo,
        sitio: tipo !== 'anuncio',
        correo: tipo === 'apelacion',
        push: !['rango', 'clan-renombrado', 'suspension-levantada', 'medalla', 'privacidad'].includes(tipo),
      })),
      presencia: true,
    })
  })

  it('hide a kind from the site, and do not change the others', async () => {
    const peuco = await somebody()
    const { data } = await peuco.api.updateNoticePreferences({
      body: { avisos: [{ tipo: 'rango', sitio: false, correo: false }] },
    })
    expect(data.avisos.filter(({ sitio }) => !sitio).map(({ tipo }) => tipo)).toEqual(['rango', 'anuncio'])
    await tell([peuco], 'Ahora eres Capitán', 'rango')
    await tell([peuco], 'Te expulsaron de Los Halcones', 'expulsado')
    expect(await read(peuco)).toEqual({ texts: ['Te expulsaron de Los Halcones'], sin_leer: 1 })
    await peuco.api.updateNoticePreferences({ body: { avisos: [{ tipo: 'rango', sitio: true, correo: false }] } })
    await tell([peuco], 'Ahora eres Miembro', 'rango')
    expect((await read(peuco)).texts[0]).toBe('Ahora eres Miembro')
    expect(await mailsOf(peuco)).toEqual([])
  })

  it.each([
    [true, 1],
    [false, 0],
  ])('send a mail for a kind that is mailed, shown on the site or not (%s)', async (sitio, shown) => {
    const peuco = await somebody()
    await peuco.api.updateNoticePreferences({ body: { avisos: [{ tipo: 'partida', sitio, correo: true }] } })
    await tell([peuco], 'Los Halcones perdió con Sin Retirada. Reportó Tatán', 'partida', '/ladder/detalle-clan/7')
    const [mail, ...others] = await mailsOf(peuco)
    expect(others).toEqual([])
    expect(mail?.data).toEqual({
      tipo: 'partida',
      texto: 'Los Halcones perdió con Sin Retirada. Reportó Tatán',
      enlace: '/ladder/detalle-clan/7',
    })
    expect(asked).toContainEqual(['deliver-mail', { mail: mail?.id }])
    expect((await read(peuco)).texts).toHaveLength(shown)
  })

  it('are refused for an unknown kind, and then not changed', async () => {
    const peuco = await somebody()
    const body = JSON.stringify({
      avisos: [
        { tipo: 'rango', sitio: false, correo: true },
        { tipo: 'chisme', sitio: true, correo: true },
      ],
      presencia: false,
    })
    const { status } = await site.call('PUT', '/notificaciones/preferencias', {
      headers: { authorization: `Bearer ${peuco.token}`, 'content-type': 'application/json' },
      body,
    })
    expect(status).toBe(400)
    const { data } = await peuco.api.listNoticePreferences()
    expect([
      data.presencia,
      data.avisos.every(
        ({ tipo, sitio, correo }) => sitio === (tipo !== 'anuncio') && correo === (tipo === 'apelacion'),
      ),
    ]).toEqual([true, true])
  })
})

describe('who is told of a match', () => {
  async function twoClans() {
    const admin = await moderator()
    const juego = (await admin.api.createJuego({ body: { nombre: ownName('Juego ') } })).data.id
    const etapa = (
      await admin.api.createEtapa({ body: { nombre: 'Etapa', id_juego: juego, activo: true, multijugador: true } })
    ).data.id
    const [tatan, peuco, loica, chucao] = [await somebody(), await somebody(), await somebody(), await somebody()]
    const found = ({ id }: TestPlayer, nombre: string, tag: string) =>
      insertClan(site.database.db, {
        id_etapa: etapa,
        id_lider: id,
        nombre,
        tag,
        imagen: null,
        created_at: site.clock.now.toISOString(),
      })
    const loser = await found(tatan, 'Los Halcones', 'HAL')
    const winner = await found(loica, 'Sin Retirada', 'SR')
    const join = (player: TestPlayer, id_clan: number, rango: Rango) =>
      site.database.db
        .insertInto('memberships')
        .values({ id_clan, player_id: player.id, id_etapa: etapa, rango, joined_at: site.clock.now.toISOString() })
        .execute()
    await join(peuco, loser, 'Co-Lider')
    await join(chucao, winner, 'Miembro')
    const report = () =>
      tatan.api.reportLoss({
        body: { id_clan_ganador: winner, id_clan_perdedor: loser, id_etapa: etapa, id_juego: juego },
      })
    return { admin, tatan, peuco, loica, chucao, loser, winner, report }
  }

  it('when it is reported: the leaders of both clans, with a link to the match, but not who reported it; the winners can answer there', async () => {
    const { tatan, peuco, loica, chucao, report } = await twoClans()
    const { id, respuesta } = (await report()).data
    const enlace = `/ladder/partida/${id}`
    const texto = `Los Halcones perdió con Sin Retirada. Reportó ${tatan.username}`
    expect((await peuco.api.listNotices()).data).toMatchObject([{ tipo: 'partida', texto, enlace, partida: null }])
    expect((await loica.api.listNotices()).data).toMatchObject([
      { tipo: 'partida', texto, enlace, partida: { id, respuesta } },
    ])
    for (const other of [tatan, chucao]) expect((await read(other)).texts).toEqual([])
  })

  it('once, whatever the number of retries of one report', async () => {
    const { tatan, peuco, loser, winner, report } = await twoClans()
    const { data } = await report()
    const body = JSON.stringify({
      id_clan_ganador: winner,
      id_clan_perdedor: loser,
      id_etapa: data.id_etapa,
      id_juego: (await site.visitor.getEtapa({ params: { id: data.id_etapa } })).data.juego.id,
    })
    const headers = {
      authorization: `Bearer ${tatan.token}`,
      'content-type': 'application/json',
      'idempotency-key': 'una',
    }
    await Promise.all([1, 2, 3].map(() => site.call('POST', '/ladder', { headers, body })))
    expect((await read(peuco)).texts).toHaveLength(2)
  })

  it.each([
    ['anular', 'La administración anuló la partida entre Sin Retirada y Los Halcones'],
    [
      'falso',
      'La administración declaró falso el reporte de la partida entre Sin Retirada y Los Halcones: ambos clanes quedan sin ranking',
    ],
    ['trampa', /^La administración declaró trampa de Sin Retirada en la partida entre /],
  ] as const)('when it is ruled %s: the leaders of both clans', async (tipo, texto) => {
    const { admin, tatan, peuco, loica, chucao, winner, report } = await twoClans()
    const match = (await report()).data.id
    await admin.api.ruleMatch({
      params: { id: match },
      body: { tipo, motivo: 'Capturas', ...(tipo === 'trampa' ? { id_clan: winner } : {}) },
    })
    const said = typeof texto === 'string' ? texto : expect.stringMatching(texto)
    for (const leader of [tatan, peuco, loica])
      expect((await leader.api.listNotices()).data[0]).toMatchObject({ tipo: 'fallo', texto: said })
    expect((await read(chucao)).texts).toEqual([])
    await admin.api.ruleMatch({ params: { id: match }, body: { tipo: 'restituir', motivo: 'Se revisó' } })
    expect((await read(loica)).texts[0]).toMatch(/^La administración restituyó la partida entre /)
  })
})

it('a suspended player is told the scope, the end and the reason', async () => {
  const [admin, peuco] = [await moderator(), await somebody()]
  const hasta = new Date(site.clock.now.getTime() + 86_400_000).toISOString()
  await admin.api.createSuspension({
    body: { player_id: peuco.id, alcance: 'reportes', hasta, motivo: 'Reportes falsos' },
  })
  expect((await peuco.api.listNotices()).data).toMatchObject([
    {
      tipo: 'suspension',
      texto: expect.stringMatching(/^No puedes reportar hasta el .+\. Motivo: Reportes falsos$/),
      enlace: null,
    },
  ])
})

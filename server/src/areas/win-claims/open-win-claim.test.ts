import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { paths } from '@trinchera/contract/site-paths'
import { testDialects } from '@trinchera/db/testing'
import type { TestApp, TestPlayer } from '../../../testing/app'
import {
  codeOf,
  codesOf,
  evidenceFiles,
  evidenceRows,
  hoursAgo,
  openCase,
  picture,
  picturesOf,
} from '../../../testing/disputes'
import { memberOf, playedEtapa, staffedSite, type PlayedEtapa } from '../../../testing/played-etapa'

describe.each(testDialects)('opening a case of a win not reported, on %s', (dialect) => {
  let site: TestApp
  let admin: TestPlayer
  let moderator: TestPlayer
  let etapa: PlayedEtapa
  beforeAll(async () => {
    ;({ site, admin, moderator } = await staffedSite({ dialect }))
  })
  afterAll(() => site.stop())
  const started = new Date()
  beforeEach(async () => {
    site.clock.now = started
    etapa = await playedEtapa(site, admin)
  })

  const leader = (letter: string) => etapa.clan(letter).leader
  const open = (pair = 'AB', options = {}) => openCase(site, etapa, pair, options)
  const notices = async (player: TestPlayer, id: number) =>
    (await player.api.listNotices({ query: {} })).data.filter(({ enlace }) => enlace === paths.victoria(id))

  it('stores a case that waits 24 hours for the rival, and tells both the rival and the Assembly', async () => {
    const captain = await memberOf(site, etapa, 'A', 'Capitán')
    const winClaim = await open('AB', { by: captain })
    expect(winClaim).toMatchObject({
      estado: 'abierta',
      etapa: { id: etapa.id, juego: { id: etapa.juego } },
      ganador: { id: etapa.clan('A').id, nombre: etapa.clan('A').nombre },
      perdedor: { id: etapa.clan('B').id },
      jugada: hoursAgo(site, 25),
      mapas: [],
      quien: captain.username,
      responde_hasta: hoursAgo(site, -24),
      respuesta: null,
      votos: { si: 0, no: 0 },
      votantes: [],
      fallo: null,
      id_match: null,
    })
    expect(winClaim.evidencias.map(({ id_clan, quien, texto }) => [id_clan, quien, texto])).toEqual(
      Array.from({ length: 4 }, () => [etapa.clan('A').id, captain.username, '']),
    )
    expect(await notices(leader('B'), winClaim.id)).toEqual([
      expect.objectContaining({ tipo: 'partida', texto: expect.stringContaining('24 horas') }),
    ])
    expect(await notices(leader('C'), winClaim.id)).toHaveLength(1)
    expect(await notices(leader('A'), winClaim.id)).toEqual([])
  })

  it('is for report ranks of the winner, 24 hours to 14 days after the match, against a living clan of the etapa', async () => {
    const soldier = await memberOf(site, etapa, 'A', 'Miembro')
    for (const by of [soldier, leader('B'), leader('C'), moderator])
      expect(await codeOf(open('AB', { by }).then(() => ({ code: 201 })))).toBe(403)
    const refused = (pair: string, hours: number) => codeOf(open(pair, { hours }).then(() => ({ code: 201 })))
    for (const hours of [-1, 23.99, 14 * 24 + 0.01]) expect(await refused('AB', hours)).toBe(400)
    expect(await refused('AA', 25)).toBe(400)
    expect(await refused('AB', 24)).toBe(201)
    expect(await refused('AC', 14 * 24)).toBe(201)
    const paused = { nombre: 'x', id_juego: etapa.juego, activo: false, multijugador: true }
    const { data } = await site.visitor.getEtapa({ params: { id: etapa.id } })
    await admin.api.updateEtapa({ params: { id: etapa.id }, body: { ...paused, nombre: data.nombre } })
    expect(await refused('AD', 25)).toBe(400)
  })

  it('takes four to eight pictures unlike each other, refuses unknown maps, and keeps no file of what it refused', async () => {
    const before = evidenceFiles(site)
    const [twin, ...others] = await picturesOf(4)
    if (!twin) throw new Error('no picture')
    const send = (
      imagenes: Uint8Array[],
      mapas?: { codigo: string; rondas_ganador: number; rondas_perdedor: number }[],
    ) =>
      codeOf(
        leader('A').api.openVictoria({
          body: {
            id_etapa: etapa.id,
            id_clan_ganador: etapa.clan('A').id,
            id_clan_perdedor: etapa.clan('B').id,
            jugada: hoursAgo(site, 30),
            texto: 'No contestan',
            imagenes,
            ...(mapas ? { mapas } : {}),
          },
        }),
      )
    for (const count of [0, 1, 3, 9, 12]) expect([count, await send(await picturesOf(count))]).toEqual([count, 400])
    expect(await send([twin, twin, ...others])).toBe(409)
    expect(await send([...others, new Uint8Array(Buffer.from('<svg/>'))])).toBe(415)
    expect(await send([twin, ...others], [{ codigo: 'dm/nada', rondas_ganador: 7, rondas_perdedor: 2 }])).toBe(400)
    expect(await send([twin, ...others.slice(1), new Uint8Array(21 * 1024 * 1024)])).toBe(413)
    expect(evidenceFiles(site)).toEqual(before)
    expect(await send(await picturesOf(8))).toBe(201)
    expect(evidenceFiles(site)).toHaveLength(before.length + 8)
  })

  it('names the list of pictures in what it refuses', async () => {
    const form = new FormData()
    for (const [name, value] of Object.entries({
      id_etapa: etapa.id,
      id_clan_ganador: etapa.clan('A').id,
      id_clan_perdedor: etapa.clan('B').id,
      jugada: hoursAgo(site, 30),
      texto: 'No contestan',
      mapas: '[]',
    }))
      form.set(name, String(value))
    const send = () =>
      site.call('POST', '/ladder/victorias', {
        headers: { authorization: `Bearer ${leader('A').token}` },
        body: form,
      })
    expect((await send()).json.errors).toEqual([{ field: 'imagenes', message: 'Imágenes deben ser 4 o más' }])
    for (let count = 0; count < 4; count++) form.append('imagenes', new Blob([await picture()]), 'x.png')
    form.append('imagenes', new Blob(['<svg/>']), 'x.svg')
    expect((await send()).json.errors).toEqual([
      { field: 'imagenes', message: expect.stringMatching(/^Imagen 5: No se puede leer la imagen/) },
    ])
  })

  it('is once per pair of clans in either direction, also at the same moment', async () => {
    const captain = await memberOf(site, etapa, 'A', 'Capitán')
    const before = evidenceFiles(site).length
    const tries = await codesOf(
      [open('AB'), open('BA'), open('AB', { by: captain }), open('BA')].map((one) => one.then(() => ({ code: 201 }))),
    )
    expect(tries.toSorted()).toEqual([201, 409, 409, 409])
    expect(evidenceFiles(site)).toHaveLength(before + 4)
    expect(evidenceFiles(site)).toEqual(await evidenceRows(site))
  })
})

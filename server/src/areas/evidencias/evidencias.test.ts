import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { evidencePicture } from '@trinchera/contract/evidence-pictures'
import { insertSuspension } from '@trinchera/db/queries/players/suspensions'
import { testDialects } from '@trinchera/db/testing'
import { type TestApp, type TestPlayer } from '../../../testing/app'
import { codeOf, codesOf, evidenceFiles, evidenceRows, picture } from '../../../testing/disputes'
import { memberOf, playedEtapa, staffedSite, type PlayedEtapa } from '../../../testing/played-etapa'

const camera = 'Plaza de Armas 123'

describe.each(testDialects)('evidence on %s', (dialect) => {
  let site: TestApp
  let admin: TestPlayer
  let moderator: TestPlayer
  let etapa: PlayedEtapa
  let match = 0
  beforeAll(async () => {
    ;({ site, admin, moderator } = await staffedSite({ dialect }))
  })
  afterAll(() => site.stop())
  beforeEach(async () => {
    etapa = await playedEtapa(site, admin)
    match = await etapa.report('AB')
  })

  const put = async (by: TestPlayer, imagen?: Uint8Array, texto = 'Marcador', id = match) =>
    by.api.addEvidencia({ params: { id }, body: { imagen: imagen ?? (await picture()), texto } })
  const list = (by: TestPlayer, id = match) => by.api.listEvidencias({ params: { id } })
  const takeBack = (by: TestPlayer, idEvidencia: number, id = match) =>
    by.api.deleteEvidencia({ params: { id, idEvidencia } })
  const fetchPicture = (path: string, headers: Record<string, string> = {}) => fetch(site.url + path, { headers })
  const statusOf = async (by: TestPlayer | null, idEvidencia: number, id = match) =>
    (await fetchPicture(`${evidencePicture.partida(id, idEvidencia)}${by ? `?token=${by.token}` : ''}`)).status
  const ruling = (tipo: 'anular' | 'restituir') =>
    moderator.api.ruleMatch({ params: { id: match }, body: { tipo, motivo: 'Se revisó' } })
  const leader = (letter: string) => etapa.clan(letter).leader

  it('is put, listed and seen by the report ranks of both clans and by moderators, and by nobody else', async () => {
    const captain = await memberOf(site, etapa, 'A', 'Capitán')
    const [member, editor, stranger] = [
      await memberOf(site, etapa, 'A', 'Miembro'),
      await site.player(`Pregonera ${etapa.clan('A').nombre.slice(-2)}`, { rol: 4, admin: 1 }),
      await site.player(`Nadie ${etapa.clan('A').nombre.slice(-2)}`),
    ]
    const { code, data } = await put(captain)
    expect([code, data]).toEqual([
      201,
      {
        id: expect.any(Number),
        id_clan: etapa.clan('A').id,
        quien: captain.username,
        texto: 'Marcador',
        fecha: site.clock.now.toISOString(),
      },
    ])
    for (const reader of [leader('A'), captain, leader('B'), moderator, admin]) {
      expect((await list(reader)).data).toEqual([data])
      expect(await statusOf(reader, data.id)).toBe(200)
    }
    for (const other of [member, leader('C'), editor, stranger]) {
      expect(await codeOf(list(other))).toBe(403)
      expect(await statusOf(other, data.id)).toBe(403)
    }
    for (const other of [member, leader('C'), stranger, moderator]) expect(await codeOf(put(other))).toBe(403)
    expect(await statusOf(null, data.id)).toBe(401)
    expect(await statusOf(captain, 999_999)).toBe(404)
    expect(await statusOf(captain, data.id, 999_999)).toBe(404)
    await leader('A').api.expelMember({ body: { clanId: etapa.clan('A').id, playerId: captain.id } })
    expect(await statusOf(captain, data.id)).toBe(403)
  })

  it('is not seen by the id of another match', async () => {
    const { data } = await put(leader('A'))
    const other = await etapa.report('CD')
    expect(await statusOf(leader('C'), data.id, other)).toBe(404)
    expect(await codeOf(takeBack(leader('A'), data.id, other))).toBe(404)
    const own = await etapa.report('AC')
    expect(await statusOf(leader('A'), data.id, own)).toBe(404)
  })

  it('is a re-encoded picture that no shared cache keeps, opened also by the cookie and the header', async () => {
    const photo = await sharp(await picture())
      .withExif({ IFD0: { Copyright: camera } })
      .jpeg()
      .toBuffer()
    const { data } = await put(
      leader('A'),
      new Uint8Array(Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')])),
    )
    const path = evidencePicture.partida(match, data.id)
    const reply = await fetchPicture(path, { authorization: `Bearer ${leader('B').token}` })
    expect([reply.status, reply.headers.get('content-type'), reply.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'private, no-store',
    ])
    expect([reply.headers.get('x-content-type-options'), reply.headers.get('etag')]).toEqual(['nosniff', null])
    const bytes = Buffer.from(await reply.arrayBuffer())
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    for (const leftover of [camera, '<script>']) expect(bytes.includes(leftover)).toBe(false)
    const cookie = { cookie: `trinchera_session=${leader('B').token}` }
    expect((await fetchPicture(path, cookie)).status).toBe(200)
    expect((await fetchPicture(path, { authorization: 'Bearer x' })).status).toBe(401)
  })

  it('is at no open address, and in no public reply, own data or log of staff but its caption in one’s own data', async () => {
    const caption = 'La tercera ronda, entera'
    await put(leader('A'), undefined, caption)
    const [file = ''] = evidenceFiles(site).slice(-1)
    for (const path of [
      `/evidencias/${file}`,
      `/uploads/${file}`,
      `/uploads/evidencias/${file}`,
      `/uploads/../evidencias/${file}`,
    ])
      expect((await fetchPicture(path)).headers.get('content-type') ?? '').not.toContain('image')
    await ruling('anular')
    await ruling('restituir')
    const said = JSON.stringify([
      await site.visitor.getMatch({ params: { id: match } }),
      await site.visitor.listLastMatches({ query: {} }),
      await admin.api.listAudit({ query: {} }),
      await leader('B').api.exportOwnData({ params: { id: leader('B').id } }),
    ])
    for (const name of await evidenceRows(site)) expect(said).not.toContain(name.replace('.webp', ''))
    expect(said).not.toContain(caption)
    const own = JSON.stringify(await leader('A').api.exportOwnData({ params: { id: leader('A').id } }))
    expect(own).toContain(caption)
    expect(own).not.toContain('.webp')
  })

  it('stays when its player closes the account, and can be taken back by nobody then', async () => {
    const captain = await memberOf(site, etapa, 'A', 'Capitán')
    const { data } = await put(captain)
    await captain.api.closeAccount({ body: { password: 'Trinchera-1944' } })
    expect((await list(leader('B'))).data).toEqual([data])
    expect(await statusOf(leader('B'), data.id)).toBe(200)
    expect(await codeOf(takeBack(leader('A'), data.id))).toBe(403)
  })

  it('is refused as a picture, with nothing kept, where it is none, too large, or has too long a caption', async () => {
    const before = evidenceFiles(site)
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    expect(await codeOf(put(leader('A'), new Uint8Array(svg)))).toBe(415)
    expect(await codeOf(put(leader('A'), (await picture()).subarray(0, 90)))).toBe(400)
    expect(await codeOf(put(leader('A'), new Uint8Array(21 * 1024 * 1024)))).toBe(413)
    expect(await codeOf(put(leader('A'), undefined, 'x'.repeat(301)))).toBe(400)
    expect((await put(leader('A'), undefined, 'x'.repeat(300))).code).toBe(201)
    expect(
      await codeOf(leader('A').api.addEvidencia({ params: { id: match }, body: { imagen: new Uint8Array() } })),
    ).toBe(400)
    expect(await codeOf(put(leader('A'), undefined, '', 999_999))).toBe(404)
    const hasta = new Date(site.clock.now.getTime() + 86_400_000).toISOString()
    await insertSuspension(site.database.db, {
      player_id: leader('B').id,
      alcance: 'reportes',
      hasta,
      motivo: 'Reportes falsos',
      created_at: site.clock.now.toISOString(),
      created_by: admin.id,
    })
    expect(await codeOf(put(leader('B')))).toBe(423)
    expect(evidenceFiles(site)).toHaveLength(before.length + 1)
  })

  it('is at most eight a side and each picture once, also at the same moment, and leaves no file behind', async () => {
    const captain = await memberOf(site, etapa, 'A', 'Capitán')
    const twin = await picture()
    const twins = await codesOf([leader('A'), captain, leader('B'), captain].map((who) => put(who, twin)))
    expect(twins.toSorted()).toEqual([201, 409, 409, 409])
    const [{ id_clan } = { id_clan: 0 }] = (await list(leader('A'))).data
    const taken = id_clan === etapa.clan('A').id ? 1 : 0
    const rush = await codesOf(Array.from({ length: 12 }, (_, index) => put(index % 2 ? captain : leader('A'))))
    expect(rush.filter((code) => code === 201)).toHaveLength(8 - taken)
    expect(rush.filter((code) => code === 400)).toHaveLength(4 + taken)
    expect((await put(leader('B'))).code).toBe(201)
    expect((await list(leader('B'))).data.filter((one) => one.id_clan === etapa.clan('A').id)).toHaveLength(8)
    expect(evidenceFiles(site)).toEqual(await evidenceRows(site))
  })

  it('is taken back by whoever put it while no ruling stands, which frees its place and deletes the file', async () => {
    const { data } = await put(leader('A'))
    const files = evidenceFiles(site).length
    expect(await codeOf(takeBack(leader('B'), data.id))).toBe(403)
    expect(await codeOf(takeBack(moderator, data.id))).toBe(403)
    await ruling('anular')
    expect(await codeOf(takeBack(leader('A'), data.id))).toBe(409)
    await ruling('restituir')
    const gone = await codesOf(Array.from({ length: 3 }, () => takeBack(leader('A'), data.id)))
    expect(gone.toSorted()).toEqual([200, 404, 404])
    expect(evidenceFiles(site)).toHaveLength(files - 1)
    expect(await statusOf(leader('A'), data.id)).toBe(404)
    expect((await list(leader('A'))).data).toEqual([])
  })

  it('is refused once the etapa is archived, and can still be seen', async () => {
    const { data } = await put(leader('A'))
    await admin.api.archiveEtapa({ params: { id: etapa.id } })
    expect(await codeOf(put(leader('A')))).toBe(409)
    expect(await statusOf(leader('B'), data.id)).toBe(200)
    expect(evidenceFiles(site)).toEqual(await evidenceRows(site))
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { webhookEvents } from '@trinchera/rules/webhooks'
import { addMember, setRangos } from '@trinchera/db/queries/clanes/memberships'
import { startTestApp, type TestApp, type TestPlayer } from '../../../testing/app'

let site: TestApp
let admin: TestPlayer
beforeAll(async () => {
  site = await startTestApp()
  admin = await site.player('Comandante', { rol: 1, admin: 1 })
})
afterAll(() => site.stop())

const letters = 'ABCDEFGHJKMN'
let count = 0
const someone = () => site.player(`Ganchera ${letters[count++ % 12]}${letters[Math.floor(count / 12)]}`)
const signed = 'https://clan.example.com/trinchera?llave=secreta-1234'
const discord = 'https://discord.com/api/webhooks/123456789012345678/Abc-def_ghi'

async function clanWith(rango?: 'Co-Lider' | 'Capitán') {
  const leader = await someone()
  const juego = (await admin.api.createJuego({ body: { nombre: `Juego de ${leader.username}` } })).data.id
  const etapa = (
    await admin.api.createEtapa({ body: { nombre: 'Etapa', id_juego: juego, activo: true, multijugador: true } })
  ).data.id
  const { id } = (await leader.api.createClan({ body: { nombre: 'Los Halcones', tag: 'HAL', id_etapa: etapa } })).data
  if (!rango) return { id, etapa, leader, mate: leader }
  const mate = await someone()
  const { db } = site.database
  await addMember(db, { id_clan: id, player_id: mate.id, id_etapa: etapa, joined_at: site.clock.now.toISOString() })
  await setRangos(db, id, [{ id: mate.id, rango }])
  return { id, etapa, leader, mate }
}
const add = ({ api }: TestPlayer, id: number, url = signed) =>
  api.createGancho({ params: { id }, body: { url, eventos: ['partida', 'reto'] } })

describe('a webhook of a clan', () => {
  it('shows its secret once, and of its address only the host and the end', async () => {
    const { id, leader } = await clanWith()
    const { code, data } = await add(leader, id)
    expect(code).toBe(201)
    expect(data).toMatchObject({ clase: 'firmado', host: 'clan.example.com', final: '1234', activo: true, envios: [] })
    expect(data.eventos).toEqual(['partida', 'reto'])
    expect(Buffer.from(data.secreto?.replace('whsec_', '') ?? '', 'base64')).toHaveLength(24)
    const renewed = (await leader.api.renewGanchoSecret({ params: { id, gancho: data.id } })).data.secreto
    expect(renewed).toMatch(/^whsec_/)
    expect(renewed).not.toBe(data.secreto)
    const { text } = await site.call('GET', `/clanes/${id}/ganchos`, {
      headers: { authorization: `Bearer ${leader.token}` },
    })
    for (const hidden of ['llave', 'whsec_', 'secreta']) expect(text).not.toContain(hidden)
  })

  it('of Discord is known by its address, and has no secret', async () => {
    const { id, leader } = await clanWith()
    for (const url of [
      discord,
      discord.replace('discord.com', 'ptb.discord.com'),
      discord.replace('/api/', '/api/v10/'),
    ])
      expect((await add(leader, id, url)).data).toMatchObject({ clase: 'discord', secreto: null })
    const [first] = (await leader.api.listGanchos({ params: { id } })).data
    await expect(leader.api.renewGanchoSecret({ params: { id, gancho: first?.id ?? 0 } })).rejects.toMatchObject({
      code: 400,
    })
  })

  it.each([
    'http://clan.example.com/x',
    'https://localhost/x',
    'https://127.0.0.1/x',
    'https://192.168.1.20/x',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://0x7f000001/x',
    'https://user:pass@clan.example.com/x',
    'https://router.local/x',
    'https://discord.com/channels/1/2',
    'https://discord.com/api/webhooks/123456789012345678/Abc/slack',
    'no es una dirección',
    ' ',
  ])('is refused the address %s', async (url) => {
    const { id, leader } = await clanWith()
    await expect(add(leader, id, url)).rejects.toMatchObject({ code: 400, errors: [{ field: 'url' }] })
    expect((await leader.api.listGanchos({ params: { id } })).data).toEqual([])
  })

  it('is one of three, each of another address', async () => {
    const { id, leader } = await clanWith()
    const urls = ['a', 'b', 'c', 'd'].map((path) => `https://clan.example.com/${path}`)
    await add(leader, id, urls[0])
    await expect(add(leader, id, urls[0])).rejects.toMatchObject({ code: 409, errors: [{ field: 'url' }] })
    const rest = await Promise.allSettled(urls.slice(1).map((url) => add(leader, id, url)))
    expect(rest.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect((await leader.api.listGanchos({ params: { id } })).data).toHaveLength(3)
  })

  it('is managed by a Co-Líder too, by no Capitán, no staff, and no leader of another clan', async () => {
    const own = await clanWith('Co-Lider')
    const { id, leader, mate } = own
    const webhook = (await add(mate, id)).data.id
    const params = { id, gancho: webhook }
    const body = { eventos: [...webhookEvents], activo: false }
    const captain = (await clanWith('Capitán')).mate
    const elsewhere = await clanWith()
    for (const { api } of [captain, admin, elsewhere.leader]) {
      for (const call of [
        () => api.listGanchos({ params: { id } }),
        () => api.updateGancho({ params, body }),
        () => api.testGancho({ params }),
        () => api.renewGanchoSecret({ params }),
        () => api.deleteGancho({ params }),
      ])
        await expect(call()).rejects.toMatchObject({ code: 403 })
    }
    // nor can a leader reach another clan's webhook through their own clan
    await expect(
      elsewhere.leader.api.deleteGancho({ params: { id: elsewhere.id, gancho: webhook } }),
    ).rejects.toMatchObject({
      code: 404,
    })
    expect((await leader.api.updateGancho({ params, body })).data).toMatchObject({
      activo: false,
      eventos: [...webhookEvents],
    })
    await leader.api.deleteGancho({ params })
    await expect(leader.api.updateGancho({ params, body })).rejects.toMatchObject({ code: 404 })
  })

  it('is told at least of one thing', async () => {
    const { id, leader } = await clanWith()
    const call = leader.api.createGancho({ params: { id }, body: { url: signed, eventos: [] } })
    await expect(call).rejects.toMatchObject({ code: 400, errors: [{ field: 'eventos' }] })
  })

  it('is tested also while it is paused', async () => {
    const { id, leader } = await clanWith()
    const webhook = (await add(leader, id)).data.id
    await leader.api.updateGancho({ params: { id, gancho: webhook }, body: { eventos: ['reto'], activo: false } })
    const { code, data } = await leader.api.testGancho({ params: { id, gancho: webhook } })
    expect(code).toBe(201)
    expect(data).toMatchObject({ tipo: 'webhook.test', estado: 'pendiente', intentos: 0 })
    expect((await leader.api.listGanchos({ params: { id } })).data).toMatchObject([{ envios: [{ id: data.id }] }])
  })

  it('ends with its clan; in an archived etapa it can still be deleted, and none is added', async () => {
    const ended = await clanWith()
    await add(ended.leader, ended.id)
    await ended.leader.api.deleteClan({ body: { clanId: ended.id } })
    const left = await site.database.db.selectFrom('ganchos').where('id_clan', '=', ended.id).selectAll().execute()
    expect(left).toEqual([])

    const archived = await clanWith()
    const webhook = (await add(archived.leader, archived.id)).data.id
    await admin.api.archiveEtapa({ params: { id: archived.etapa } })
    await expect(add(archived.leader, archived.id, discord)).rejects.toMatchObject({ code: 409 })
    await archived.leader.api.deleteGancho({ params: { id: archived.id, gancho: webhook } })
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeStreamers } from '@trinchera/db/queries/streams/streamers'
import { bumpVersion } from '@trinchera/db/queries/site/versions'
import type { StreamersTable } from '@trinchera/db/schema/streams'
import { startTestApp, type TestApp } from '../../../testing/app'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp()
})
afterAll(() => site.stop())

/** Stores a streamer as the worker does after a reply of Twitch. */
const received = (login: string, changes: Partial<StreamersTable> = {}) =>
  site.database.transaction(async (trx) => {
    await storeStreamers(trx, [
      {
        login,
        display_name: null,
        profile_image: null,
        checked_at: null,
        stream: null,
        announced: null,
        ended_at: null,
        ...changes,
      },
    ])
    await bumpVersion(trx, 'streams')
  })
const stream = (login: string, viewer_count: number) => ({
  id: `s-${login}`,
  user_login: login,
  user_name: login,
  title: 'Clan war',
  game_name: 'Medal of Honor: Allied Assault',
  viewer_count,
  thumbnail_url: '',
  started_at: null,
})

describe('who streams', () => {
  it('is empty before a player has a channel', async () => {
    expect((await site.visitor.getStreams()).data).toEqual({
      online: [],
      ofline: [],
      youtube: [],
      actualizado: null,
      al_dia: true,
    })
  })

  it('lists a player as offline once the channel is saved, under the current name, until it is removed', async () => {
    const player = await site.player('Peuco')
    const edit = (body: { username?: string; twitch?: string; youtube?: string }) =>
      player.api.updatePlayer({ params: { id: player.id }, body })
    await edit({ twitch: 'https://www.twitch.tv/Peuco_TV', youtube: '@peuco.tv' })
    const jugador = { id: player.id, username: 'Peuco' }
    expect((await site.visitor.getStreams()).data).toMatchObject({
      ofline: [{ login: 'peuco_tv', displayName: 'peuco_tv', profileImage: null, jugador }],
      youtube: [{ ...jugador, enlace: 'https://www.youtube.com/@peuco.tv' }],
    })
    await edit({ username: 'Peuco Dos' })
    expect((await site.visitor.getStreams()).data.ofline[0]?.jugador).toEqual({ id: player.id, username: 'Peuco Dos' })
    await edit({ twitch: '', youtube: '' })
    expect((await site.visitor.getStreams()).data).toMatchObject({ ofline: [], youtube: [] })
  })

  it('lists live streams by viewers, then offline streamers by name, each once', async () => {
    const [a, b, c, d] = [
      await site.player('Zorzal'),
      await site.player('Loica'),
      await site.player('Ñandú'),
      await site.player('Chercán'),
    ]
    for (const [{ id }, twitch] of [
      [a, 'zorzal_tv'],
      [b, 'loica_tv'],
      [c, 'nandu_tv'],
      [d, 'zorzal_tv'],
    ] as const) {
      await site.database.db.updateTable('players').set({ twitch }).where('id', '=', id).execute()
    }
    await received('zorzal_tv', { display_name: 'Zorzal' })
    await received('loica_tv', { stream: JSON.stringify(stream('loica_tv', 3)) })
    await received('nandu_tv', { stream: JSON.stringify(stream('nandu_tv', 30)) })
    const { data } = await site.visitor.getStreams()
    expect(data.online.map(({ user_login, jugador }) => [user_login, jugador?.username])).toEqual([
      ['nandu_tv', 'Ñandú'],
      ['loica_tv', 'Loica'],
    ])
    expect(data.ofline.map(({ displayName, jugador }) => [displayName, jugador?.username])).toEqual([
      ['Zorzal', 'Zorzal'],
    ])
    const { headers } = await site.call('GET', '/stream')
    expect(
      (await site.call('GET', '/stream', { headers: { 'if-none-match': headers.get('etag') ?? '' } })).status,
    ).toBe(304)
  })
})

describe('following', () => {
  it('is possible only for streamers of the community, ignoring case, and can be undone', async () => {
    const [fan, streamer] = [await site.player('Hincha'), await site.player('Cabo')]
    await streamer.api.updatePlayer({ params: { id: streamer.id }, body: { twitch: 'cabo_tv' } })
    const { api } = fan
    expect((await api.followStreamer({ params: { login: 'Cabo_TV' } })).data).toEqual(['cabo_tv'])
    expect((await api.followStreamer({ params: { login: 'cabo_tv' } })).data).toEqual(['cabo_tv'])
    await expect(api.followStreamer({ params: { login: 'nadie_tv' } })).rejects.toMatchObject({ code: 404 })
    expect((await api.listFollowed()).data).toEqual(['cabo_tv'])
    expect((await api.unfollowStreamer({ params: { login: 'cabo_tv' } })).data).toEqual([])
    await expect(api.followStreamer({ params: { login: '../x' } })).rejects.toMatchObject({ code: 400 })
  })

  it('is in the data export, and is deleted with the account', async () => {
    const [fan, streamer] = [await site.player('Golondrina'), await site.player('Sargento')]
    await streamer.api.updatePlayer({ params: { id: streamer.id }, body: { twitch: 'sargento_tv' } })
    await fan.api.followStreamer({ params: { login: 'sargento_tv' } })
    await fan.api.setServerAlert({ params: { id: 2 }, body: { jugadores: 8 } })
    expect((await fan.api.exportOwnData({ params: { id: fan.id } })).data).toMatchObject({
      streamers_seguidos: ['sargento_tv'],
      avisos_de_servidores: [{ id_servidor: 2, jugadores: 8 }],
    })
    await fan.api.closeAccount({ body: { password: 'Trinchera-1944' } })
    for (const table of ['stream_follows', 'server_alerts'] as const) {
      expect(await site.database.db.selectFrom(table).where('player_id', '=', fan.id).selectAll().execute()).toEqual([])
    }
  })

  it('is deleted with a player whom staff delete', async () => {
    const [boss, fan, streamer] = [
      await site.player('Jefe', { rol: 1, admin: 1 }),
      await site.player('Gaviota'),
      await site.player('Teniente'),
    ]
    await streamer.api.updatePlayer({ params: { id: streamer.id }, body: { twitch: 'teniente_tv' } })
    await fan.api.followStreamer({ params: { login: 'teniente_tv' } })
    await fan.api.setServerAlert({ params: { id: 2 }, body: { jugadores: 8 } })
    await boss.api.deleteAdminPlayer({ params: { id: fan.id } })
    for (const table of ['stream_follows', 'server_alerts'] as const) {
      expect(await site.database.db.selectFrom(table).where('player_id', '=', fan.id).selectAll().execute()).toEqual([])
    }
  })
})

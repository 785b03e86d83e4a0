import { expect, test } from 'vitest'
import { playerUrl, streamerName } from './twitch'

test.each([
  ['by the display name of Twitch', 'QuiltroTV', { username: 'Quiltro' }, 'QuiltroTV'],
  ['by the username, if the display name is just the login', 'quiltro_tv', { username: 'Quiltro' }, 'Quiltro'],
  ['by the login, if no player owns the channel', 'quiltro_tv', null, 'quiltro_tv'],
])('a streamer is called %s', (_, name, jugador, wanted) =>
  expect(streamerName('quiltro_tv', name, jugador)).toBe(wanted),
)

test('the address of the player names the embedding site', () => {
  expect(playerUrl('quiltro_tv', 'trinchera.cl')).toBe(
    'https://player.twitch.tv/?channel=quiltro_tv&parent=trinchera.cl&autoplay=true',
  )
})

import { expect, test } from 'vitest'
import { playerUrl, streamerName } from './twitch'

test.each([
  ['as Twitch writes it', 'QuiltroTV', { username: 'Quiltro' }, 'QuiltroTV'],
  ['by our own name, where Twitch says no more than the login', 'quiltro_tv', { username: 'Quiltro' }, 'Quiltro'],
  ['by the login, where the channel is nobody of ours', 'quiltro_tv', null, 'quiltro_tv'],
])('a streamer is called %s', (_, name, jugador, wanted) =>
  expect(streamerName('quiltro_tv', name, jugador)).toBe(wanted),
)

test('the player is told which site it plays in', () => {
  expect(playerUrl('quiltro_tv', 'trinchera.cl')).toBe(
    'https://player.twitch.tv/?channel=quiltro_tv&parent=trinchera.cl&autoplay=true',
  )
})

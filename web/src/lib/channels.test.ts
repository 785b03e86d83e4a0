import { expect, test } from 'vitest'
import { channelsOf } from './channels'

test('a name leads to its channel, and is read as a name', () => {
  expect(channelsOf({ twitch: 'quiltro_tv', youtube: '@quiltro' })).toEqual({
    twitch: { url: 'https://www.twitch.tv/quiltro_tv', label: 'quiltro_tv' },
    youtube: { url: 'https://www.youtube.com/@quiltro', label: '@quiltro' },
  })
})

test('an address is kept, and read without its site', () => {
  expect(channelsOf({ twitch: null, youtube: 'https://www.youtube.com/channel/UC123' })).toEqual({
    twitch: null,
    youtube: { url: 'https://www.youtube.com/channel/UC123', label: 'channel/UC123' },
  })
})

test('what is no address can only be a name on one of the two sites', () => {
  for (const kept of ['javascript:alert(1)', '//otro.cl', 'data:text/html,x']) {
    const { twitch, youtube } = channelsOf({ twitch: kept, youtube: kept })
    expect([twitch, youtube].map((channel) => new URL(channel?.url ?? '').host)).toEqual([
      'www.twitch.tv',
      'www.youtube.com',
    ])
  }
})

import { expect, test } from 'vitest'
import { channelsOf } from './channels'

test('a name becomes the URL of its channel, labelled with the name', () => {
  expect(channelsOf({ twitch: 'quiltro_tv', youtube: '@quiltro' })).toEqual({
    twitch: { url: 'https://www.twitch.tv/quiltro_tv', label: 'quiltro_tv' },
    youtube: { url: 'https://www.youtube.com/@quiltro', label: '@quiltro' },
  })
})

test('a URL becomes the plain one, labelled without the site part', () => {
  const id = 'channel/UCabcdefghijklmnopqrstuv'
  expect(
    channelsOf({ twitch: 'https://m.twitch.tv/Quiltro_TV/home', youtube: `https://youtube.com/${id}/featured?si=z` }),
  ).toEqual({
    twitch: { url: 'https://www.twitch.tv/quiltro_tv', label: 'quiltro_tv' },
    youtube: { url: `https://www.youtube.com/${id}`, label: id },
  })
})

test('anything but an https URL is treated as a name on the site', () => {
  for (const stored of ['javascript:alert(1)', '//otro.cl', 'data:text/html,x']) {
    const { twitch, youtube } = channelsOf({ twitch: stored, youtube: stored })
    expect([twitch, youtube].map((channel) => new URL(channel?.url ?? '').host)).toEqual([
      'www.twitch.tv',
      'www.youtube.com',
    ])
  }
})

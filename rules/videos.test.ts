import { describe, expect, test } from 'vitest'
import { videoIn, videoOf } from './videos'

describe('what a video is played from', () => {
  test.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    [
      'https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=1m30s',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90',
    ],
    ['youtu.be/dQw4w9WgXcQ?t=42', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=42'],
    ['http://m.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://www.youtube.com/live/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    [
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90',
    ],
    ['  https://www.twitch.tv/videos/1234567  ', 'https://player.twitch.tv/?video=v1234567'],
    ['https://player.twitch.tv/?video=v1234567&parent=otro.test', 'https://player.twitch.tv/?video=v1234567'],
    ['https://www.twitch.tv/Quiltro_TV', 'https://player.twitch.tv/?channel=quiltro_tv'],
    ['https://www.twitch.tv/quiltro_tv/clip/Audaz-Trinchera_1', 'https://clips.twitch.tv/embed?clip=Audaz-Trinchera_1'],
    ['https://clips.twitch.tv/Audaz-Trinchera_1', 'https://clips.twitch.tv/embed?clip=Audaz-Trinchera_1'],
  ])('%s', (address, src) => {
    expect(videoOf(address)?.src).toBe(src)
  })

  test('a player’s address gives itself again, and so does the page', () => {
    for (const address of [
      'youtu.be/dQw4w9WgXcQ?t=42',
      'twitch.tv/videos/12',
      'twitch.tv/quiltro_tv',
      'clips.twitch.tv/Audaz',
    ]) {
      const video = videoOf(address)
      expect(videoOf(video?.src ?? '')).toEqual(video)
      expect(videoOf(video?.page ?? '')).toEqual(video)
    }
  })
})

describe('what is no video', () => {
  test.each([
    '',
    'hola',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://vimeo.com/1',
    'https://youtube.com.malo.test/watch?v=dQw4w9WgXcQ',
    'https://malo.test/?https://youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com/@quiltro',
    'https://www.youtube.com/watch?v=no',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ%22onload',
    'https://usuario@youtu.be/dQw4w9WgXcQ',
    'https://youtu.be:8443/dQw4w9WgXcQ',
    'https://www.twitch.tv/videos/abc',
    'https://www.twitch.tv/directory/game/x',
  ])('%s', (address) => {
    expect(videoOf(address)).toBeNull()
  })
})

test('a video in a pasted text is found, and the text alone is none', () => {
  const text = 'Mira (https://youtu.be/dQw4w9WgXcQ?si=AbC123&t=42).'
  expect(videoIn(text)?.page).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s')
  expect(videoOf(text)).toBeNull()
  expect(videoIn('https://malo.test/?https://youtu.be/dQw4w9WgXcQ')).toBeNull()
})

import { describe, expect, it } from 'vitest'
import { twitchLogin, voluteProfile, youtubeChannel } from './links'

describe('a Twitch channel', () => {
  it.each([
    ['nandu_tv', 'nandu_tv'],
    ['@Nandu_TV', 'nandu_tv'],
    ['https://www.twitch.tv/Nandu_TV', 'nandu_tv'],
    ['twitch.tv/nandu_tv/', 'nandu_tv'],
  ])('%s is %s', (text, login) => expect(twitchLogin(text)).toBe(login))
  it.each([
    'javascript:alert(1)',
    'https://twitch.tv.evil.cl/nandu',
    'https://evil.cl/twitch.tv',
    'abc',
    'a b c d',
    'https://user@twitch.tv/nandu',
    'https://twitch.tv/videos/123',
    '',
  ])('%s is none', (text) => expect(twitchLogin(text)).toBeNull())
})

describe('a YouTube channel', () => {
  it.each([
    ['@nandu', 'https://www.youtube.com/@nandu'],
    ['https://youtube.com/@nandu', 'https://www.youtube.com/@nandu'],
    ['m.youtube.com/@ñandú', 'https://www.youtube.com/@ñandú'],
    [
      'https://www.youtube.com/channel/UC1234567890123456789012',
      'https://www.youtube.com/channel/UC1234567890123456789012',
    ],
    ['https://youtube.com/c/nandu/', 'https://www.youtube.com/c/nandu'],
  ])('%s is %s', (text, address) => expect(youtubeChannel(text)).toBe(address))
  it.each([
    'javascript:alert(1)',
    'https://youtube.com/watch?v=abc',
    'https://youtube.com.evil.cl/@nandu',
    'data:text/html,@nandu',
    '@a',
    'https://youtube.com/%E0%A4%A',
    '',
  ])('%s is none', (text) => expect(youtubeChannel(text)).toBeNull())
})

it('a launcher profile is an id, not a sentence', () => {
  expect(voluteProfile('489007')).toBe('489007')
  expect(voluteProfile('<b>hola</b>')).toBeNull()
})

import { describe, expect, it } from 'vitest'
import { twitchLogin, voluteProfile, youtubeChannel } from './links'
import { pastedAddress, withoutStuck } from './web-address'

describe('a Twitch channel', () => {
  it.each([
    ['nandu_tv', 'nandu_tv'],
    ['@Nandu_TV', 'nandu_tv'],
    ['https://www.twitch.tv/Nandu_TV', 'nandu_tv'],
    ['twitch.tv/nandu_tv/', 'nandu_tv'],
    ['https://www.twitch.tv/nandu_tv?sr=a', 'nandu_tv'],
    ['https://m.twitch.tv/nandu_tv/home', 'nandu_tv'],
    ['https://www.twitch.tv/nandu_tv/about', 'nandu_tv'],
    ['https://www.twitch.tv/nandu_tv/videos?filter=all&sort=time', 'nandu_tv'],
    ['HTTPS://M.TWITCH.TV/Nandu_TV#x', 'nandu_tv'],
    ['//www.twitch.tv/nandu_tv', 'nandu_tv'],
    ['https://www.twitch.tv/popout/nandu_tv/chat', 'nandu_tv'],
    ['https://player.twitch.tv/?channel=nandu_tv&parent=x.cl', 'nandu_tv'],
    ['Mira mi canal: https://www.twitch.tv/nandu_tv?sr=a!', 'nandu_tv'],
    ['Síganme (https://twitch.tv/nandu_tv), hoy a las 22.', 'nandu_tv'],
    ['https://www.youtube.com/@x <https://twitch.tv/nandu_tv>', 'nandu_tv'],
    ['https://twitch.tv/nandu_tv%20', 'nandu_tv'],
    ['\u200bhttps://twitch.tv/nandu_tv\u200b', 'nandu_tv'],
    ['abc', 'abc'],
  ])('%s is %s', (text, login) => expect(twitchLogin(text)).toBe(login))
  it.each([
    'javascript:alert(1)',
    'https://twitch.tv.evil.cl/nandu',
    'https://evil.cl/?u=https://twitch.tv/nandu',
    '_recluta_tv',
    'https://www.twitch.tv/_recluta_tv',
    'ab',
    'ñandú_tv',
    'https://www.twitch.tv/directory/game/x',
    'https://www.twitch.tv/team/nandues',
    'https://www.twitch.tv/',
    'https://evil.cl/twitch.tv',
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
    ['https://youtube.com/@canal_x?si=AbC123', 'https://www.youtube.com/@canal_x'],
    ['https://www.youtube.com/@canal_x/featured', 'https://www.youtube.com/@canal_x'],
    ['https://www.youtube.com/@canal_x/videos?view=0&sort=dd', 'https://www.youtube.com/@canal_x'],
    [
      'https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv?si=zz',
      'https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv',
    ],
    [
      'https://music.youtube.com/channel/UCabcdefghijklmnopqrstuv',
      'https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv',
    ],
    [
      'https://studio.youtube.com/channel/UCabcdefghijklmnopqrstuv/videos',
      'https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv',
    ],
    ['HTTPS://YouTube.COM/@Canal_X/', 'https://www.youtube.com/@Canal_X'],
    ['https://www.youtube.com/user/canalx/about', 'https://www.youtube.com/user/canalx'],
    ['https://www.youtube.com/c/Canal%20', 'https://www.youtube.com/c/Canal'],
    ['https://youtube.com/%40canal_x', 'https://www.youtube.com/@canal_x'],
    ['https://www.youtube.com/@%C3%B1and%C3%BA?si=1', 'https://www.youtube.com/@ñandú'],
    ['@n\u0303andu\u0301', 'https://www.youtube.com/@ñandú'],
    ['Mira mi canal: https://youtube.com/@canal_x?si=AbC123 !', 'https://www.youtube.com/@canal_x'],
    ['«https://youtube.com/@canal.x.»', 'https://www.youtube.com/@canal.x'],
    ['Subo en youtube.com/@canal_x.', 'https://www.youtube.com/@canal_x'],
  ])('%s is %s', (text, address) => expect(youtubeChannel(text)).toBe(address))
  it.each([
    'javascript:alert(1)',
    'https://youtube.com/watch?v=abc',
    'https://youtu.be/dQw4w9WgXcQ?si=x',
    'https://www.youtube.com/channel/UCcorto?si=zz',
    'https://evil.cl/youtube.com/@nandu',
    'https://youtube.com@evil.cl/@nandu',
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

describe('a pasted address', () => {
  it.each([
    ['https://discord.gg/abc', 'https://discord.gg/abc'],
    ['  https://example.cl/a?b=1,2  ', 'https://example.cl/a?b=1,2'],
    ['Bájalo acá: https://example.cl/juego.zip.', 'https://example.cl/juego.zip'],
    ['<https://example.cl/x>', 'https://example.cl/x'],
    ['(https://example.cl/x)', 'https://example.cl/x'],
    ['https://example.cl/x)', 'https://example.cl/x'],
    ['https://es.wikipedia.org/wiki/Trinchera_(guerra)', 'https://es.wikipedia.org/wiki/Trinchera_(guerra)'],
    ['instagram.com/trinchera', 'https://instagram.com/trinchera'],
    ['www.example.cl', 'https://www.example.cl'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['hola', 'hola'],
    ['', ''],
  ])('%s is %s', (text, address) => expect(pastedAddress(text)).toBe(address))
})

describe('what sticks to an address', () => {
  it.each([
    ['/anuncios/details/12)', '/anuncios/details/12'],
    ['/ladder/etapa/2.', '/ladder/etapa/2'],
    ['/ladder/etapa/2%29.', '/ladder/etapa/2'],
    ['/clan/3»', '/clan/3'],
    ['/clan/3%C2%BB', '/clan/3'],
    ['/clan/3%22', '/clan/3'],
    ['/a_(b)', '/a_(b)'],
    ['/a_(b)).', '/a_(b)'],
    ['/anuncios', '/anuncios'],
  ])('%s → %s', (given, address) => expect(withoutStuck(given)).toBe(address))
})

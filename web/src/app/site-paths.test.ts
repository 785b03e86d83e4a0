import { matchPath } from '../lib/router'
import { describe, expect, test } from 'vitest'
import { paths, patterns } from '@trinchera/contract/site-paths'
import { returnPath } from './return-path'

describe('addresses', () => {
  test.each([
    [patterns.clan, paths.clan(3), { id: '3' }],
    [patterns.jugador, paths.jugador(4), { id: '4' }],
    [patterns.juego, paths.juego(1), { id: '1' }],
    [patterns.etapa, paths.etapa(2), { id: '2' }],
    [patterns.createClan, paths.createClan(2), { id: '2' }],
    [patterns.editClan, paths.editClan(3), { id: '3' }],
    [patterns.reclutar, paths.reclutar(3, 2), { clanId: '3', etapaId: '2' }],
    [patterns.editMiCuenta, paths.editMiCuenta(9), { id: '9' }],
    [patterns.modifyPassword, paths.modifyPassword('a+b@c.cl'), { email: 'a+b@c.cl' }],
    [patterns.anuncio, paths.anuncio(5), { id: '5' }],
    [patterns.editAnuncio, paths.editAnuncio(5), { id: '5' }],
    [patterns.panelAdmin, paths.panelAdmin('anuncios'), { type: 'anuncios' }],
  ])('%s is what %s leads to', (pattern, path, params) => expect(matchPath(pattern, path)).toEqual(params))
})

describe('after login', () => {
  test('a person goes on to where they were', () => {
    const login = new URL(paths.login('/ladder/reportes?etapa=2'), 'https://ejemplo.cl')
    expect(returnPath(login.searchParams, paths.ladder)).toBe('/ladder/reportes?etapa=2')
  })

  test.each(['https://otro.cl', '//otro.cl', '/\\otro.cl', 'javascript:alert(1)', ''])('never to %s', (volver) =>
    expect(returnPath(new URLSearchParams({ volver }), paths.ladder)).toBe(paths.ladder),
  )
})

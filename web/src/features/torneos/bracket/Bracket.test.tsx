import type { TorneoEstado } from '@trinchera/rules/torneo'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Bracket } from './Bracket'
import { drawn, llaveOf, won } from './testing'

const markup = (board: boolean, estado: TorneoEstado = 'en-juego') =>
  renderToStaticMarkup(
    <Bracket llave={llaveOf(won(drawn('simple', 4), 1))} torneo={{ id: 7, estado }} own={[]} board={board} />,
  )

it('says of a match who won it, and leads to it', () => {
  const html = markup(false)
  expect(html).toContain('Semifinales, n.º 1: Clan 1 contra Clan 4, Cerrada, 2–1, gana Clan 1')
  expect(html).toContain('href="/torneos/7/partida/1"')
})

it('of a cancelled torneo says which matches will not be played, and keeps those that were', () => {
  const html = markup(false, 'cancelado')
  expect(html).toContain('n.º 1: Clan 1 contra Clan 4, Cerrada')
  expect(html).toContain('n.º 2: Clan 2 contra Clan 3, No se juega')
  expect(html).not.toMatch(/Lista|Por definir,/)
})

it('is only looked at on the board', () => {
  const html = markup(true)
  expect(html).toContain('Clan 1')
  expect(html).not.toContain('href=')
  expect(html).not.toContain('<button')
})

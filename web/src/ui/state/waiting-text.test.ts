import { expect, test } from 'vitest'
import type { Writing } from '../../lib/waiting'
import { caughtUpText } from './waiting-text'

const loss = (rival: string): Writing => ({
  kind: 'reporte',
  body: { id_clan_ganador: 1, id_clan_perdedor: 2, id_etapa: 1, id_juego: 1 },
  rival,
  fields: {},
  pictures: [],
})
const comment: Writing = { kind: 'comentario', anuncio: 1, html: '<p>Hola</p>' }
const message: Writing = { kind: 'mensaje', reto: 1, texto: 'Hola' }

test.each([
  [[comment], 'un comentario.'],
  [[loss('Halcones')], 'la derrota ante Halcones.'],
  [[comment, loss('Halcones'), comment, message], 'la derrota ante Halcones, 2 comentarios y un mensaje.'],
])('what was sent later is named: %#', (writings, names) => {
  expect(caughtUpText(writings)).toBe(`Se envió lo que quedó pendiente: ${names}`)
})

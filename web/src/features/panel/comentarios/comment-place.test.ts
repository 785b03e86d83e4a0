import { expect, it } from 'vitest'
import { placeOf } from './comment-place'

const nothing = {
  id: 9,
  idAnuncio: null,
  id_reto: null,
  id_tema: null,
  id_torneo: null,
  partida: null,
  anuncio: 'Copa',
}

it.each([
  ['an anuncio', { idAnuncio: 4 }, '/anuncios/details/4'],
  ['a topic', { id_tema: 5 }, '/foro/tema/5-copa?mensaje=9'],
  ['a reto', { id_reto: 6 }, '/ladder/reto/6'],
  ['a match of a torneo', { id_torneo: 7, partida: 3 }, '/torneos/7/partida/3'],
  ['nothing any more', {}, null],
])('a comment about %s leads there', (_, about, place) => expect(placeOf({ ...nothing, ...about })).toBe(place))

import { expect, test } from 'vitest'
import { sceneOf } from './scene'

const of = (titulo: string, id = 1) => sceneOf({ id, titulo })

test('announcements of a kind have one scene, those of another kind another', () => {
  expect(of('Torneo relámpago 1v1 de francotiradores')).toEqual(of('COPA de la Cordillera', 2))
  expect(of('Comienza la Etapa II')).toEqual(of('Cómo se sube en la tabla', 2))
  expect(of('Mantención de los servidores de liga')).toBe('map')
  expect(
    new Set([of('Copa'), of('Etapa'), of('Mapa nuevo'), of('De los comentarios')].map((one) => JSON.stringify(one)))
      .size,
  ).toBe(4)
})
test('others have one of two, always the same', () => {
  expect(of('De los comentarios', 4)).toEqual(of('Otra cosa', 6))
  expect(of('De los comentarios', 4)).not.toEqual(of('De los comentarios', 5))
})

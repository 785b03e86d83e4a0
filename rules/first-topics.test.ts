import { expect, it } from 'vitest'
import { firstTopics } from './first-topics'
import { defaultSecciones } from './foro'
import { temaTituloLength } from './limits'

it('gives each section that a site begins with a topic, whose title may be used as it is', () => {
  const topics = firstTopics(defaultSecciones)
  expect(topics.map(({ id_seccion }) => id_seccion)).toEqual(defaultSecciones.map(({ id }) => id))
  for (const { titulo } of topics) {
    expect(titulo.length).toBeGreaterThanOrEqual(temaTituloLength.least)
    expect(titulo.length).toBeLessThanOrEqual(temaTituloLength.most)
  }
})

it('gives none to a section that staff made or renamed', () => {
  expect(
    firstTopics([
      { id: 3, nombre: 'Videos' },
      { id: 9, nombre: 'Soporte' },
      { id: 5, nombre: 'Off-topic' },
    ]).map(({ id_seccion }) => id_seccion),
  ).toEqual([5])
})

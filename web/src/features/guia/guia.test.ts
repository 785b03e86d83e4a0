import { describe, expect, test } from 'vitest'
import { defaultOpciones } from '@trinchera/rules/opciones'
import { progressOf, steps, valuesOf } from './steps'

const server = (id: number, grupo: 'clan' | 'liga', puerto: number) => ({
  id,
  grupo,
  host: '10.0.0.7',
  puerto,
  nombre: `Servidor ${id}`,
  en_linea: false,
  mapa: null,
  modo: null,
  jugadores: 0,
  max_jugadores: 0,
  ping: null,
  lista: [],
  actualizado: null,
})

describe('values to copy', () => {
  test('are those set by staff', () => {
    const guia = { servidor: 'mohaa.cl:12203', password: 'quiltro', ruta: 'D:\\MOHAA.exe', ts3: 'voz.cl' }
    expect(valuesOf(guia, [server(1, 'clan', 15090)])).toEqual(guia)
  })

  test('default to the first clan server, and to the name of the site for the voice server', () => {
    expect(valuesOf(defaultOpciones.guia, [server(9, 'liga', 15120), server(1, 'clan', 15090)])).toMatchObject({
      servidor: '10.0.0.7:15090',
      ts3: 'Trinchera',
    })
  })

  test('are empty when unknown', () => {
    expect(valuesOf(defaultOpciones.guia, [])).toMatchObject({ servidor: '', password: '' })
  })
})

test('task ids are unique, and optional tasks do not count', () => {
  const tasks = steps.flatMap((step) => step.tasks)
  expect(new Set(tasks.map((task) => task.id)).size).toBe(tasks.length)
  const needed = new Set(tasks.filter((task) => !task.optional).map((task) => task.id))
  expect(progressOf(tasks, needed)).toEqual({ done: needed.size, all: needed.size })
})

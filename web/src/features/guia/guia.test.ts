import { describe, expect, test } from 'vitest'
import { defaultOpciones } from '@trinchera/rules/opciones'
import { guideServer, progressOf, valuesOf } from './steps'

const server = (id: number, grupo: 'clan' | 'liga', puerto: number) => ({
  id,
  grupo,
  host: '10.0.0.7',
  puerto,
  nombre: `Servidor ${id}`,
  en_linea: true,
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
    expect(valuesOf(guia, server(1, 'clan', 15090))).toEqual(guia)
  })

  test('default to the given server, and to the name of the site for the voice server', () => {
    expect(valuesOf(defaultOpciones.guia, server(1, 'clan', 15090))).toMatchObject({
      servidor: '10.0.0.7:15090',
      ts3: 'Trinchera',
    })
  })

  test('are empty when unknown', () => {
    expect(valuesOf(defaultOpciones.guia, undefined)).toMatchObject({ servidor: '', password: '' })
  })
})

describe('the server of the guide', () => {
  const busy = { ...server(1, 'clan', 15090), jugadores: 9 }
  const quiet = { ...server(2, 'liga', 15120), jugadores: 2 }
  test('is the busiest that answers', () => {
    expect(guideServer([quiet, busy])).toBe(busy)
    expect(guideServer([quiet, { ...busy, en_linea: false }])).toBe(quiet)
  })
  test('stays the one that was shown while it answers', () => {
    expect(guideServer([quiet, busy], quiet.id)).toBe(quiet)
    expect(guideServer([{ ...quiet, en_linea: false }, busy], quiet.id)).toBe(busy)
  })
  test('is none where nobody answers, or only this computer does', () => {
    expect(guideServer([{ ...busy, en_linea: false }])).toBeUndefined()
    expect(guideServer([{ ...busy, host: '127.0.0.1' }])).toBeUndefined()
  })
})

test('optional tasks do not count', () => {
  const task = { texto: '', copiar: [], en: null }
  const tasks = [
    { ...task, id: 'instalar', opcional: false },
    { ...task, id: 'conectar', opcional: false },
    { ...task, id: 'administrador', opcional: true },
  ]
  const needed = new Set(['instalar', 'conectar'])
  expect(progressOf(tasks, needed)).toEqual({ done: needed.size, all: needed.size })
})

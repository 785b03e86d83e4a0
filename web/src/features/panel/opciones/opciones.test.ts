import { defaultOpciones } from '@trinchera/rules/opciones'
import { describe, expect, it } from 'vitest'
import { onlyIn } from './lines'
import { mapErrors, mapMatches, mapsPart } from './maps'
import { queryPort, serverErrors, serversPart, withServer } from './servers'
import { textError, textSections } from './texts'

/** The options as they come over the wire. */
const opciones = {
  ...defaultOpciones,
  streamers: [],
  servidores: [...defaultOpciones.servidores],
  mapas: { ...defaultOpciones.mapas, lista: [...defaultOpciones.mapas.lista] },
}

const wrong = (errors: Record<string, string | undefined>) => Object.keys(errors).filter((field) => errors[field])

describe('the parts of the options as forms', () => {
  it('come back as they were where nothing is typed', () => {
    const { textos, descargas, guia, redes } = textSections
    for (const part of [textos, descargas, guia, redes]) {
      expect(opciones).toMatchObject(part.write(part.read(opciones)))
      expect(wrong(part.check(part.read(opciones)))).toEqual([])
    }
    expect(serversPart.write(serversPart.read(opciones)).servidores).toEqual(opciones.servidores)
    expect(mapsPart.write(mapsPart.read(opciones)).mapas).toEqual(opciones.mapas)
    expect([
      ...wrong(serversPart.check(serversPart.read(opciones))),
      ...wrong(mapsPart.check(mapsPart.read(opciones))),
    ]).toEqual([])
  })

  it.each([
    [{ most: 10 }, 'once letras!', false],
    [{ most: 500, link: 'needed' }, '', false],
    [{ most: 500, link: 'optional' }, ' ', true],
    [{ most: 500, link: 'optional' }, 'javascript:alert(1)', false],
    [{ most: 500, link: 'needed' }, 'https://trinchera.test/juego.zip', true],
  ] as const)('take %j: “%s” (%s)', (field, text, fine) => {
    expect(textError(field, text) === undefined).toBe(fine)
  })
})

describe('the game servers', () => {
  const { lista } = serversPart.read(opciones)
  const [first] = lista

  it.each([
    [{ nombre: ' ' }, 'servidores.0.nombre'],
    [{ puerto: '0' }, 'servidores.0.puerto'],
    [{ puerto: '70000' }, 'servidores.0.puerto'],
    [{ consulta: 'doce' }, 'servidores.0.puerto_consulta'],
    [{ host: 'dos palabras' }, 'servidores.0.host'],
  ])('refuse %j at its field', (patch, field) => {
    expect(first && wrong(serverErrors([{ ...first, ...patch }]))).toEqual([field])
  })

  it('are asked 97 ports above, until it is said otherwise', () => {
    expect(queryPort('15090')).toBe('15187')
    expect(queryPort('')).toBe('')
  })

  it('get one more with a number and a port of its own', () => {
    const more = withServer(lista)
    expect(new Set(more.map(({ id }) => id)).size).toBe(13)
    expect(new Set(more.map(({ puerto }) => puerto)).size).toBe(13)
    expect(withServer([])).toHaveLength(1)
  })
})

describe('the maps', () => {
  it('are found by any of their words, whatever marks and case', () => {
    const map = { nombre: 'Ósea', codigo: 'dm/mohdm1', juego: 'Allied Assault', modo: 'DM' }
    for (const search of ['osea', 'MOHDM1', 'assault', ' dm ', '']) expect(mapMatches(map, search)).toBe(true)
    expect(mapMatches(map, 'stalingrad')).toBe(false)
  })

  it('need a name, a game and a day', () => {
    expect(
      wrong(mapErrors({ actualizado: '', lista: [{ row: 0, nombre: '', codigo: '', juego: ' ', modo: '' }] })),
    ).toEqual(['mapas.actualizado', 'mapas.lista.0.nombre', 'mapas.lista.0.juego'])
  })
})

it('tells two lists apart by what only one of them has', () => {
  expect(onlyIn(['a', 'b', 'c'], ['a', 'c'])).toBe('b')
  expect(onlyIn(['a'], ['a', 'b'])).toBe('sin lo que había')
})

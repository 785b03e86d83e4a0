import { defaultOpciones } from '@trinchera/rules/opciones'
import { describe, expect, it } from 'vitest'
import { onlyIn } from './lines'
import { mapErrors, mapMatches, mapsPart } from './maps'
import { raised, seccionesPart, withSeccion } from './secciones'
import { queryPort, serverErrors, serversPart, withServer } from './servers'
import { textError, textSections } from './texts'

/** The options as the API returns them. */
const opciones = {
  ...defaultOpciones,
  streamers: [],
  motivos: [...defaultOpciones.motivos],
  servidores: [...defaultOpciones.servidores],
  mapas: { ...defaultOpciones.mapas, lista: [...defaultOpciones.mapas.lista] },
}

const wrong = (errors: Record<string, string | undefined>) => Object.keys(errors).filter((field) => errors[field])

describe('the parts of the options as forms', () => {
  it('are unchanged by reading and writing without edits', () => {
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
    [{ maxLength: 10 }, 'once letras!', false],
    [{ maxLength: 500, link: 'needed' }, '', false],
    [{ maxLength: 500, link: 'optional' }, ' ', true],
    [{ maxLength: 500, link: 'optional' }, 'javascript:alert(1)', false],
    [{ maxLength: 500, link: 'needed' }, 'https://trinchera.test/juego.zip', true],
  ] as const)('validate %j: «%s» (%s)', (field, text, fine) => {
    expect(textError(field, text) === undefined).toBe(fine)
  })
})

describe('the sections of the forum', () => {
  const { lista } = seccionesPart.read(opciones)
  const errors = (change: (typeof lista)[number]) => wrong(seccionesPart.check({ lista: [...lista, change] }))
  const other = { id: 99, nombre: 'Otra', descripcion: '', clase: 'temas' as const }

  it('are unchanged by reading and writing without edits', () => {
    expect(seccionesPart.write({ lista }).foro).toEqual(opciones.foro)
    expect(wrong(seccionesPart.check({ lista }))).toEqual([])
  })
  it.each([
    [other, []],
    [{ ...other, nombre: ' ' }, [`foro.${lista.length}.nombre`]],
    [{ ...other, nombre: 'SOPORTE' }, ['foro']],
    [{ ...other, nombre: 'Buscar' }, ['foro']],
  ])('with %j are wrong in %j', (change, fields) => {
    expect(errors(change)).toEqual(fields)
  })
  it('change their order, and a new one has an id of its own', () => {
    expect(raised(lista, 1).map(({ id }) => id)).toEqual([2, 1, 3, 4, 5])
    expect(withSeccion(lista).at(-1)?.id).toBe(6)
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

  it('have a default query port 97 above the game port', () => {
    expect(queryPort('15090')).toBe('15187')
    expect(queryPort('')).toBe('')
  })

  it('get a new server with a free id and port', () => {
    const more = withServer(lista)
    expect(new Set(more.map(({ id }) => id)).size).toBe(13)
    expect(new Set(more.map(({ puerto }) => puerto)).size).toBe(13)
    expect(withServer([])).toMatchObject([{ puerto: '12203' }])
  })
})

describe('the maps', () => {
  it('are found by any field, ignoring accents and case', () => {
    const map = { nombre: 'Ósea', codigo: 'dm/mohdm1', juego: 'Allied Assault', modo: 'DM' }
    for (const search of ['osea', 'MOHDM1', 'assault', ' dm ', '']) expect(mapMatches(map, search)).toBe(true)
    expect(mapMatches(map, 'stalingrad')).toBe(false)
  })

  it('need a name, a game and the day of the update', () => {
    expect(
      wrong(mapErrors({ actualizado: '', lista: [{ row: 0, nombre: '', codigo: '', juego: ' ', modo: '' }] })),
    ).toEqual(['mapas.actualizado', 'mapas.lista.0.nombre', 'mapas.lista.0.juego'])
  })
})

it('names the lines that only one of two lists has', () => {
  expect(onlyIn(['a', 'b', 'c'], ['a', 'c'])).toBe('b')
  expect(onlyIn(['a'], ['a', 'b'])).toBe('sin lo que había')
})

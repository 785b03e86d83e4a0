import { describe, expect, it } from 'vitest'
import { staffActs } from '@trinchera/rules/staff-acts'
import { actionName, actText, kindOf, kindTitle, targetText } from './act-text'

describe('the text of a staff action', () => {
  it.each([
    ['reporte.anular', 'partida 312', 'anuló la partida 312'],
    ['suspension.crear', 'jugador 3 (Pérez)', 'suspendió a Pérez'],
    ['clan.rangos', 'clan 7 (Los Halcones)', 'cambió rangos del clan Los Halcones'],
    ['clan.invitar', 'clan 7', 'invitó a alguien al clan 7'],
    ['opciones.modificar', 'opciones (redes, guia)', 'cambió las opciones: redes, guía'],
    ['reclamo.descartar', 'reclamo 4 (partida 312)', 'descartó un reclamo sobre la partida 312'],
    ['ranking.recalcular', 'etapa 2', 'recalculó la etapa 2'],
    ['anuncio.subir-imagen', 'imagen de un anuncio', 'subió una imagen'],
    ['etapa.archivar', 'etapa 2 (Etapa II, Clásico 5v5)', 'cerró para siempre la Etapa II, Clásico 5v5'],
    ['ranking.recalcular', 'etapa 3 (Invierno de MOHAA)', 'recalculó la etapa Invierno de MOHAA'],
    ['comentario.ocultar', 'comentario 7 (Pérez)', 'ocultó el comentario de Pérez'],
    ['clan.expulsar', 'clan 7 ($& y $1)', 'expulsó a alguien del clan $& y $1'],
    ['algo.nuevo', 'cosa 1', 'algo.nuevo: cosa 1'],
  ])('%s on %s: «%s»', (action, target, text) => {
    expect(actText({ action, target })).toBe(text)
  })

  it('keeps a target of unknown format', () => {
    expect(targetText('lo que sea')).toBe('lo que sea')
  })
})

describe('the filter by action', () => {
  it.each([
    ['reporte.anular', 'Anuló una partida'],
    ['anuncio.subir-imagen', 'Subió una imagen'],
    ['clan.rangos', 'Cambió rangos de un clan'],
    ['suspension.levantar', 'Levantó una suspensión de un jugador'],
    ['algo.nuevo', 'algo.nuevo'],
  ])('calls %s «%s»', (action, text) => {
    expect(actionName(action)).toBe(text)
  })

  it.each(Object.keys(staffActs))('has words for %s and its kind', (action) => {
    expect(actionName(action)).not.toMatch(/algo|[%.]/)
    expect(kindTitle(kindOf(action))).toMatch(/^[A-Z]/)
  })
})

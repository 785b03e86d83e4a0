import { describe, expect, it } from 'vitest'
import { actText, targetText } from './act-text'

describe('the text of a staff action', () => {
  it.each([
    ['reporte.anular', 'partida 312', 'anuló la partida 312'],
    ['suspension.crear', 'jugador 3 (Pérez)', 'suspendió a Pérez'],
    ['clan.rangos', 'clan 7 (Los Halcones)', 'cambió rangos del clan Los Halcones'],
    ['clan.invitar', 'clan 7', 'invitó a alguien al clan 7'],
    ['opciones.modificar', 'opciones (redes, guia)', 'cambió las opciones: redes, guia'],
    ['reclamo.descartar', 'reclamo 4 (partida 312)', 'descartó un reclamo sobre la partida 312'],
    ['ranking.recalcular', 'etapa 2', 'recalculó la etapa 2'],
    ['anuncio.subir-imagen', 'imagen de un anuncio', 'subió una imagen'],
    ['etapa.archivar', 'etapa 2 (Etapa II, Clásico 5v5)', 'cerró para siempre la etapa Etapa II, Clásico 5v5'],
    ['algo.nuevo', 'cosa 1', 'algo.nuevo: cosa 1'],
  ])('%s on %s: “%s”', (action, target, text) => {
    expect(actText({ action, target })).toBe(text)
  })

  it('keeps a target of unknown format', () => {
    expect(targetText('lo que sea')).toBe('lo que sea')
  })
})

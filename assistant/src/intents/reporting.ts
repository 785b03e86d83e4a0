import { ruleReply } from '../answers/rules'
import { statics } from '../answers/steps'
import type { Intent } from '../intent'

/** Reporting a match. */
export const reporting: readonly Intent[] = [
  {
    id: 'reportar',
    ask: '¿Cómo reporto una derrota?',
    uses: ['quien', 'etapa'],
    answer: statics.reportar,
    examples: `
      how do i report
      where do i submit the loss
      submit a loss
      how to submit the result
      como subo la partida
      como subo el partido
      como ingreso el resultado
      como cargo el resultado
      como mando el resultado
      como paso el resultado
      como reporto en el 1v1
      como reportamos
      como hago un reporte
      como se reporta un partido
      como se reporta en el 1v1
      como se sube una partida
      donde ingreso la derrota
      donde registro la partida
      link para reportar
      link de reportar
      pagina para reportar
      perdi con {clan}
      perdimos con {clan}
      perdimos contra {clan}
      nos ganaron que hago
      nos ganaron y ahora que
      ganamos tenemos que hacer algo
      ganamos como se sube
      le ganamos a {clan} como lo subo
      le ganamos a {clan} donde lo pongo
      quiero subir un resultado
      tengo que reportar
      hay que reportar
      reportar un partido
      registrar partida
      registrar resultado
      jugamos ayer donde va el resultado
      que hago despues de la partida
      que se hace cuando uno pierde
      que se hace despues de una partida
      hay que poner el puntaje
      hay que mandar pruebas al reportar
      donde se avisa que perdimos
      donde aviso que perdimos
      donde se avisa que uno perdio
      a quien le aviso que perdimos
      ya jugamos y ahora que
      terminamos la partida que hago
      ya jugamos que hay que hacer
      ya jugamos
      y como reporto
      como se reporta una derrota
      perdimos
      perdimos anoche como lo pongo
      tengo que reportar una partida
      donde se reporta la derrota
      como informo que perdimos
      quiero reportar
      reportar
      reporte
      boton de reportar
      no encuentro donde reportar
      que pongo en el reporte
      que datos pide el reporte
      terminamos de jugar que hacemos
      como subo la derrota
      donde subo la derrota
      gane una partida como la subo
      gane como la subo
      gane donde lo pongo
      ganamos una partida que hago
      jugamos una partida donde se anota
      como reporto una derrota
      como reporto una partida
      donde reporto
      como reporto un resultado
      perdimos que hago
      perdimos como lo informo
      donde se pone que perdimos
      donde anoto el resultado
      como subo el resultado
      como informo una partida
      quiero reportar una perdida
      reportar derrota
      como se reporta
      pasos para reportar
      perdi con {clan} donde lo pongo
      perdimos contra {clan} como reporto
      ganamos como lo subo
      como registro una victoria
      ganamos donde lo anoto`,
  },
  {
    id: 'quien-reporta',
    ask: '¿Quién reporta?',
    uses: [],
    answer: (asked) => ruleReply(['quien-reporta', 'plazo'], ['¿Cómo reporto una derrota?'], asked),
    examples: `
      quien reporta una partida
      quien tiene que subirlo
      quien anota el resultado
      quien pone el resultado
      quien sube la partida
      quien puede hacer el reporte
      quien puede reportar una partida
      quienes reportan
      solo el lider reporta
      el lider no esta quien reporta
      puedo reportar siendo miembro
      puedo reportar una victoria
      soy capitan puedo reportar
      soy miembro raso puedo reportar
      los miembros pueden reportar
      el que gano tiene que hacer algo
      le toca reportar al que pierde
      nos toca reportar a nosotros
      les toca reportar a ellos
      tenemos que reportar nosotros
      tengo que reportar si gane
      no tengo el boton de reportar
      no me sale la opcion de reportar
      me dice que no puedo reportar
      por que no puedo reportar
      no puedo reportar
      no me aparece reportar
      no me sale el boton de reportar
      el capitan puede reportar
      el colider puede reportar
      puedo reportar yo
      yo gane tengo que reportar
      debe reportar el que pierde
      quien hace el reporte
      el que pierde reporta
      quien ingresa el resultado
      quien sube el resultado
      quien reporta
      quien tiene que reportar
      reporta el ganador o el perdedor
      quien puede reportar
      puedo reportar si soy miembro
      puede reportar el capitan
      puede reportar cualquiera del clan
      el que gana tiene que reportar
      soy miembro y no me deja reportar
      no me deja reportar
      tengo que reportar yo si gane
      que rango necesito para reportar`,
  },
  {
    id: 'plazo',
    ask: '¿Cuánto tiempo hay para reportar?',
    uses: [],
    answer: () => ruleReply(['plazo', 'sin-reporte']),
    examples: `
      y si no reporto a tiempo
      cuanto rato tenemos para subir el resultado
      cuanto tiempo hay para mandar la derrota
      jugamos anoche cuanto tiempo tengo para reportar
      jugamos anoche tarde hasta cuando reporto
      cuanto tengo para mandar la derrota
      hasta que hora puedo mandar la derrota
      cuanto tiempo tengo para subir el resultado
      cuanto tiempo tenemos para subir el resultado
      cuanto tiempo tiene el que pierde
      cuando tengo que reportar
      cuando se reporta
      hasta cuando tenemos para subirlo
      hay un plazo
      hay que reportar de inmediato
      hay que reportar el mismo dia
      tengo que reportar hoy
      tengo que reportar al tiro
      puedo reportar mas tarde
      puedo reportar una partida vieja
      se nos paso el plazo
      se nos paso la hora para reportar
      se me olvido reportar
      se nos olvido reportar
      no alcance a reportar
      no alcanzamos a reportar
      no reportamos a tiempo
      que pasa si no reporto
      que pasa si no reportamos
      que pasa si no reporto en 24 horas
      que pasa si se me olvida reportar
      que pasa si reportamos tarde
      y si no reporto
      se puede reportar despues de dos dias
      se puede reportar despues
      puedo reportar despues de {numero} dias
      pasaron dos dias se puede reportar
      tengo hasta manana para reportar
      hasta que hora puedo reportar
      cuantas horas hay
      y cuanto tiempo tengo
      y cuanto tiempo hay
      cuanto plazo hay
      puedo reportar manana
      puedo reportar una partida de ayer
      hay limite para reportar
      en cuantas horas se reporta
      cuanto tiempo hay para reportar
      cual es el plazo para reportar
      cuantas horas tengo para reportar
      hasta cuando puedo reportar
      se puede reportar al otro dia
      se me paso el plazo
      que pasa si reporto tarde
      plazo del reporte
      hasta cuando se puede subir
      hasta que hora puedo subirlo
      hasta cuando se puede subir el resultado
      me pase de las 24 horas
      se me paso el plazo que pasa
      en cuanto tiempo hay que reportar`,
  },
]

import { clanLife } from '../answers/clan-life'
import { ruleReply } from '../answers/rules'
import { statics } from '../answers/steps'
import type { Intent } from '../intent'

/** A report that does not come, or is wrong. */
export const disputes: readonly Intent[] = [
  {
    id: 'no-reportan',
    ask: '¿Y si el rival no reporta?',
    uses: [],
    answer: () => ruleReply(['sin-reporte', 'plazo']),
    examples: `
      ganamos y no ponen el resultado
      les ganamos y no suben el resultado
      no ponen la derrota
      y si no lo hacen
      y si no lo ponen
      que pasa si ellos no reportan
      que pasa si el otro no reporta en 24 horas
      ya pasaron las 24 horas y nada
      they dont report
      el otro clan no ha reportado
      el otro clan se hace el loco
      el otro equipo no ha reportado
      el que perdio no reporta
      los otros no han reportado
      los otros no quieren reportar
      no me reportan
      no me reportaron
      no han subido el resultado
      no suben el resultado
      no suben la derrota
      no reconocen la derrota
      ganamos y no aparece la victoria
      ganamos y no sale la partida
      ganamos pero no la reportaron
      le ganamos a {clan} y no reporta
      {clan} no reporta
      {clan} no nos reporta
      {clan} no quiere reportar
      {clan} nos debe un reporte
      nos deben una partida
      pasaron 24 horas y nada
      ya pasaron las 24 horas
      que hacemos si no nos reportan
      que hacemos si no reportan
      que pasa si el que pierde no reporta
      que pasa si no reportan en 24 horas
      y si no reportan
      y si no nos reportan
      y si el otro no reporta
      y si se niegan
      como hago para que reporten
      como los obligo a reportar
      como reclamo una victoria
      se les puede obligar a reportar
      a quien le aviso que no reportan
      como funciona la asamblea
      cuantas fotos tengo que sacar
      tengo que sacar capturas
      se niegan a reportar
      no quieren reportar
      se hacen los locos
      no quiere reportar el lider
      no reportaron y ya paso un dia
      no reportaron
      ya paso el plazo y no reportan
      todavia no reportan
      el otro clan no reporta
      no nos han reportado
      nos deben un reporte
      perdieron y no reportan
      que hago si no reportan
      como me defiendo si no reportan
      hay que sacar screenshot
      hay que sacar capturas
      hay que sacarle foto al resultado
      que hago con las capturas
      que pasa si no reportan
      el rival no reporta
      ganamos y no han reportado
      no quieren reportar la derrota
      que hago si el otro equipo no reporta
      el perdedor no reporto en 24 horas
      como reclamo si no reportan
      que es la asamblea de lideres
      para que sirve la asamblea
      cuantas capturas se necesitan
      cuantas pruebas hay que llevar
      necesito screenshots para reclamar
      nos ganaron y no lo suben
      se hacen los locos con el reporte`,
  },
  {
    id: 'reclamar',
    ask: '¿Cómo reclamo una partida?',
    uses: ['quien'],
    answer: clanLife.claim,
    examples: `
      impugnar una partida
      nos robaron la partida donde protesto
      donde protesto
      quiero protestar por una partida
      nos cagaron un partido a quien le protesto
      como reclamo una partida
      como hago un reclamo por una partida
      donde se reclama una partida
      quiero reclamar un resultado
      reclamar una partida
      reportaron mal una partida
      reportaron mal una partida nuestra
      reportaron mal una partida nuestra como reclamo
      reportaron mal la partida que hacemos
      reportaron mal el partido
      nos reportaron mal
      me reportaron mal
      el otro clan reporto mal
      el rival puso mal el resultado
      pusieron mal el resultado
      esta mal el resultado de mi partida
      esta malo el resultado
      hay una partida mal puesta
      aparece una partida que no jugamos
      me aparece una partida que no jugue
      aparece dos veces la misma partida
      esta repetida una partida
      esta dos veces la partida
      duplicaron un reporte
      no estoy de acuerdo con el resultado
      no estoy de acuerdo con una partida
      esa partida no vale como reclamo
      cuanto tiempo tengo para reclamar
      cuantos dias hay para reclamar
      quien puede reclamar una partida
      el capitan puede reclamar
      que pasa despues de que reclamo
      quien revisa los reclamos de partidas
      nos cagaron con el reporte
      nos perjudicaron con un reporte
      {clan} reporto mal`,
  },
  {
    id: 'reporte-malo',
    ask: 'Reporté mal, ¿qué hago?',
    uses: [],
    answer: statics.reporteMalo,
    examples: `
      me confundi y reporte dos veces
      reporte dos veces la misma por error
      puse dos veces la derrota sin querer
      mande doble el reporte
      i reported wrong
      puedo corregir el reporte
      puedo borrar el reporte
      puedo anular mi reporte
      puedo retirar un reporte
      se puede corregir un reporte
      se puede editar un reporte
      se puede cambiar el reporte
      como anulo mi reporte
      como quito un reporte
      como arreglo una partida mal reportada
      quiero anular un reporte
      me equivoque de clan
      la cague reportando
      la cague en el reporte
      puse mal el rival
      reporte a otro clan
      reporte contra otro clan
      reporte mal una derrota
      reporte mal una partida
      reporte una derrota que no era
      reporte una partida que no era
      reporte por equivocacion
      reporte en otra etapa
      hice un reporte malo
      mi reporte quedo mal
      error en el reporte
      reportamos mal
      reportamos a otro clan
      reportamos mal la partida
      me equivoque y puse mal el clan
      reporte al clan equivocado
      puse otro clan
      como borro la partida que reporte
      reporte sin querer
      reporte por error
      reporte la partida equivocada
      quiero borrar un reporte
      como arreglo un reporte
      reporte mal
      reporte mal que hago
      me equivoque al reportar
      me equivoque de clan en el reporte
      como borro un reporte
      como corrijo un resultado
      como anulo un reporte que hice
      puse mal el ganador
      reporte dos veces la misma partida
      como deshago un reporte`,
  },
]

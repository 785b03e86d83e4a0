import { lastOf } from '../answers/matches'
import { asks } from '../buttons'
import type { Intent } from '../intent'

/** The latest matches of a clan or a player. */
export const ownMatches: readonly Intent[] = [
  {
    id: 'partidas-de',
    ask: asks.partidas,
    uses: ['quien', 'etapa'],
    needs: 1,
    answer: lastOf,
    examples: `
      el ultimo partido de {clan}
      donde veo los duelos de {clan}
      donde veo los partidos de {clan}
      juega en {clan} y queria saber como les fue
      como les fue a {clan}
      queria saber como les fue a los {clan}
      donde veo las partidas de {clan}
      los duelos de {clan}
      con quien juega {clan}
      con quien jugo {clan} ayer
      con quien juegan los {clan}
      con quien jugaron los {clan}
      results of {clan}
      como salieron los {clan}
      como le ha ido a {clan} ultimamente
      como quedo {clan} en la ultima partida
      a quienes ha vencido {clan}
      cuando fue la ultima vez que jugo {clan}
      hace cuanto jugo {clan}
      gano {clan}
      gano {clan} anoche
      ganaron {clan}
      ganaron o perdieron {clan}
      gano o perdio {clan}
      perdio {clan}
      perdieron {clan}
      jugaron los {clan} esta semana
      cual fue el ultimo resultado de {clan}
      cual fue el resultado de {clan}
      que resultados ha tenido {clan}
      que paso con {clan} ayer
      que paso con {clan} anoche
      quienes le han ganado a {clan}
      resultados del clan {clan}
      {clan} partidos
      {clan} como salio
      {clan} gano o perdio
      {clan} jugo ayer
      ultimos partidos de {?}
      y sus ultimos partidos
      y los ultimos partidos
      y contra quien jugo
      y cuando jugo
      y a quien le gano
      y con quien perdio
      con quien jugo {clan}
      con quien jugaron {clan}
      contra quien jugaron {clan}
      como van los resultados de {clan}
      ultimos {numero} de {clan}
      resultados recientes de {clan}
      sus resultados
      que hizo anoche {clan}
      que hicieron {clan}
      que ha hecho {clan} ultimamente
      en que anda {clan}
      {clan} gano o perdio la ultima
      {clan} ganaron o perdieron la ultima partida
      como salio {clan}
      como salieron {clan}
      como les fue a {clan}
      como le fue a {clan}
      a quien le gano {clan}
      con quien perdio la ultima vez {clan}
      quien le ha ganado a {clan}
      cuando juega {clan}
      ultimo rival de {clan}
      historial de partidas de {quien}
      que partidas ha jugado {jugador}
      cuando jugo {clan}
      han jugado hace poco {clan}
      ultimas partidas de {?}
      cuales son los ultimos partidos de {quien}
      ultimas partidas de {quien}
      ultimos resultados de {clan}
      ultimos enfrentamientos de {clan}
      con quien jugo {clan} la ultima vez
      contra quien jugo {clan}
      cuando jugo por ultima vez {quien}
      cuando fue el ultimo partido de {clan}
      cuando fue la ultima partida de {quien}
      como le fue a {clan} en el ultimo partido
      como salio {clan} en la ultima
      gano {clan} el ultimo partido
      con quien perdio {clan}
      a quien le gano {clan} ultimamente
      quien le gano a {clan}
      que ha jugado {quien}
      resultados de {clan}
      partidas de {quien}
      ha jugado {clan} esta semana
      jugo {clan} ayer
      y su ultimo partido
      hace cuanto que no juega {quien}`,
  },
]

import { leader, members } from '../answers/members'
import { asks } from '../buttons'
import type { Intent } from '../intent'

/** Who plays in a clan. */
export const rosters: readonly Intent[] = [
  {
    id: 'integrantes',
    ask: asks.integrantes,
    uses: ['quien', 'etapa'],
    needs: 1,
    about: 'equipo',
    answer: members,
    examples: `
      que gente tiene {clan}
      lineup de {clan}
      quien juega ahi
      y quien juega ahi
      quienes juegan ahi
      y quienes juegan ahi
      quienes son los {clan}
      quienes son {clan} ahora
      cuantas personas tiene {clan}
      cuantas personas hay en {clan}
      cuantas personas son en {clan}
      quien juega con {jugador}
      quienes juegan con {jugador}
      players of {clan}
      team completo de {clan}
      equipo completo de {clan}
      formacion de {clan}
      jugadores {clan}
      jugadores del clan {clan}
      jugadores que tiene {clan}
      nombrame a los de {clan}
      nombrame los de {clan}
      los que juegan en {clan}
      quien esta en {clan}
      quienes conforman {clan}
      quienes pertenecen a {clan}
      quienes estan jugando en {clan}
      el equipo de {clan}
      {clan} quienes son
      {clan} jugadores
      y quienes son
      y los integrantes
      y los miembros
      y el plantel
      cuantos son
      y cuantos son ellos
      cuantos hay en el clan
      nombrame los integrantes de {clan}
      cuantos jugador tiene {clan}
      cuanto jugador {clan}
      nombres de los jugadores de {clan}
      quienes juegan por {clan}
      quienes forman {clan}
      el team de {clan} quienes son
      {clan} integrantes
      con quien juega {jugador}
      sus integrantes
      el plantel completo de {clan}
      {jugador} juega en {clan}
      esta {jugador} en {clan}
      quienes juegan en {?}
      integrantes del clan {?}
      quienes juegan en {clan}
      quienes son {clan}
      integrantes de {clan}
      miembros de {clan}
      jugadores de {clan}
      que jugadores tiene {clan}
      quien juega en {clan}
      quienes estan en {clan}
      cuantos son en {clan}
      cuantos integrantes tiene {clan}
      cuantos jugadores tiene {clan}
      plantel de {clan}
      lista de jugadores de {clan}
      alineacion de {clan}
      quienes componen {clan}
      con quienes juega {jugador}
      companeros de {jugador}
      quienes juegan ahi
      quienes son sus jugadores
      y cuantos son
      gente de {clan}
      line up {clan}
      lineup de {clan}
      quien mas esta en {clan}`,
  },
  {
    id: 'lider',
    ask: '¿Quién es el líder de {quien}?',
    uses: ['quien', 'etapa'],
    needs: 1,
    about: 'equipo',
    answer: leader,
    examples: `
      who runs {clan}
      quien manda en ese clan
      who leads {clan}
      el encargado de {clan}
      quien es el encargado de {clan}
      quien es el que lleva {clan}
      quien hizo {clan}
      quien hizo el clan {clan}
      quien lleva {clan}
      quien maneja {clan}
      quienes mandan en {clan}
      a quien le hablo de {clan}
      a quien contacto de {clan}
      con quien hay que hablar en {clan}
      quien invita en {clan}
      y el colider
      y los capitanes
      y quien manda
      quien manda ahi
      y quien es el jefe
      el que manda en {clan}
      quien es el que manda en {clan}
      quien los manda
      y quien lo lidera
      quien lo lidera
      quien los lidera
      quien lidera {clan}
      quien es el dueno de {clan}
      quien dirige {clan}
      quien comanda {clan}
      {clan} quien es el lider
      nombre del lider de {clan}
      {jugador} es lider de {clan}
      y quien los manda
      quien es el mas importante de {clan}
      quien es el fundador de {clan}
      quien es el lider de {clan}
      lider de {clan}
      quien manda en {clan}
      quien es el capitan de {clan}
      capitanes de {clan}
      quienes son los colideres de {clan}
      colider de {clan}
      quien es el jefe de {clan}
      quien fundo {clan}
      quien lidera el clan {clan}
      y quien es el lider
      quien es su lider
      y el capitan
      quien esta a cargo de {clan}
      con quien hablo para entrar a {clan}
      dueno del clan {clan}`,
  },
]

import { rule } from '../answers/rules'
import type { Intent } from '../intent'

/** What the rules say of the unranked, the best five and the streaks. */
export const rulesMarks: readonly Intent[] = [
  {
    id: 'no-rankeado',
    ask: '¿Qué es No Rankeado?',
    uses: [],
    answer: rule(['no-rankeado'], '¿Cómo funciona el ranking?'),
    examples: `
      que significa unranked
      unranked
      por que no estoy en el ranking
      por que no estamos en el ranking
      por que no estoy en el ranking si ya jugamos
      por que no estamos en el ranking si ya jugamos
      jugamos y no aparecemos
      por que no figura mi clan
      no figuramos en la tabla
      no salgo en el ranking
      no aparezco en el ranking
      seguimos sin puesto
      seguimos no rankeados
      dice no rankeado
      que quiere decir no rankeado
      que quiere decir sin ranking
      por que quedamos no rankeados
      como dejo de ser no rankeado
      como salgo de no rankeado
      cuantos partidos hay que jugar para aparecer
      cuantas partidas hay que ganar para tener puesto
      con cuantas victorias entro
      con una victoria ya tengo puesto
      con ganar una basta para entrar
      en que puesto entra un clan nuevo si le gana al quinto
      en que lugar parte un clan
      de que puesto parte uno
      donde parten los clanes nuevos
      los clanes nuevos parten ultimos
      si un clan nuevo le gana al primero en que queda
      si perdemos sin estar rankeados que pasa
      si perdemos y no tenemos puesto
      nos gano uno sin ranking que pasa
      perder sin ranking baja
      recien empezamos como entramos a la tabla
      como entramos a la tabla
      como entramos al ranking
      como se entra a la tabla
      creamos el clan y salimos sin numero
      recien creado y no sale puesto
      por que salimos sin puesto
      desde cuando cuenta uno en el ranking
      cuando empieza a contar mi clan
      cuando entro al ranking
      mi clan no aparece en la tabla
      por que mi clan no aparece en la tabla
      no aparece mi clan en el ranking
      mi clan no sale en el ladder
      como rankeo a mi clan
      porque sale no rankeado
      que es sin ranking
      mi clan aparece sin puesto
      cuando me rankean
      cuantas partidas necesito para rankear
      que tengo que hacer para rankear
      que es no rankeado
      que significa no rankeado
      como entro al ranking
      como se entra al ranking
      cuando aparece mi clan en la tabla
      en que puesto empieza un clan nuevo
      un clan nuevo en que lugar entra
      porque mi clan no tiene puesto
      porque mi clan no sale en la tabla
      mi clan no esta rankeado
      como me rankeo
      como se rankea un clan
      cuantas hay que ganar para entrar al ranking
      con que puesto parten los nuevos`,
  },
  {
    id: 'como-top',
    ask: '¿Cómo se arma el Top 5?',
    uses: [],
    answer: rule(['top'], '¿Cuáles son los mejores clanes?'),
    examples: `
      como se arma el top 5
      como se arma el top de clanes
      como se calcula el top 5
      como se elige el top 5
      como se ordena el top 5
      como funciona el top 5
      como funciona el top de clanes
      como se entra al top 5
      como llego al top de jugadores
      que es el top 5
      que significa el top 5
      que se toma en cuenta para el top 5
      que se considera para el top
      en que se basa el top 5
      criterio del top 5
      criterios de desempate
      que pasa si hay empate en el top 5
      como se desempata el top 5
      como se desempata
      quien va primero si empatan en el top
      si dos clanes van primeros quien sale en el top
      por que mi clan no sale en el top
      por que ese clan esta en el top
      quien decide el top 5
      el top es por puesto o por victorias
      el top 5 cuenta las etapas cerradas
      de que depende el top 5`,
  },
  {
    id: 'rachas',
    ask: '¿Qué significan el fuego y el hielo?',
    uses: [],
    answer: rule(['rachas'], '¿Quién tiene la mejor racha?'),
    examples: `
      el hielito que es
      que significa el hielito
      que es el hielito
      para que sirve tener racha
      para que sirve la racha
      para que sirven las rachas
      de que sirve la racha
      que gano con tener racha
      por que le sale fuego a un clan
      que son esos dibujitos de la tabla
      que son los emojis al lado de los clanes
      cuantas victorias para tener el fuego
      cuantas hay que perder para el hielo
      cuando se apaga el fuego
      la racha sirve para subir
      la racha da puestos
      la racha mueve la tabla
      la racha cuenta para el ranking
      sirve de algo la racha
      que gano con la racha
      que es la llama
      la llamita que es
      flama
      que es ese fuego
      que es el fuego
      que es ese hielo
      el simbolo de nieve que es
      ese simbolo que es
      que significa ese icono
      que significa el fuego
      que significan los simbolos
      que es el copo de nieve
      que es la llamita al lado del nombre
      que significa el hielo
      por que sale un fueguito
      que son las flechas de la tabla
      que significa el trofeo
      como funcionan las rachas
      que es la racha`,
  },
]

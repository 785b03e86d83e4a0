import { paths } from '@trinchera/contract/site-paths'
import { howEarned } from '@trinchera/rules/medallas/how-earned'
import { medallaNombre, medallaTipos, mostChosenMedals } from '@trinchera/rules/medallas/tipos'
import { bold, bullets, lines, link } from '../wording'
import { guide, type Guide } from './guide'

const hall = bold(link('Palmarés', paths.palmares))
const account = bold(link('Mi Cuenta', paths.miCuenta))

/** What is kept of the past and how it is earned (docs/rules.md#Medals, docs/rules.md#Lineage of a clan, docs/behaviour/ladder.md#Palmarés screens). */
export const palmaresGuides = {
  palmares: guide(
    `El ${hall} guarda cada etapa cerrada: podio, tabla final, los puestos mes a mes y la historia de la temporada; también los récords de todos los tiempos y los campeones de torneos.`,
    `The ${hall} keeps each closed stage: podium, final table, places month by month and the story of the season; also the records of all time and the champions of tournaments.`,
    '¿Qué medallas hay?',
    '¿Cuáles son los récords de todos los tiempos?',
  ),
  medallas: guide(
    lines(
      'Las medallas salen solas de las partidas; nadie las entrega, y un fallo puede quitarlas:',
      bullets(medallaTipos.map((tipo) => `${bold(medallaNombre[tipo])}: ${howEarned[tipo]}`)),
      `Son del clan y de los jugadores que estaban en él. Más en ${hall}.`,
    ),
    lines(
      `Medals come from matches by themselves; nobody gives them, and a ruling may take them back. There are ${medallaTipos.length}: first, second and third place of a stage; a torneo; 20 and 10 wins in a row; an unbeaten month; 10 places or more by one win; a comeback; ten, five and three stages; founder of a stage.`,
      `They are the clan's and those players' who were in it. More in the ${hall}.`,
    ),
    '¿Cómo elijo mis medallas?',
  ),
  elegir: guide(
    `En ${account} o en tu página de jugador, ${bold('Elegir medallas')}: hasta ${mostChosenMedals}, en el orden en que las marques. Tu perfil las muestra primero y en grande.`,
    `In ${account} or on your player page, ${bold('Elegir medallas')}: up to ${mostChosenMedals}, in the order in which you tick them. Your profile shows them first.`,
  ),
  linaje: guide(
    `En la página de tu clan, en ${bold('A través de las etapas')}, puedes decir qué clan era antes: lo hace quien es Líder de este y fue el último Líder del otro, o la administración. Así las etapas que jugaron cuentan como una sola línea, con sus medallas.`,
    `On your clan's page, under ${bold('A través de las etapas')}, say which clan it was before: who leads this one and was the last leader of the other may, or staff. Then the stages of both are one line, with its medals.`,
  ),
} satisfies Record<string, Guide>

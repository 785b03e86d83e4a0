import { invitacionMs, leastPlayers } from '@trinchera/rules/limits'
import { paths } from '@trinchera/contract/site-paths'
import { bold, lines, link } from '../wording'
import { guide, type Guide } from './guide'

const account = bold(link('Mi Cuenta', paths.miCuenta))
const forum = bold(link('Foro', paths.foro))
const days = invitacionMs / 86_400_000

/** What leaders ask of who joins, and who joins of the buttons (docs/behaviour/clans.md#Invitaciones and requests). */
export const recruitPoints = {
  clanMinimo: guide(
    `Con ${bold('uno')} basta para fundarlo. Para jugar una partida hay que ser al menos ${bold(`${leastPlayers} por lado`)}, en cinco contra cinco y en seis contra seis. Máximo no hay.`,
    `${bold('One')} is enough to found it. A match takes at least ${bold(`${leastPlayers} a side`)}, in five against five and in six against six. There is no maximum.`,
    '¿Cómo creo un clan?',
  ),
  clanNecesita: guide(
    `Una ${bold('cuenta validada')}, no estar en otro clan de esa etapa, y un ${bold('nombre y un tag')}. La imagen y el lema son opcionales, es gratis y lo puedes fundar estando solo. Se hace en la página de la etapa, con ${bold('Crear Nuevo Clan')}.`,
    `A ${bold('validated account')}, no other clan in that stage, and a ${bold('name and a tag')}. Picture and motto are optional, it is free, and you may found it alone: on the page of the stage in the ${link('ladder', paths.ladder)}, with ${bold('Crear Nuevo Clan')}.`,
    '¿Cómo creo un clan?',
  ),
  quienInvitar: guide(
    `A cualquier jugador que no esté en un clan de esa etapa: en ${account}, tu clan, ${bold('Reclutar')} muestra la lista, con los que pidieron entrar marcados. Quienes buscan clan están en el ${forum}. Uno que está en otro clan de la etapa tiene que dejarlo primero.`,
    `Any player who is in no clan of that stage: in ${account}, your clan, ${bold('Reclutar')} lists them, with who asked to join marked. Who looks for a clan is in the ${forum}.`,
    '¿Quién busca clan?',
  ),
  solicitudesClan: guide(
    `El Líder o un Co-Líder: en la ${bold('campanita')}, arriba, la solicitud trae botones para aceptarla o rechazarla; también en ${account}, tu clan, ${bold('Reclutar')}, donde quien la mandó sale marcado «Pide entrar», con ${bold('Aceptar')}.`,
    `The leader or a co-leader: the ${bold('bell')} at the top shows the request with buttons to accept or reject it; so does ${account}, your clan, ${bold('Reclutar')}.`,
    '¿Qué puede hacer cada rango?',
  ),
  solicitudesOff: guide(
    `En ${account}, tu clan, ${bold('Editar clan')}: ahí se marca o se desmarca ${bold('Recibe solicitudes')}. Lo hace el Líder o un Co-Líder.`,
    `In ${account}, your clan, ${bold('Editar clan')}: tick or untick ${bold('Recibe solicitudes')} (takes requests). The leader or a co-leader does it.`,
  ),
  invitacionRetirar: guide(
    `${bold('Sí')}, mientras no la contesten: en ${account}, tu clan, ${bold('Reclutar')}, al lado del jugador, ${bold('Retirar')}. Lo hace el Líder o un Co-Líder; si nadie la toca, vence a los ${days} días.`,
    `${bold('Yes')}, while it is not answered: in ${account}, your clan, ${bold('Reclutar')}, beside the player, ${bold('Retirar')}. Else it lapses after ${days} days.`,
  ),
  sinBoton: guide(
    `${bold('Pedir entrar')} sale en la página del clan solo si tienes la ${bold('sesión iniciada')}, el clan recibe solicitudes y no estás en otro clan de esa etapa ni esperas ya su respuesta. Si el clan no las recibe, se entra con la invitación de su Líder o un Co-Líder.`,
    `${bold('Pedir entrar')} shows on the clan's page only when you are ${bold('logged in')}, the clan takes requests, and you are in no other clan of that stage and wait for no answer of it. Else its leader or a co-leader has to invite you.`,
    '¿Qué clanes reciben gente?',
  ),
  escribirBuscan: guide(
    `En el tema de cada uno: ahí puedes ${bold('responder')}, o apretar ${bold('Pedir entrar')}, que le llega a su Líder. Mensajes privados acá no hay.`,
    `In the topic of each: ${bold('answer')} there, or press ${bold('Pedir entrar')}, which reaches its leader. There are no private messages here.`,
  ),
  salirCuando: guide(
    lines(
      `${bold('Sí, cuando quieras')}: no hay que esperar ni pedir permiso. En ${account}, al lado de tu clan, ${bold('Dejar el clan')}. Lo que ganaste queda en tu cuenta.`,
      `Si eres Líder, antes cedes el liderazgo.`,
    ),
    `${bold('Yes, whenever you like')}: in ${account}, beside your clan, ${bold('Dejar el clan')}. A leader hands over the lead first.`,
    '¿Cómo me uno a un clan?',
  ),
  rankear: guide(
    `Con tu ${bold('primera victoria válida')}: quedas debajo del último, y si venciste a un clan rankeado, desde ahí subes. Perder mientras tanto no te quita nada. ${link('Reglamento: entrar al ranking', paths.articulo('art-no-rankeado'))}`,
    `By a ${bold('valid win')}: the first puts you below the last, and if you beat a ranked clan you climb from there. ${link('See the rule (in Spanish)', paths.articulo('art-no-rankeado'))}`,
    '¿Cómo funciona el ranking?',
  ),
  edadMinima: guide(
    `Se tiene cuenta ${bold('desde los 14 años')}; lo dice la página de privacidad.`,
    `An account may be had ${bold('from the age of 14')} on, as the privacy page says.`,
  ),
} satisfies Record<string, Guide>

import { clanTagLength, leastPlayers } from '@trinchera/rules/limits'
import { paths } from '@trinchera/contract/site-paths'
import { bold, lines, link } from '../wording'
import { guide, type Guide } from './guide'

const forum = bold(link('Foro', paths.foro))
const account = bold(link('Mi Cuenta', paths.miCuenta))

/** What people who begin here ask of clans, of the ladder and of the forum (docs/behaviour/clans.md#Clans and invitaciones, docs/behaviour/anuncios-and-foro.md#Foro). */
export const startPoints = {
  clanImagen: guide(
    `Al fundarlo, en el mismo formulario, o después, cuando quieran: el Líder o un Co-Líder abre el clan desde ${account}, aprieta ${bold('Editar clan')} y elige la imagen.`,
    `When you found it, in the same form, or later: the leader or a co-leader opens the clan from ${account}, presses ${bold('Editar clan')} and chooses the picture.`,
  ),
  clanTag: guide(
    `El ${bold('tag')} es la sigla del clan, de ${clanTagLength.least} a ${clanTagLength.most} caracteres: sale junto a su nombre en la tabla y en su página. Se elige al fundarlo y se cambia en ${bold('Editar clan')}.`,
    `The ${bold('tag')} is the clan's short name, of ${clanTagLength.least} to ${clanTagLength.most} characters: it stands beside its name in the table and on its page. It is chosen when the clan is founded and changed in ${bold('Editar clan')}.`,
  ),
  clanCuando: guide(
    `${bold('Cuando quieras, mientras la etapa esté abierta')}: no hay plazo para fundar un clan ni para entrar a uno. El cierre de una etapa se avisa en ${link('Anuncios', paths.anuncios)}.`,
    `${bold('Any time while the stage is open')}: there is no deadline to found or join a clan. The end of a stage is announced in ${link('Anuncios', paths.anuncios)}.`,
    '¿Qué etapas hay?',
  ),
  ladderEquipos: guide(
    `${bold('De las dos formas')}: en las etapas de clanes se juega por equipo, con al menos ${leastPlayers} por lado, y en las de ${bold('uno contra uno')} entra cada jugador solo. ${link('Reglamento: uno contra uno', paths.articulo('art-uno-contra-uno'))}`,
    `${bold('Both')}: stages of clans are played by teams of at least ${leastPlayers} a side; in those of ${bold('one against one')} each player enters alone.`,
    '¿Qué etapas hay?',
  ),
  sinMinimo: guide(
    `${bold('No hay un mínimo')}: cada clan juega cuando quiere, y por no jugar no se pierde el puesto. Las partidas se acuerdan con el otro clan.`,
    `${bold('There is no minimum')}: each clan plays when it likes, and not playing costs no place. Matches are agreed with the other clan.`,
    '¿Cómo coordino una partida?',
  ),
  dondeJuega: guide(
    `En los ${bold(link('servidores', paths.servidores))} de la comunidad, con el juego y Volute; ahí está la dirección de cada uno. En cuál se juega una partida lo acuerdan los dos clanes.`,
    `On the community's ${bold(link('servers', paths.servidores))}, with the game and Volute; their addresses are there. The two clans agree on which one.`,
    '¿Hay gente jugando ahora?',
    '¿Cómo vuelvo a jugar?',
  ),
  dudaDonde: guide(
    lines(
      `Pregúntame a mí primero: sé del ladder, los clanes, las reglas y el sitio. Lo demás va en el ${forum}, en ${bold('Soporte')}, con la sesión iniciada, o por ${bold('TS3')} mientras la gente juega.`,
      `De un fallo, un reclamo o tu cuenta, con la administración.`,
    ),
    `Ask me first; the rest goes in the ${forum}, under ${bold('Soporte')}, or on ${bold('TS3')} while people play. Of rulings, claims or your account, ask staff.`,
    '¿Quiénes son los administradores?',
  ),
  temasViejos: guide(
    `${bold('No')}: los temas no vencen, quedan en el ${forum} aunque nadie escriba. Los borra solo la moderación.`,
    `${bold('No')}: topics do not lapse; only moderators delete them.`,
  ),
  temaTitulo: guide(
    `El título de un tema lo cambia ${bold('solo la moderación')} del foro: pídeselo. Tu mensaje sí lo corriges tú, durante los primeros minutos, con ${bold('Corregir')}.`,
    `${bold('Only moderators')} change the title of a topic: ask them. Your own post you correct yourself in the first minutes, with ${bold('Corregir')}.`,
    '¿Quiénes son los administradores?',
  ),
  foroSinLeer: guide(
    `En el ${forum}, con el filtro ${bold('Sin leer')}, al lado de Todos y Seguidos (con tu sesión iniciada).`,
    `In the ${forum}, with the filter ${bold('Sin leer')} (unread), once you are logged in.`,
  ),
  foroCelular: guide(
    `${bold('Sí')}: el ${forum} se lee y se escribe igual desde el celular, en el navegador o con el sitio puesto como aplicación.`,
    `${bold('Yes')}: the ${forum} is read and written from a phone too, in its browser.`,
  ),
  foroQuienVe: guide(
    `${bold('Cualquiera')}: el ${forum} se lee sin cuenta, así que lo que escribes lo ve todo el mundo, con tu nick y la fecha. Un mensaje con tres denuncias se oculta hasta que lo vea la moderación.`,
    `${bold('Anybody')}: the ${forum} is read without an account, so all see what you write, with your nick and the date.`,
  ),
  aceptadoAviso: guide(
    `Te llega un aviso a la ${bold('campanita')}, arriba, y el clan aparece entre los tuyos en ${account}. Mientras no contesten, la solicitud sigue pendiente.`,
    `A notice comes to the ${bold('bell')} at the top, and the clan is among yours in ${account}. Until then your request is pending.`,
  ),
} satisfies Record<string, Guide>

import { paths } from '@trinchera/contract/site-paths'
import { fewestWinClaimPictures } from '@trinchera/rules/limits'
import { bold, lines, link } from '../wording'
import { guide, type Guide } from './guide'

const forum = link('Foro', paths.foro)
const security = bold(link('Seguridad', paths.seguridad))

/** What people ask before they trust the site with an account or their time. */
export const trustPoints = {
  oficial: guide(
    `Es el sitio de ${bold('la comunidad')}, que lo lleva con su propio equipo. De una relación con EA o con quienes hicieron el juego no dice nada: es de jugadores, no del juego.`,
    `It is the site of ${bold('the community')}, run by its own staff. It says nothing of any tie to EA or to who made the game: it is the players' site, not the game's.`,
    '¿Quiénes son los administradores?',
  ),
  seguro: guide(
    lines(
      `De auditorías no hay nada publicado. Lo que el sitio hace: ${bold('tu correo lo ven solo tú y la administración')}, y puedes poner un segundo paso o una llave de acceso y ver tus sesiones abiertas, en ${security}.`,
      `Qué se guarda y por cuánto tiempo está en ${link('Privacidad', paths.privacidad)}. No uses acá la contraseña de tu correo.`,
    ),
    `No audit is published. What the site does: ${bold('only you and staff see your email')}, and you may set a second step or a passkey and see your open sessions, in ${security}. What is kept, and for how long, is in ${link('Privacidad', paths.privacidad)}. Do not use your mailbox's password here.`,
    '¿Cómo activo el segundo paso?',
  ),
  grabar: guide(
    `${bold('No')}: el reglamento no pide grabar las partidas ni demos. Lo obligatorio es el ${link('anticheat', paths.articulo('art-anticheat'))}. Guarda capturas: para pedir una victoria que no reportaron se necesitan al menos ${bold(String(fewestWinClaimPictures))}.`,
    `${bold('No')}: the rules do not ask you to record matches or demos. What is mandatory is the ${link('anticheat', paths.articulo('art-anticheat'))}. Keep screenshots: to ask for a win that was not reported you need at least ${bold(String(fewestWinClaimPictures))}.`,
    '¿El anticheat es obligatorio?',
  ),
  grabarPuede: guide(
    `El reglamento ${bold('no lo prohíbe ni lo pide')}. Si la transmites, pon tu canal en Mi Cuenta y sales en ${link('Stream', paths.stream)}.`,
    `The rules ${bold('neither forbid nor ask for it')}. If you stream it, set your channel in Mi Cuenta and you show up in ${link('Stream', paths.stream)}.`,
    '¿Cómo pongo mi canal?',
  ),
  foroSuspension: guide(
    lines(
      `${bold('Sí')}: la administración puede suspender a alguien solo de comentar y escribir en el foro, o su cuenta entera; el mensaje dice hasta cuándo y por qué. La de la cuenta se puede apelar una vez; la de comentar, no.`,
      `Lo que no se puede: insultar, vender ni publicar datos de otros (${forum}, Reglas de la casa).`,
    ),
    `${bold('Yes')}: staff may suspend somebody from commenting and posting alone, or the whole account; the message says until when and why. That of the account may be appealed once, that of commenting not. Insults, sales and other people's data are forbidden.`,
    '¿Cómo apelo un fallo o una suspensión?',
  ),
  correoOlvidado: guide(
    lines(
      `${bold('No te lo puedo decir')}: los correos son privados, y desde acá no los veo. Si todavía sabes tu contraseña, entra con tu ${bold('nick')}: en ${security} sale tu correo.`,
      `Si tampoco tienes la contraseña, habla con la administración: después de ver que eres tú te cambian el correo. No hagas otra cuenta, que es una por persona.`,
    ),
    `${bold('No, I cannot tell you')}: emails are private and I do not see them. If you still know your password, log in with your ${bold('nick')}: ${security} shows your email. If you do not, talk to staff: once they see that it is you they change it. Do not make another account: it is one for each person.`,
    '¿Quiénes son los administradores?',
  ),
  voluteHace: guide(
    `Para la cuenta, el clan, el foro o los retos ${bold('no')}: basta el navegador. Para ${bold('jugar')} las partidas del ladder o de un torneo ${bold('sí')}: Volute trae el anticheat, que es obligatorio. Está en ${link('Descargas', paths.descargas)}.`,
    `For your account, a clan, the forum or challenges, ${bold('no')}: a browser is enough. To ${bold('play')} matches of the ladder or a tournament, ${bold('yes')}: Volute brings the anticheat, which is mandatory. It is in ${link('Descargas', paths.descargas)}.`,
    '¿Cómo configuro Volute?',
  ),
  sinSteam: guide(
    `${bold('No')}: no hace falta Steam, ni otra tienda o cuenta de afuera. La cuenta se crea en ${link('Registro', paths.registro)} y el juego se baja en ${link('Descargas', paths.descargas)}.`,
    `${bold('No')}: neither Steam nor any other store or account is needed. You register in ${link('Registro', paths.registro)}, and the game is in ${link('Descargas', paths.descargas)}.`,
    '¿Cómo me registro?',
  ),
} satisfies Record<string, Guide>

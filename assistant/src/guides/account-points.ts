import { paths } from '@trinchera/contract/site-paths'
import { cookieNote } from '@trinchera/rules/privacidad'
import {
  appealMs,
  cheatBanMonths,
  cheatDropPlaces,
  closedNameMs,
  noticeMs,
  sessionMs,
  usernameLength,
} from '@trinchera/rules/limits'
import { bold, lines, link } from '../wording'
import { appGuides } from './app'
import { foroGuides } from './foro'
import { guide, type Guide } from './guide'
import { proofGuides } from './proofs'
import { securityGuides } from './security'

const login = link('Iniciar Sesión', paths.login())
const downloads = bold(link('Descargas', paths.descargas))
const avisos = bold(link('Avisos', paths.avisos))
const nameDays = closedNameMs / 86_400_000
const ask = bold('Preguntar a un moderador')
const rule = (id: string) => link('Reglamento', paths.articulo(`art-${id}`))
const ruleInEnglish = (id: string) => link('See the rule (in Spanish)', paths.articulo(`art-${id}`))

/** What people ask of their account, of their suspension and of who runs the site, besides what its guides tell. */
export const accountPoints = {
  miBan: guide(
    lines(
      `Lo dice el ${bold('mensaje que te sale')} al iniciar sesión (o al comentar o reportar, si es solo de eso): hasta cuándo es y por qué. Yo no lo veo.`,
      `Cada suspensión la decide la administración; por trampa son al menos ${cheatBanMonths} meses. La de la cuenta entera se puede ${bold('apelar')} una vez, con el enlace de ese mensaje.`,
    ),
    lines(
      `The ${bold('message that you get')} when you log in (or comment, or report, if it is of that alone) says until when it lasts and why. I do not see it.`,
      `Staff decide each one; for cheating it is at least ${cheatBanMonths} months. One of the whole account may be ${bold('appealed')} once, by the link in that message.`,
    ),
    '¿Cómo apelo un fallo o una suspensión?',
  ),
  apelarComentarios: guide(
    lines(
      `Esa ${bold('no se apela en el sitio')}: solo se apelan la suspensión de la cuenta entera y el fallo de una partida. Hasta cuándo es y por qué lo dice el aviso que te llegó, y sale al intentarlo.`,
      `Si crees que es un error, cuéntaselo a la administración: con tu sesión, ${ask}, debajo de esta respuesta.`,
    ),
    `That one ${bold('has no appeal on the site')}: only a suspension of the whole account and the ruling on a match have. The notice that you got says until when and why. If you think it is a mistake, tell staff: logged in, press ${ask} below this answer.`,
    '¿Quiénes son los administradores?',
  ),
  cuentaVieja: guide(
    lines(
      `${bold('Sí')}, si no la cerraste: las cuentas no se borran por no usarlas. Si te acuerdas de la contraseña, entra en ${login} con tu ${bold('nick')}, y cambia el correo en ${link('Seguridad', paths.seguridad)}.`,
      `Si no te acuerdas y ya no tienes ese correo, habla con la administración: lo cambian después de ver que eres tú. No hagas otra cuenta, que es una por persona.`,
    ),
    `${bold('Yes')}, unless you closed it: accounts are not deleted for not being used. If you know the password, log in with your ${bold('nick')} and change the email. If you do not, and have lost that mailbox, talk to staff: they change the email once they know that it is you. Do not make another account: it is one for each person.`,
    '¿Quiénes son los administradores?',
  ),
  nickPartidas: guide(
    `${bold('No pierdes nada')}: tus partidas, victorias y medallas son de tu cuenta, y siguen con el nick nuevo; en tus clanes también sales con él.`,
    `${bold('You lose nothing')}: your matches, wins and medals belong to your account and go on under the new nick; your clans show it too.`,
    '¿Cómo cambio mi nick o mi foto?',
  ),
  nickVeces: guide(
    `${bold('Las veces que quieras')}: no hay tope ni espera para cambiar el nick. Que no sea de otro ni parecido. ${rule('nombres')}`,
    `${bold('As often as you like')}: there is no limit and no wait to change a nick. It may not be, or look like, somebody else's. ${ruleInEnglish('nombres')}`,
    '¿Cómo cambio mi nick o mi foto?',
  ),
  nickAviso: guide(
    `${bold('No se le avisa a nadie')}: desde que lo cambias sales con el nick nuevo en tu página, en tus clanes y en tus partidas.`,
    `${bold('Nobody is told')}: once you change it, your page, your clans and your matches show the new nick.`,
    '¿Cómo cambio mi nick o mi foto?',
  ),
  nickDeCerrada: guide(
    `${bold(`Sí, a los ${nameDays} días`)}: hasta entonces tu nick queda reservado. El correo queda libre al tiro.`,
    `${bold(`Yes, after ${nameDays} days`)}: until then the nick stays taken. The email is free at once.`,
    '¿Cómo cierro mi cuenta?',
  ),
  adminNoResponde: guide(
    lines(
      `Cuánto se demoran en contestar ${bold('no está publicado')}. Si preguntaste con ${ask}, la respuesta te llega como aviso.`,
      'Si sigue sin respuesta, búscalos por voz, en TS3, o escribe en el foro, en Soporte.',
    ),
    `How long staff take to answer ${bold('is not published')}. If you asked with ${ask}, the answer comes as a notice. Otherwise find them on TS3, or write in the forum, under Soporte.`,
    '¿Quiénes son los administradores?',
  ),
  apelarVeces: guide(
    `${bold('Una vez')}: cada suspensión de la cuenta se apela una sola vez, mientras dure; y el fallo de una partida, una vez, lo haga quien lo haga, dentro de ${appealMs / 86_400_000} días.`,
    `${bold('Once')}: a suspension of the account once, while it lasts; the ruling on a match once, whoever does it, within ${appealMs / 86_400_000} days.`,
    '¿Cómo apelo un fallo o una suspensión?',
  ),
  apelarSuspension: guide(
    `${bold('Sí')}, si es de la cuenta entera: con el enlace que te sale al intentar entrar, y que te llega por correo. Se apela una vez, mientras dure; la resuelve alguien de la administración que no la puso. La de comentar o la de reportar no se apela en el sitio.`,
    `${bold('Yes')}, if it is of the whole account: by the link that you get when you try to log in, and by mail. Once, while it lasts; somebody of staff who did not give it decides. One of commenting or reporting has no appeal on the site.`,
    '¿Quiénes son los administradores?',
  ),
  motivosBan: guide(
    lines(
      `La única con plazo escrito es la ${bold('trampa')}: al menos ${cheatBanMonths} meses. ${rule('trampa')}`,
      `Lo demás lo decide la administración en cada caso. Lo que no se puede: insultar, vender o publicar datos de otros en comentarios y foro, compartir cuentas, y jugar sin anticheat o con rocket.`,
    ),
    lines(
      `The only one with a written term is ${bold('cheating')}: at least ${cheatBanMonths} months. ${ruleInEnglish('trampa')}`,
      `All else staff decide case by case. Forbidden are insults, sales and other people's data in comments and the forum, sharing accounts, and playing without the anticheat or with the rocket.`,
    ),
    '¿Cómo apelo un fallo o una suspensión?',
  ),
  avisosCuales: guide(
    lines(
      `Al teléfono suenan: invitaciones y solicitudes, retos y sus recordatorios, partidas reportadas y fallos, comentarios, foro y menciones, torneos, anuncios, streams que sigues y servidores con gente.`,
      `Los cambios de rango, los nombres de clan y las medallas solo se ven en el sitio, si no los marcas. Se eligen uno por uno en ${avisos}, en la columna ${bold('Dispositivos')}.`,
    ),
    `A phone rings for: invitations and requests, challenges and their reminders, reported matches and rulings, comments, forum and mentions, tournaments, announcements, streams that you follow and servers with people. Choose one by one in ${avisos}, in the column ${bold('Dispositivos')}.`,
    '¿Cómo activo los avisos en mi teléfono?',
  ),
  avisosUnos: guide(
    `${bold('Sí, se puede por separado')}: en ${avisos} cada clase tiene su fila (retos, partidas, foro, anuncios…): desmarca solo las que no quieres, o deja marcadas solo las que sí.`,
    `${bold('Yes, one by one')}: in ${avisos} each kind has its row (challenges, matches, forum, announcements…): untick the ones that you do not want.`,
    '¿Cómo pongo horas sin avisos?',
  ),
  avisoRespuesta: guide(
    `Te llega un ${bold('aviso')}: si te citan o te nombran en el foro, si escriben en un tema que sigues, si responden tu reto o tu solicitud, o si un moderador te contesta. Están en ${avisos}.`,
    `You get a ${bold('notice')}: when you are quoted or named in the forum, when a topic that you follow gets an answer, when your challenge or request is answered, or when a moderator answers you. They are in ${avisos}.`,
    '¿Cómo activo los avisos en mi teléfono?',
  ),
  sesionesVarias: guide(
    `${bold('Sí')}: la misma cuenta puede estar abierta en varios dispositivos a la vez, en el celular y en el computador. Cada sesión dura ${sessionMs / 86_400_000} días; se ven y se cierran en ${link('Seguridad', paths.seguridad)}.`,
    `${bold('Yes')}: the same account may be open on several devices at once, a phone and a computer. Each session lasts ${sessionMs / 86_400_000} days; see and close them in ${link('Seguridad', paths.seguridad)}.`,
    '¿Cómo cierro sesión?',
  ),
  nickLetras: guide(
    `Un nick lleva entre ${usernameLength.least} y ${usernameLength.most} caracteres: ${bold('letras (con tildes y ñ), números, espacios y _ - .')}, sin espacios al principio, al final ni dos seguidos. Emojis y otros signos, no. Tildes o mayúsculas no lo hacen otro nombre: «Tatan» y «Tatán» son el mismo. ${rule('nombres')}`,
    `A nick has ${usernameLength.least} to ${usernameLength.most} characters: ${bold('letters (accents too), digits, spaces and _ - .')}; no emoji and no other signs. Accents or capitals make no other name. ${ruleInEnglish('nombres')}`,
    '¿Cómo cambio mi nick o mi foto?',
  ),
  nickVolver: guide(
    `${bold('Sí')}, mientras nadie más lo haya tomado: lo cambias de nuevo en ${link('Mi Cuenta', paths.miCuenta)}, con ${bold('Modificar datos')}, cuando quieras.`,
    `${bold('Yes')}, unless somebody else took it meanwhile: change it again in ${link('Mi Cuenta', paths.miCuenta)}, with ${bold('Modificar datos')}.`,
  ),
  quienBaneo: guide(
    lines(
      `Quién la puso ${bold('no lo veo')}, y el mensaje tampoco lo dice: dice hasta cuándo es y por qué. Las suspensiones las da la administración, el Administrador o el Moderador Ladder.`,
      `Si es de la cuenta entera la puedes ${bold('apelar')} una vez: la resuelve otra persona.`,
    ),
    `Who gave it ${bold('I do not see')}, and the message does not say it: it says until when and why. Suspensions are given by an Administrador or a Moderador Ladder; one of the account may be appealed once, and somebody else decides.`,
    '¿Cómo apelo un fallo o una suspensión?',
  ),
  denunciaAnonima: guide(
    `Quien lo escribió ${bold('no ve quién lo denunció')}; la administración, que lo revisa, sí.`,
    `Who wrote it ${bold('does not see who reported it')}; staff, who look at it, do.`,
  ),
  cookies: guide(
    cookieNote(true),
    `The site has two cookies: that of your session and the one that knows your device. None of others, unless you log in with Google. All that is kept is in ${link('Privacidad', paths.privacidad)} (in Spanish).`,
  ),
  sugerencia: guide(
    `Escríbela en el ${link('Foro', paths.foro)}, que ahí la leen todos, o mándasela a la administración: con tu sesión, ${ask}, debajo de esta respuesta.`,
    `Write it in the ${link('forum', paths.foro)}, or send it to staff: logged in, press ${ask} below this answer.`,
  ),
  nickOlvidado: guide(
    `Entra con tu ${bold('correo')}, que sirve igual que el nick; ya adentro lo ves en ${link('Mi Cuenta', paths.miCuenta)}. Sin entrar, búscate en ${link('Jugadores', paths.jugadores)} o en la página de tu clan.`,
    `Log in with your ${bold('email')}, which is as good as the nick; ${link('Mi Cuenta', paths.miCuenta)} then shows it. Otherwise look for yourself in ${link('Jugadores', paths.jugadores)}.`,
    'No puedo entrar a mi cuenta',
  ),
  avisosDuran: guide(
    `${bold(`${noticeMs / 86_400_000} días`)}, los hayas leído o no; después se borran solos. Están en ${avisos}.`,
    `${bold(`${noticeMs / 86_400_000} days`)}, read or not; they are in ${avisos}.`,
  ),
  avisosTengo: guide(
    `Tus avisos no los leo yo: están en ${avisos}, el más nuevo primero.`,
    `I do not read your notices: they are in ${avisos}.`,
  ),
  ocultarPerfil: guide(
    `${bold('No')}: tu página de jugador, tus clanes y tus partidas los ve cualquiera. Tu correo no: ese lo ven solo tú y la administración. Lo que sí eliges es qué medallas muestras y si se ve que estás en el sitio.`,
    `${bold('No')}: anybody sees your player's page, your clans and your matches. Your email only you and staff see. You may choose which medals you show, and whether it shows that you are on the site.`,
    '¿Cómo cierro mi cuenta?',
  ),
  evidenciaQuien: guide(
    `${bold('No son públicas')}: las ven solo quienes reportan por los dos clanes (Líder, Co-Líderes y Capitanes) y la administración.`,
    `They are ${bold('not public')}: only those who report for both clans (leader, co-leaders and captains) and staff see them.`,
  ),
  suspensionClan: guide(
    lines(
      `La suspensión es ${bold('de la persona, no del clan')}: sigue en su clan, y el clan juega y reporta igual, sin ella.`,
      `Solo si hubo ${bold('trampa')} en una partida, o si juega un tramposo baneado, el clan la pierde y cae ${cheatDropPlaces} puestos. ${rule('trampa')}`,
    ),
    `A suspension is ${bold("the player's, not the clan's")}: the clan plays and reports as before, without them. Only if there was cheating in a match, or a banned cheater plays, does the clan lose it and drop ${cheatDropPlaces} places. ${ruleInEnglish('trampa')}`,
  ),
  clanTramposo: guide(
    `${bold('Sí')}: el clan que jugó con él ${bold('pierde la partida y cae')} ${cheatDropPlaces} puestos (puntos no hay). El que hizo trampa queda fuera al menos ${cheatBanMonths} meses. ${rule('trampa')}`,
    `${bold('Yes')}: the clan that played with them loses the match and drops ${cheatDropPlaces} places (there are no points). ${ruleInEnglish('trampa')}`,
    '¿Cómo apelo un fallo o una suspensión?',
  ),
  juegaSuspendido: guide(
    `${bold('No')}: el clan que juega con alguien suspendido por trampa pierde la partida y cae ${cheatDropPlaces} puestos. Lo demás que trae una suspensión lo decide la administración en cada caso. ${rule('trampa')}`,
    `${bold('No')}: a clan that plays with somebody banned for cheating loses the match and drops ${cheatDropPlaces} places. ${ruleInEnglish('trampa')}`,
    '¿Cómo reclamo una partida?',
  ),
  baneadoVer: guide(
    `${bold('Sí')}: sin iniciar sesión puedes mirar todo lo público, como la tabla, las partidas y el foro. Lo que no puedes es entrar con tu cuenta; si la suspensión es solo de comentar o de reportar, entras y haces lo demás.`,
    `${bold('Yes')}: without logging in you may look at all that is public. You cannot log in; if the suspension is of commenting or reporting alone, you log in and do the rest.`,
    '¿Cómo apelo un fallo o una suspensión?',
  ),
  apelarQuien: guide(
    `El ${bold('fallo')} de una partida: el Líder, un Co-Líder o un Capitán de cualquiera de los dos clanes. La ${bold('suspensión')} de una cuenta: quien está suspendido. Cada una, una sola vez.`,
    `The ${bold('ruling')} on a match: the leader, a co-leader or a captain of either clan. The ${bold('suspension')} of an account: whoever is suspended. Each once.`,
    '¿Cómo apelo un fallo o una suspensión?',
  ),
  bloquear: guide(
    `${bold('No se puede')} bloquear a otro jugador. Lo que escribe y no corresponde se denuncia, con ${bold('Denunciar')} a su lado; si te molesta, cuéntaselo a la administración con ${ask}, debajo de esta respuesta.`,
    `Blocking another player ${bold('is not possible')}. Report what they write with ${bold('Denunciar')} beside it, or tell staff with ${ask} below this answer.`,
  ),
  mensajePrivado: guide(
    `${bold('No hay mensajes privados')} entre jugadores. En el ${link('Foro', paths.foro)} lo llamas con ${bold('@')} y su nick, y le llega un aviso; los que reportan por dos clanes conversan en la página de su reto; y por voz, en TS3.`,
    `There are ${bold('no private messages')} between players. In the ${link('forum', paths.foro)} call them by ${bold('@')} and their nick; those who report for two clans talk on the page of their challenge; and there is voice, on TS3.`,
  ),
  comoEscribo: guide(
    `Con tu sesión, aprieta ${ask}, debajo de esta respuesta: la leen el Administrador y el Moderador Ladder, y te contestan con un aviso. Si no puedes entrar, búscalos por voz, en TS3.`,
    `Logged in, press ${ask} below this answer: staff read it, and you get theirs as a notice.`,
    '¿Quiénes son los administradores?',
  ),
  // what a guide tells, asked in words that no intent was taught
  apagarAvisos: appGuides.apagar,
  noSuenan: appGuides.noLlegan,
  llaves: securityGuides.llaves,
  sesionesAbiertas: securityGuides.sesiones,
  denunciar: proofGuides.comentario,
  denunciarForo: foroGuides.denunciar,
  serModerador: guide(
    lines(
      `Cómo se llega a ser moderador ${bold('no está publicado')}: en el sitio no hay postulación, y los roles los da el Administrador.`,
      `Si te interesa, ofrécete: con tu sesión, ${ask}, debajo de esta respuesta.`,
    ),
    `How one becomes a moderator ${bold('is not published')}: there is nothing to apply with on the site, and the Administrador gives the roles. If you are interested, offer yourself: logged in, press ${ask} below this answer.`,
    '¿Quiénes son los administradores?',
  ),
  temaOscuro: guide(
    `El tema claro u oscuro se cambia ${bold('arriba a la derecha')}, en cualquier página, y queda así en ese dispositivo.`,
    `The light or dark theme is changed ${bold('at the top right')}, on any page, and stays so on that device.`,
  ),
  enCelular: guide(
    `${bold('No')}: el juego es de PC; se baja para el computador, con Volute y TS3, en ${downloads}. En el celular sí se usa el sitio: la tabla, los retos, el foro y reportar.`,
    `${bold('No')}: the game is for a PC; get it with Volute and TS3 in ${downloads}. On a phone you can use the site: the table, challenges, the forum and reporting.`,
    '¿Cómo instalo la app?',
  ),
  falsoPasa: guide(
    lines(
      `Si la administración confirma un reporte falso, la partida ${bold('no cuenta')} y ${bold('los dos clanes quedan No Rankeados')}, hasta su siguiente victoria válida. ${rule('reporte-falso')}`,
      'Si te pasó, reclama la partida: en la página de tu clan, al lado de ella, con Reclamar.',
    ),
    `If staff find a report to be false, the match ${bold('does not count')} and ${bold('both clans become unranked')}, until their next valid win. ${ruleInEnglish('reporte-falso')}`,
    '¿Cómo reclamo una partida?',
  ),
  trampaTiempo: guide(
    `Queda fuera ${bold(`al menos ${cheatBanMonths} meses`)}; cuánto exactamente lo decide la administración. Su clan pierde la partida y cae ${cheatDropPlaces} puestos. ${rule('trampa')}`,
    `They are out for ${bold(`at least ${cheatBanMonths} months`)}; how long exactly staff decide. Their clan loses the match and drops ${cheatDropPlaces} places. ${ruleInEnglish('trampa')}`,
    '¿Cómo apelo un fallo o una suspensión?',
  ),
} satisfies Record<string, Guide>

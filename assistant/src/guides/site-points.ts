import { paths } from '@trinchera/contract/site-paths'
import { cheatBanMonths, closedNameMs, commentReportsToHide, pictureBytes } from '@trinchera/rules/limits'
import { bold, capital, lines, link } from '../wording'
import { gamePoints } from './game-points'
import { guide, type Guide } from './guide'
import { proofGuides } from './proofs'

const downloads = bold(link('Descargas', paths.descargas))
const servers = link('Servidores', paths.servidores)
const forum = link('Foro', paths.foro)
const account = bold(link('Mi Cuenta', paths.miCuenta))

const byNotice = lines(
  `con tu cuenta, en ${bold(link('Avisos', paths.avisos))}, eliges que los anuncios te lleguen por correo, a tus dispositivos o en el sitio; sin cuenta, se siguen por ${link('RSS', paths.anunciosFeed)} o ${link('Atom', paths.anunciosAtom)}.`,
  `Todos están en ${link('Anuncios', paths.anuncios)}.`,
)

/** What people ask of the site and of the game, besides what its guides tell. */
export const sitePoints = {
  ...gamePoints,
  gratis: guide(
    lines(
      `${bold('Es gratis')}: no se paga por la cuenta, ni por tener clan, ni por jugar el ladder o un torneo acá; no hay mensualidad.`,
      `El juego, Volute (que trae el anticheat) y TS3 se bajan gratis en ${downloads}; la cuenta se crea en ${link('Registro', paths.registro)}.`,
    ),
    `${bold('It is free')}: nothing is paid for an account, a clan, the ladder or a tournament here. The game, Volute (with the anticheat) and TS3 are free too, in ${downloads}.`,
    '¿Cómo vuelvo a jugar?',
  ),
  donar: guide(
    `No hay donaciones ni pagos publicados en el sitio: es gratis. Si quieres ayudar, háblalo con la administración.`,
    `The site takes no payments or donations: it is free. If you want to help, talk to staff.`,
    '¿Quiénes son los administradores?',
  ),
  pais: guide(
    lines(
      `${bold('Sí')}: el reglamento no pide estar en Chile. Te registras, bajas el juego en ${downloads} y juegas; la comunidad es chilena, el sitio está en español y las horas son de Chile.`,
      `El ping con que juega cada uno se ve en ${servers}; dónde están los servidores no está publicado.`,
    ),
    `${bold('Yes')}: the rules do not ask you to be in Chile. Register, ask to join a clan on its page (${bold('Pedir entrar')}), get the game in ${downloads} and play; the community is Chilean, the site is in Spanish and its hours are those of Chile. ${link('Servers', paths.servidores)} shows the ping of who plays; where they stand is not published.`,
    '¿Cómo me registro?',
    '¿Cómo vuelvo a jugar?',
  ),
  dondeServidores: guide(
    `Dónde están los servidores no está publicado. Con qué ping juega cada uno se ve en ${servers}, y ahí mismo está la dirección de cada servidor.`,
    `Where the servers stand is not published. ${link('Servers', paths.servidores)} shows their addresses and the ping of who plays.`,
    '¿Hay gente jugando ahora?',
  ),
  arrendar: guide(
    `Acá no se arriendan servidores: los del sitio son de la comunidad, y se juega en ellos gratis. La lista está en ${servers}.`,
    `No servers are rented here: those of the site are the community's, and free to play on. They are in ${link('Servidores', paths.servidores)}.`,
  ),
  husoHorario: guide(
    `Todas las horas del sitio son ${bold('de Chile')} (America/Santiago, en 24 horas), estés donde estés: partidas, retos, torneos y anuncios. Un aparato con la hora de Magallanes, Aysén o Rapa Nui ve la suya. Los calendarios de la ${link('Agenda', paths.agenda)} sí pasan a la hora de tu aparato.`,
    `All times on the site are ${bold('Chile time')} (America/Santiago, 24 hours), wherever you are: matches, challenges, tournaments and announcements. A device set to the time of Magallanes, Aysén or Rapa Nui shows its own.`,
  ),
  idioma: guide(
    `El sitio está solo ${bold('en español')}; no se cambia de idioma. Yo contesto también en inglés.`,
    `The site is ${bold('in Spanish only')}: there is no English version. You may ask me in English; most players write in Spanish.`,
  ),
  dondeAyuda: guide(
    `En el ${bold(forum)}, en la sección ${bold('Soporte')}; o por TS3, mientras juegan. También me puedes preguntar a mí, y por una decisión, a la administración.`,
    `In the ${bold(link('forum', paths.foro))}, under ${bold('Soporte')}, or on TS3. You may ask me too, and staff for what they decide.`,
    '¿Quiénes son los administradores?',
  ),
  aparatos: guide(
    `Eso ${bold('no está publicado')}: el reglamento no dice nada de joystick, mandos, teclados ni macros; prohíbe las trampas y pide el anticheat. Pregunta en el ${forum}, en Soporte, o a la administración.`,
    `That is ${bold('not published')}: the rules say nothing of controllers, keyboards or macros; they forbid cheats and require the anticheat. Ask in the ${link('forum', paths.foro)}, under Soporte, or staff.`,
    '¿Quiénes son los administradores?',
  ),
  anunciosLlegan: guide(
    `${bold('Sí')}: ${byNotice}`,
    `${bold('Yes')}: logged in, in ${bold(link('Avisos', paths.avisos))}, you choose announcements by mail, on your devices or on the site; without an account, by ${link('RSS', paths.anunciosFeed)} or ${link('Atom', paths.anunciosAtom)}.`,
    '¿Cómo activo los avisos en mi teléfono?',
  ),
  anunciosDonde: guide(
    capital(byNotice),
    `Logged in, in ${bold(link('Avisos', paths.avisos))}, you choose announcements by mail, on your devices or on the site; without an account, by ${link('RSS', paths.anunciosFeed)} or ${link('Atom', paths.anunciosAtom)}.`,
    '¿Cómo activo los avisos en mi teléfono?',
  ),
  entrarCon: guide(
    `${bold('No')}: se entra con el correo o el nick y la contraseña de tu cuenta del sitio, o con una llave de acceso; con Discord, Steam, Facebook o Twitch no se inicia sesión.`,
    `${bold('No')}: one logs in with the email or nick and the password of an account here, or with a passkey; not with Discord, Steam, Facebook or Twitch.`,
    '¿Cómo me registro?',
  ),
  canalDe: guide(
    `Los canales que se ponen son de ${bold('Twitch y YouTube')}, en ${account}, ${bold('Modificar datos')}; Kick, TikTok y otros no se muestran.`,
    `Channels of ${bold('Twitch and YouTube')} can be set, in ${account}, ${bold('Modificar datos')}; Kick and others are not shown.`,
  ),
  contactoCorreo: guide(
    `No hay ${bold('correo ni teléfono')} de contacto publicados. Escríbele a la administración desde acá: con tu sesión, ${bold('Preguntar a un moderador')}, debajo de esta respuesta.`,
    `No contact address is published. Write to staff from here: logged in, press ${bold('Preguntar a un moderador')} below this answer.`,
    '¿Quiénes son los administradores?',
  ),
  hablanIngles: guide(
    `Quién habla inglés ${bold('no lo anota el sitio')}: casi todos escriben en español. Se puede preguntar en el ${link('Foro', paths.foro)}, o abrir un tema en inglés en la sección de quienes buscan clan.`,
    lines(
      `Who speaks English ${bold('is not noted on the site')}, nor at what hours each one plays; most write in Spanish.`,
      `Ask in the ${link('forum', paths.foro)}: open a topic in English in the section for those who look for a clan, with your hours and role.`,
    ),
    '¿Qué clanes buscan jugadores?',
  ),
  correoNoLlega: guide(
    `Mira en el correo no deseado. El enlace de una contraseña nueva se pide otra vez en ${link('Recuperar contraseña', paths.recuperarPassword)}, y el de una cuenta nueva en ${link('Validar cuenta', paths.validarCuenta)}.`,
    `Look in the spam. The link for a new password is asked for again in ${link('Recuperar contraseña', paths.recuperarPassword)}; that of a new account in ${link('Validar cuenta', paths.validarCuenta)}. If it still does not come, the address may be another than you think: staff can look, on TS3.`,
    '¿Quiénes son los administradores?',
  ),
  dueno: guide(
    `El sitio no dice quién es su dueño ni quién lo hizo; lo lleva el equipo de la comunidad.`,
    `The site does not say who owns or made it; the community's staff runs it.`,
    '¿Quiénes son los administradores?',
  ),
  moderadores: guide(
    lines(
      `Un ${bold('Administrador')} ve todo. El ${bold('Moderador Ladder')} decide reclamos, fallos, victorias no reportadas, retos y suspensiones; el de ${bold('Torneos')}, los torneos; el de ${bold('Anuncios')}, los anuncios, sus comentarios y el foro.`,
    ),
    `An ${bold('Administrador')} sees to everything; the ${bold('Moderador Ladder')} to claims, rulings, wins not reported, challenges and suspensions; that of ${bold('Torneos')} to tournaments; that of ${bold('Anuncios')} to announcements, comments and the forum.`,
    '¿Quiénes son los administradores?',
  ),
  cuantoBan: guide(
    `Lo decide la administración en cada caso: la suspensión dice ${bold('hasta cuándo es y por qué')} al intentar entrar, y se puede apelar una vez. Por trampa son ${bold(`al menos ${cheatBanMonths} meses`)}. ${link('Reglamento', paths.articulo('art-trampa'))}`,
    `Staff decide case by case: a suspension says ${bold('until when and why')} when you try to log in, and may be appealed once. For cheating it is ${bold(`at least ${cheatBanMonths} months`)}. ${link('See the rule (in Spanish)', paths.articulo('art-trampa'))}`,
    '¿Cómo apelo un fallo o una suspensión?',
  ),
  comentarioBorrado: guide(
    `Un comentario desaparece si ${bold(`${commentReportsToHide} jugadores lo denuncian`)} (queda escondido hasta que la administración decide) o si la administración lo borra por insultos, ventas o datos de otros. Si crees que fue un error, háblalo con la administración.`,
    `A comment goes away when ${bold(`${commentReportsToHide} players report it`)} (hidden until staff decide) or when staff delete it. If you think it was a mistake, talk to staff.`,
    '¿Quiénes son los administradores?',
  ),
  quienBorra: guide(
    `Tu comentario lo borras tú; los de otros, solo ${bold('la administración')} y quien modera los anuncios. Con ${commentReportsToHide} denuncias se esconde solo hasta que lo revisen.`,
    `You delete your own comment; those of others only staff. After ${commentReportsToHide} reports one is hidden until staff look at it.`,
    '¿Quiénes son los administradores?',
  ),
  dondeReclamo: guide(
    lines(
      `${bold('En la página de tu clan')}: al lado de la partida, con ${bold('Reclamar')}, dices por qué. ${proofGuides.reclamo.es.slice(proofGuides.reclamo.es.indexOf('Hay '))}`,
      `Si lo que reportaron no se jugó, elige ${bold('reporte falso')}: la partida no cuenta si se confirma.`,
    ),
    proofGuides.reclamo.en,
    '¿Cómo subo capturas de una partida?',
  ),
  dondeFalla: guide(
    `Si algo de la página falla, cuéntalo en el ${forum}, en ${bold('Soporte')}, o a la administración, con ${bold('Preguntar a un moderador')} debajo de esta respuesta: di qué apretaste y qué salió.`,
    `If something on the site fails, tell it in the ${link('forum', paths.foro)}, under ${bold('Soporte')}, or to staff: what you pressed and what you saw.`,
    '¿Quiénes son los administradores?',
  ),
  nickTomado: guide(
    `Ese nick ${bold('ya lo tiene alguien')}: elige otro. Mayúsculas, acentos o letras que se ven igual no hacen otro nombre, y el de una cuenta cerrada se libera a los ${closedNameMs / 86_400_000} días.`,
    `Somebody ${bold('has that nick already')}: choose another one. Capitals, accents or letters that look alike make no other; that of a closed account is free after ${closedNameMs / 86_400_000} days.`,
    '¿Cómo me registro?',
  ),
  torneoMedalla: guide(
    `${bold('Sí')}: el clan que gana un torneo del sitio recibe la medalla ${bold('Campeón de torneo')}, y también los jugadores de su plantel. Todas están en el ${bold(link('Palmarés', paths.palmares))}.`,
    `${bold('Yes')}: the clan that wins a tournament gets the medal ${bold('Campeón de torneo')}. All of them are in the ${bold(link('Palmarés', paths.palmares))}.`,
    '¿Qué medallas hay?',
  ),
  cuentaInactiva: guide(
    `${bold('No')}: por no entrar no se borra nada. La cuenta queda hasta que tú la cierres, al final de ${account}.`,
    `${bold('No')}: nothing is deleted for not logging in. An account stays until you close it, at the end of ${account}.`,
  ),
  verCorreo: guide(
    `${bold('No')}: tu correo lo ven solo tú y la administración. Qué se guarda y quién lo ve está en ${bold(link('Privacidad', paths.privacidad))}.`,
    `${bold('No')}: only you and staff see your email. What is kept and who sees it is in ${bold(link('Privacidad', paths.privacidad))}.`,
  ),
  echado: guide(
    `Desde que te sacan quedas ${bold('sin clan en esa etapa')}: puedes pedir entrar a otro, o fundar el tuyo, desde el ${bold(link('ladder', paths.ladder))}. Para volver, que te inviten de nuevo su Líder o un Co-Líder; ellos deciden a quién expulsan, y el reglamento no pide motivo.`,
    `Once you are expelled you are ${bold('in no clan of that stage')}: ask to join another or found your own, from the ${bold(link('ladder', paths.ladder))}. To come back, its leader or a co-leader has to invite you.`,
    '¿Qué clanes buscan gente?',
    '¿Cómo creo un clan?',
  ),
  correoTomado: guide(
    `Ese correo ${bold('ya tiene una cuenta')}: recupérala en ${bold(link('Recuperar contraseña', paths.recuperarPassword))} con el mismo correo, o regístrate con otro. Cada persona tiene una sola cuenta.`,
    `That email ${bold('has an account already')}: recover it in ${bold(link('Recuperar contraseña', paths.recuperarPassword))}, or register with another one. Everybody has one account only.`,
    '¿Cómo recupero mi contraseña?',
  ),
  sitioLento: guide(
    lines(
      `Cada cuánto se cae el sitio ${bold('no está publicado')}, y desde acá no veo tu conexión; si me lees, el sitio responde.`,
      `Prueba otra página o los datos del celular: si todo anda lento, es tu internet; si solo falla acá, cuéntalo en el ${forum}, en ${bold('Soporte')}. Los servidores del juego son otra cosa: cómo están se ve en ${servers}.`,
    ),
    `How often the site is down is ${bold('not published')}, and I do not see your connection; if you read this, the site answers. Try another page or your phone's data; if it fails only here, tell it in the ${link('forum', paths.foro)}, under Soporte, or staff. Game servers are in ${link('Servidores', paths.servidores)}.`,
    '¿Quiénes son los administradores?',
    '¿Hay gente jugando ahora?',
  ),
  banAnticheat: guide(
    lines(
      `Depende de quién te sacó. Si fue ${bold('el anticheat')} (viene con Volute), eso no lo veo ni está publicado acá: guarda captura del mensaje y háblalo con la administración o pregunta en el ${forum}, en Soporte.`,
      `Si fue una ${bold('suspensión de este sitio')}, al iniciar sesión dice hasta cuándo y por qué, y la puedes ${bold('apelar')} una vez, con el enlace que sale ahí y que te llega por correo.`,
    ),
    `It depends on who did it. A ban of ${bold('the anticheat')} (it comes with Volute) I do not see: keep a screenshot of the message and talk to staff. A ${bold('suspension of this site')} says until when and why when you log in, and may be appealed once, by the link that you see there.`,
    '¿Quiénes son los administradores?',
  ),
  torneoEnVivo: guide(
    `La llave y los resultados cambian solos en la página de cada torneo, en ${bold(link('Torneos', paths.torneos))}. Si alguien transmite una partida, sale en ${bold(link('Stream', paths.stream))}; cuáles se transmiten no está publicado.`,
    `The bracket and its results change live on each tournament's page, in ${bold(link('Torneos', paths.torneos))}. Who streams a match is in ${bold(link('Stream', paths.stream))}.`,
    '¿Hay streams ahora?',
  ),
  comentarSinCuenta: guide(
    `${bold('No')}: sin cuenta se puede leer todo, pero para comentar o escribir en el foro hay que iniciar sesión con una cuenta validada. Se crea gratis en ${link('Registro', paths.registro)}.`,
    `${bold('No')}: without an account you may read all of it, but to comment or post you log in. It is free, in ${link('Registro', paths.registro)}.`,
    '¿Cómo me registro?',
  ),
  cuentaCerrada: guide(
    `${bold('No')}: una cuenta cerrada no se reabre, porque se borra lo personal (correo, foto, canales y avisos). Puedes registrarte de nuevo; tu nick de antes se libera a los ${closedNameMs / 86_400_000} días. Tus partidas quedan con el nombre que tenías.`,
    `${bold('No')}: a closed account is not opened again, since what is personal is deleted. You may register anew; the former nick is free after ${closedNameMs / 86_400_000} days.`,
    '¿Cómo me registro?',
  ),
  fotoTamano: guide(
    `Hasta ${bold(`${pictureBytes / 1_048_576} MB`)} por imagen, en un formato común (JPG, PNG o GIF). La tuya se cambia en ${account}, con ${bold('Modificar datos')}; el emblema, al editar el clan.`,
    `Up to ${bold(`${pictureBytes / 1_048_576} MB`)} for each picture (JPG, PNG or GIF). Yours is changed in ${account}, with ${bold('Modificar datos')}.`,
    '¿Cómo cambio mi foto?',
  ),
  politica: guide(
    `De hablar de política o religión en el foro o los comentarios no hay nada publicado; lo que no se puede es insultar, vender ni publicar datos de otros. En los ${bold('nicks y nombres de clan')} sí está prohibido. ${link('Reglamento', paths.articulo('art-nombres'))}`,
    `Nothing is published about politics or religion in the forum; insults, sales and data of others are forbidden. In ${bold('nicks and names of clans')} both are. ${link('See the rule (in Spanish)', paths.articulo('art-nombres'))}`,
  ),
  servidorCaido: guide(
    lines(
      `Si se cae el servidor ${bold('el reglamento no dice nada especial')}: pónganse de acuerdo con el otro clan para seguir o repetir el mapa, y guarden capturas.`,
      'Si no hay acuerdo, decide la administración. Lo que está escrito es para un jugador que se va: tiene 5 minutos para volver.',
    ),
    `The rules ${bold('say nothing of a server that goes down')}: agree with the other clan on playing on or repeating the map, and keep screenshots; staff decide where you cannot agree. A player who drops out has 5 minutes to come back.`,
    '¿Qué pasa si alguien se desconecta?',
  ),
  queEsSitio: guide(
    lines(
      `Trinchera es la casa de una comunidad chilena que juega un ladder de clanes de un clásico de la Segunda Guerra. El que pierde reporta, y la tabla se mueve a la vista de todos.`,
    ),
    `Trinchera is the home of a Chilean community that plays Medal of Honor: Allied Assault and its expansions, an old WWII shooter: a live ${link('clan ladder', paths.ladder)}, challenges, ${link('tournaments', paths.torneos)}, ${link('game servers', paths.servidores)}, streams and a ${link('forum', paths.foro)}. All of it can be read without an account.`,
    '¿Cómo vuelvo a jugar?',
  ),
  sinArchivo: guide(
    lines(
      `${bold('No')}: no hay un archivo (CSV, Excel, base de datos) con las partidas para descargar. Se ven en la página de cada clan y de cada jugador, desde el ${link('ladder', paths.ladder)}.`,
      `Lo tuyo sí se descarga: en ${account}, con ${bold('Descargar mis datos')}.`,
    ),
    `${bold('No')}: there is no file (CSV, spreadsheet, database) of the matches to download. They are on the page of each clan and player, from the ${link('ladder', paths.ladder)}. Your own data you can download in ${account}, with ${bold('Descargar mis datos')}.`,
    '¿Cuáles fueron las últimas partidas?',
  ),
  partidasViejas: guide(
    lines(
      `Las partidas viejas están en la ${bold('página de cada clan')}, que se abre desde la tabla de su etapa en el ${link('ladder', paths.ladder)}, y en la de ${link('cada jugador', paths.jugadores)}: ahí salen todas, de la última a la primera.`,
      `Las etapas cerradas, con su tabla y sus récords, están en el ${link('Palmarés', paths.palmares)}.`,
    ),
    `Old matches are on the ${bold('page of each clan')}, which opens from its stage's table in the ${link('ladder', paths.ladder)}, and on that of ${link('each player', paths.jugadores)}. Closed stages are in the ${link('Palmarés', paths.palmares)}.`,
    '¿Cuáles fueron las últimas partidas?',
  ),
  topJugadores: guide(
    lines(
      `El Top 5 de jugadores va por ${bold('victorias')}, sumando todas sus etapas. Con las mismas victorias va antes el que tiene ${bold('menos derrotas')}, y si también son iguales, el de la cuenta más antigua.`,
      link('Reglamento, artículo 25', paths.articulo('art-top')),
    ),
    `The top 5 of players goes by ${bold('wins')} over all their stages; of equal ones whoever has ${bold('fewer losses')} comes first, then the older account.`,
    '¿Quiénes son los mejores jugadores?',
  ),
} satisfies Record<string, Guide>

import { paths } from '@trinchera/contract/site-paths'
import {
  commentEditMs,
  commentReportsToHide,
  mensajeEveryMs,
  newAccountMs,
  newAccountPosts,
  temasPerDay,
} from '@trinchera/rules/limits'
import { bold, lines, link } from '../wording'
import { guide, type Guide } from './guide'

const forum = bold(link('Foro', paths.foro))
const hours = newAccountMs / 3_600_000
const minutes = commentEditMs / 60_000
const support = `${forum}, en ${bold('Soporte')}`

/** What people ask of comments and the forum that no guide of them begins with (docs/behaviour/anuncios-and-foro.md#Foro). */
export const foroPoints = {
  noEscribe: guide(
    lines(
      `Para comentar o escribir en el foro hay que ${bold('iniciar sesión')} con una cuenta validada. Si te suspendieron de comentar, el mensaje dice hasta cuándo y por qué.`,
      `En el foro se espera además ${mensajeEveryMs / 1000} segundos entre mensajes, van hasta ${temasPerDay} temas al día, un tema cerrado no recibe más, y una cuenta nueva tiene menos cupo.`,
    ),
    `To comment or write in the forum you ${bold('log in')} with a validated account. Where you are suspended from commenting, the message says until when and why. In the forum one waits ${mensajeEveryMs / 1000} seconds between posts and opens up to ${temasPerDay} topics a day; a closed topic takes no more.`,
    '¿Qué límites tiene el foro?',
  ),
  sinEnlaces: guide(
    `Una cuenta nueva ${bold('todavía no puede poner enlaces')} ni imágenes en el foro: son las primeras ${hours} horas, o hasta que tenga ${newAccountPosts} mensajes.`,
    `A new account ${bold('puts no links')} or pictures in the forum yet: for its first ${hours} hours, or until it has ${newAccountPosts} posts.`,
    '¿Qué límites tiene el foro?',
  ),
  foroEspera: guide(
    `En el foro se espera ${bold(`${mensajeEveryMs / 1000} segundos`)} entre un mensaje y otro. Espera ese rato y vuelve a apretar: lo escrito no se pierde.`,
    `In the forum one waits ${bold(`${mensajeEveryMs / 1000} seconds`)} between posts. Wait and press again: what you wrote is kept.`,
    '¿Qué límites tiene el foro?',
  ),
  foroBuscar: guide(
    `Con ${bold(link('Buscar en el foro', paths.foroBuscar()))}: escribe una o más palabras. También me puedes preguntar a mí qué se ha dicho de algo.`,
    `With ${bold(link('Buscar en el foro', paths.foroBuscar()))} (search): type a word or more. You may also ask me what was said of something.`,
    '¿Qué hay de nuevo en el foro?',
  ),
  foroFormato: guide(
    `Con los ${bold('botones de arriba de la caja')} donde escribes, en el foro y en los comentarios: título, ${bold('negrita')} (B), cursiva (I), subrayado (U), tachado (S), colores, listas y enlace. Marca el texto y aprieta el botón; ${bold('Limpiar formato')} lo saca.`,
    `With the ${bold('buttons above the box')} where you write, in the forum and in comments: heading, ${bold('bold')} (B), italic (I), underline (U), strike (S), colours, lists and link. Select the text and press the button.`,
    '¿Cómo respondo en el foro?',
  ),
  foroEscribirCuenta: guide(
    `${bold('Sí')}: leer el ${forum} es libre, pero para abrir un tema, responder o reaccionar hay que iniciar sesión con una cuenta validada. Se crea gratis en ${link('Registro', paths.registro)}.`,
    `${bold('Yes')}: anybody may read the ${forum}, but to open a topic, answer or react you log in with a validated account. It is free, in ${link('Registro', paths.registro)}.`,
    '¿Cómo me registro?',
    '¿Cómo abro un tema en el foro?',
  ),
  foroLeerSinCuenta: guide(
    `${bold('No hace falta cuenta para leer')}: el ${forum} lo lee cualquiera. Para escribir sí: se inicia sesión con una cuenta validada, que se crea gratis en ${link('Registro', paths.registro)}.`,
    `${bold('You need no account to read')}: anybody reads the ${forum}. To write you log in with a validated account, which is free, in ${link('Registro', paths.registro)}.`,
    '¿Cómo me registro?',
  ),
  foroSeguidos: guide(
    `En el ${forum}, con el filtro ${bold('Seguidos')}, al lado de Todos y Sin leer (con tu sesión iniciada). Los temas que abres se siguen solos; otro se sigue con ${bold('Avisarme')}, arriba en el tema.`,
    `In the ${forum}, with the filter ${bold('Seguidos')} (followed), once you are logged in. Topics that you open are followed by themselves; another one with ${bold('Avisarme')}, at its top.`,
    '¿Cómo sigo un tema del foro?',
  ),
  foroEditar: guide(
    lines(
      `Se corrige ${bold(`durante ${minutes} minutos`)} desde que lo publicas: al lado de tu mensaje, con ${bold('Corregir')}. Se puede borrar mientras nadie más escriba después.`,
      `Pasado ese rato lo corrige solo la moderación del foro: pídeselo, o escribe la corrección en el mismo tema.`,
    ),
    `It can be corrected ${bold(`for ${minutes} minutes`)} after you post it. You may delete it while nobody else has written after it. Later only moderators of the forum correct it: ask them, or write the correction in the same topic.`,
    '¿Quiénes son los administradores?',
  ),
  ayudaDonde: guide(
    lines(
      `Pregunta en el ${support}: aprieta ${bold('Abrir tema')} y di qué hiciste, qué probaste y qué mensaje sale. Hay que tener la sesión iniciada.`,
      `Más rápido, por ${bold('TS3')} mientras la gente juega, o con la administración.`,
    ),
    `Ask in the ${link('forum', paths.foro)}, under ${bold('Soporte')} (help): press ${bold('Abrir tema')} and tell what you did, what you tried and what you saw. Or on ${bold('TS3')} while people play, or staff.`,
    '¿Quiénes son los administradores?',
    '¿Cómo me conecto a TS3?',
  ),
  vender: guide(
    `${bold('No se puede vender')}: acá no se vende nada, ni en el foro (tampoco en la sección de otros temas) ni en los comentarios. Un mensaje así lo borra la administración; si ves uno, aprieta ${bold('Denunciar')}.`,
    `${bold('Selling is not allowed')}: nothing is sold here, neither in the forum nor in comments; staff delete such posts. If you see one, press ${bold('Denunciar')} (report).`,
    '¿Cuáles son las reglas del foro?',
  ),
  denunciasCuantas: guide(
    `Con ${bold(`${commentReportsToHide} denuncias`)} de jugadores distintos se esconde, hasta que la administración decida si se queda o se va. Vale igual en los comentarios y en el foro.`,
    `After ${bold(`${commentReportsToHide} reports`)} by different players it is hidden, until staff decide. It is the same for comments and for the forum.`,
  ),
  denunciaAnonima: guide(
    `La denuncia es ${bold('anónima')} para quien lo escribió: no sabe quién lo denunció. La administración sí ve quién denunció y por qué.`,
    `A report is ${bold('anonymous')} to who wrote it: they do not know who reported it. Staff do see who did and why.`,
  ),
  temaCerrado: guide(
    `Un tema ${bold('cerrado')} se puede leer, pero no recibe más respuestas, salvo de la moderación, que es quien lo cierra y lo abre. Para seguir la conversación abre uno tuyo en el ${forum}.`,
    `A ${bold('closed')} topic can be read but takes no more answers, but for those of moderators, who close and open it. To go on, open one of your own in the ${forum}.`,
    '¿Cómo abro un tema en el foro?',
  ),
  foroEmojis: guide(
    `${bold('Sí')}: debajo de cada mensaje del foro hay seis reacciones; dejas una de cada una, y tocarla otra vez la quita. En el texto también puedes escribir emojis.`,
    `${bold('Yes')}: below each post are six reactions; you may leave one of each, and press it again to take it back. You may write emoji in the text too.`,
  ),
  temaArriba: guide(
    `Los temas van por su ${bold('último mensaje')}: el tuyo sube solo cuando alguien escribe en él. Fijarlo arriba lo hace solo la moderación del foro.`,
    `Topics stand by their ${bold('last post')}: yours goes up when somebody writes in it. Only moderators pin one at the top.`,
  ),
  foroAvisos: guide(
    `Llegan a la ${bold('campanita')}, arriba, y con los avisos activados también al aparato: cuando te ${bold('citan')}, te nombran con ${bold('@')} o escriben en un tema que sigues (el que abres se sigue solo). Es una vez, hasta que lo leas; con ${bold('Avisarme')}, arriba en el tema, lo sigues o lo silencias.`,
    `They are in the ${bold('bell')} at the top: when you are ${bold('quoted')}, called by ${bold('@')}, or somebody writes in a topic that you follow (your own is followed by itself); once, until you read it.`,
    '¿Cómo sigo un tema del foro?',
  ),
  foroOtrosTemas: guide(
    `${bold('Sí')}: el ${forum} tiene una sección para lo que no es del juego; abre el tema ahí. Lo que no va: insultos, ventas ni datos de otros.`,
    `${bold('Yes')}: the ${forum} has a section for what is not of the game; open the topic there. No insults, sales or data of others.`,
    '¿Qué secciones tiene el foro?',
  ),
  denunciaQuien: guide(
    `La ve y la decide ${bold('la administración')}, con quien modera los anuncios y el foro: si se queda o se va. Quien lo escribió no sabe quién denunció.`,
    `${bold('Staff')} see and decide it, with who moderates announcements and the forum. Who wrote it does not know who reported.`,
    '¿Quiénes son los administradores?',
  ),
  temaFijar: guide(
    `${bold('No')}: fijar, cerrar o mover un tema lo hace la moderación del foro, no quien lo abrió. Pídeselo a la administración.`,
    `${bold('No')}: moderators pin, close or move topics, not who opened them. Ask staff.`,
    '¿Quiénes son los administradores?',
  ),
  publicarAnuncio: guide(
    `Los anuncios los publica solo ${bold('el equipo del sitio')}. Lo de tu clan va en el ${forum}, en ${bold('Anuncios de clanes')}: ahí aprieta ${bold('Abrir tema')}.`,
    `Only ${bold('staff')} publish announcements. What your clan has to say goes in the ${forum}, under ${bold('Anuncios de clanes')}.`,
    '¿Quiénes son los administradores?',
    '¿Cómo abro un tema en el foro?',
  ),
  miCorreo: guide(
    `Eso no lo digo acá: tu correo lo ves tú en ${bold(link('Seguridad', paths.seguridad))}, donde también se cambia. Los demás no lo ven.`,
    `I do not tell that here: you see your own email in ${bold(link('Seguridad', paths.seguridad))}, where it is changed too. Nobody else sees it.`,
  ),
  miSesion: guide(
    `Cada sesión dura ${bold('7 días')}, y puedes tener varias a la vez. Las abiertas se ven y se cierran en ${bold(link('Seguridad', paths.seguridad))}, en ${bold('Sesiones abiertas')}.`,
    `Each session lasts ${bold('7 days')}, and you may have several. They are listed and ended in ${bold(link('Seguridad', paths.seguridad))}.`,
    '¿Cómo cierro sesión?',
  ),
  miSegundoPaso: guide(
    `Eso no lo veo desde acá: en ${bold(link('Seguridad', paths.seguridad))}, en ${bold('Segundo paso')}, dice si lo tienes activado y con qué.`,
    `I do not see that from here: ${bold(link('Seguridad', paths.seguridad))} says whether your second step is on.`,
    '¿Cómo activo el segundo paso?',
  ),
} satisfies Record<string, Guide>

import { paths } from '@trinchera/contract/site-paths'
import {
  commentEditMs,
  mensajeEveryMs,
  mostMentions,
  newAccountMs,
  newAccountPosts,
  newAccountPostsPerDay,
  temasPerDay,
} from '@trinchera/rules/limits'
import { bold, link } from '../wording'
import { guide, type Guide } from './guide'

const forum = bold(link('Foro', paths.foro))
const hours = newAccountMs / 3_600_000
const minutes = commentEditMs / 60_000

/** How things are done in the forum (docs/behaviour/anuncios-and-foro.md#Foro, docs/behaviour/anuncios-and-foro.md#Trust in the forum, docs/behaviour/anuncios-and-foro.md#Screens of the forum). */
export const foroGuides = {
  foro: guide(
    `Sí: el ${forum} tiene secciones para anuncios de clanes, busco clan o busco gente, táctica y mapas, soporte y lo demás. Lo lee cualquiera; para escribir se inicia sesión. También me puedes preguntar qué se ha dicho ahí de algo.`,
    `Yes: the ${forum} has sections for clans, looking for a clan or for people, tactics and maps, help and the rest. Anybody reads it; to write, log in. You may also ask me what was said there of something.`,
    '¿Cómo abro un tema en el foro?',
    '¿Qué hay de nuevo en el foro?',
  ),
  tema: guide(
    `Entra a la sección en el ${forum} y aprieta ${bold('Abrir tema')}: título, primer mensaje y ${bold('Publicar')}. Hasta ${temasPerDay} temas al día. Quien abre un tema lo sigue: le llega un aviso cuando contestan.`,
    `Open the section in the ${forum} and press ${bold('Abrir tema')}: a title and the first post. Up to ${temasPerDay} topics a day. Who opens a topic follows it and is told of answers.`,
    '¿Qué límites tiene el foro?',
  ),
  responder: guide(
    `Abajo en el tema está la caja para contestar. ${bold('Citar')}, en un mensaje, lo pone en tu respuesta, y con ${bold('@nick')} llamas a alguien (hasta ${mostMentions} por mensaje): le llega un aviso. Si se corta la conexión, lo que escribiste queda guardado y sale al volver.`,
    `The box to answer is at the end of the topic. ${bold('Citar')} quotes a post in your answer, and ${bold('@nick')} calls somebody (up to ${mostMentions} a post), who gets a notice. Where the connection is lost, what you wrote is kept and sent when it returns.`,
    '¿Cómo sigo un tema del foro?',
  ),
  corregir: guide(
    `Tu mensaje del foro lo puedes corregir durante ${minutes} minutos, y borrar mientras nadie más escriba después. El tema completo no lo borra quien lo abrió: pídeselo a la moderación.`,
    `You may correct your post for ${minutes} minutes, and delete it while nobody else has written after it. A whole topic is deleted by moderators: ask them.`,
  ),
  reaccionar: guide(
    `Debajo de cada mensaje del foro está el botón de reaccionar, con seis reacciones; puedes dejar una de cada una, y tocarla otra vez la quita.`,
    `Below each post is a button with six reactions; you may leave one of each, and press it again to take it back.`,
  ),
  seguir: guide(
    `En el tema, arriba, ${bold('Avisarme')} deja seguirlo, silenciarlo o dejarlo normal. El que sigues te avisa cuando escriben, una vez hasta que lo leas; el silenciado no avisa nada. En el ${forum}, ${bold('Seguidos')} y ${bold('Sin leer')} filtran la lista.`,
    `At the top of a topic ${bold('Avisarme')} follows or mutes it. One that you follow tells you of new posts, once until you read them; a muted one tells nothing. In the ${forum}, ${bold('Seguidos')} (followed) and ${bold('Sin leer')} (unread) filter the list.`,
  ),
  limites: guide(
    `En el foro se abren hasta ${bold(`${temasPerDay} temas`)} al día y se espera ${mensajeEveryMs / 1000} segundos entre mensajes. Una cuenta es nueva las primeras ${bold(`${hours} horas`)} o hasta que tenga ${newAccountPosts} mensajes: todavía no pone enlaces ni imágenes y escribe hasta ${newAccountPostsPerDay} mensajes al día. La caja te dice cuánto te queda.`,
    `One opens up to ${bold(`${temasPerDay} topics`)} a day and waits ${mensajeEveryMs / 1000} seconds between posts. An account is new for its first ${bold(`${hours} hours`)} or until it has ${newAccountPosts} posts: no links or pictures yet, and up to ${newAccountPostsPerDay} posts a day. The box tells what you have left.`,
  ),
  imagen: guide(
    `En el foro no se suben fotos ni videos: los mensajes llevan texto con formato y ${bold('enlaces')}. Sube la imagen a otro sitio y pega su enlace; una cuenta nueva (las primeras ${hours} horas o hasta tener ${newAccountPosts} mensajes) todavía no puede poner enlaces. Las capturas de una partida van en la página de la partida, en ${bold('Evidencias')}.`,
    `The forum takes no pictures or videos: posts are text and ${bold('links')}. Put the picture elsewhere and paste its link; a new account (its first ${hours} hours, or until it has ${newAccountPosts} posts) puts no links yet. Screenshots of a match go on the page of the match, in ${bold('Evidencias')}.`,
    '¿Cómo subo capturas de una partida?',
  ),
  busco: guide(
    `En el ${forum}, en la sección de busco clan o busco gente, abre un tema y di qué buscas, en qué etapa, a qué horas y en qué puesto. Si buscas gente, los interesados aprietan ${bold('Pedir entrar')}; si buscas clan, quien recluta te invita desde ahí mismo.`,
    `In the ${forum}, in the section for those who look for a clan or for people, open a topic: what you look for, stage, hours and role. Where you look for people, they press ${bold('Pedir entrar')}; where you look for a clan, who recruits invites you from there.`,
    '¿Cómo entro a un clan?',
  ),
  denunciar: guide(
    `Con ${bold('Denunciar')}, en el mensaje o tema del foro: con denuncias de tres jugadores distintos se oculta hasta que la moderación decide.`,
    `With ${bold('Denunciar')} (report) on the post: reports by three different players hide it until moderators decide.`,
  ),
} satisfies Record<string, Guide>

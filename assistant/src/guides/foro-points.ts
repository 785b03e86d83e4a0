import { paths } from '@trinchera/contract/site-paths'
import { mensajeEveryMs, newAccountMs, newAccountPosts, temasPerDay } from '@trinchera/rules/limits'
import { bold, lines, link } from '../wording'
import { guide, type Guide } from './guide'

const forum = bold(link('Foro', paths.foro))
const hours = newAccountMs / 3_600_000

/** What people ask of comments and the forum that no guide of them begins with (docs/behaviour.md#Foro). */
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

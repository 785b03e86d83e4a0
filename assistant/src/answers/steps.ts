import {
  clanNameLength,
  clanTagLength,
  closedNameMs,
  commentEditMs,
  invitacionMs,
  passwordLength,
  reportDeadlineHours,
  usernameLength,
} from '@trinchera/rules/limits'
import type { Asked, Reply, Site } from '../intent'
import type { Word } from '../words/plain'
import { paths } from '@trinchera/contract/site-paths'
import { bold, bullets, bulletsUpTo, lines, link, named, verb } from '../wording'
import { asWritten } from '../guides/guide'
import { validatedBy } from './mail'
import { clanOf, etapaLink, etapasOf, isClan } from './which'

const hours = (ms: number) => ms / 3_600_000
const days = (ms: number) => hours(ms) / 24

const account = bold(link('Mi Cuenta', paths.miCuenta))
const login = link('Iniciar Sesión', paths.login())

/** A text that is the same whenever it is asked. */
const said = (text: string, ...sugerencias: string[]) => asWritten({ text, sugerencias })

/** Where a clan is founded: in an open etapa. */
export function crearClan(asked: Asked): Reply {
  const open = etapasOf(asked).filter(({ activo, multijugador }) => activo && multijugador)
  return {
    text: lines(
      `Entra con tu cuenta, abre la etapa donde quieres jugar y aprieta ${bold('Crear Nuevo Clan')}. Quedas de Líder.`,
      open.length
        ? lines(
            'Etapas abiertas:',
            bulletsUpTo(
              open.map((etapa) => `${etapaLink(etapa)}: ${link('crear clan ahí', paths.createClan(etapa.id))}`),
              6,
            ),
          )
        : `Ahora no hay etapas abiertas: mira el ${link('ladder', paths.ladder)}.`,
      `Lo puedes fundar solo: basta un nombre de ${clanNameLength.least} a ${clanNameLength.most} caracteres y un tag de ${clanTagLength.least} a ${clanTagLength.most}. Después invitas a los demás.`,
    ),
    etapas: open.slice(0, 1),
    sugerencias: ['¿Cómo invito a alguien a mi clan?', '¿Cuántos jugadores se necesitan?'],
  }
}

/** How one gets into a clan; of the clan that is named, whether it takes requests and who leads it. */
export async function unirse(asked: Asked): Promise<Reply> {
  const [who] = asked.quien
  const found = who && isClan(who) ? await clanOf(asked, who) : null
  const leader = found?.clan.players.find(({ rango }) => rango === 'Lider')
  const own =
    found &&
    lines(
      found.clan.acepta_solicitudes
        ? `${named(found.clan.nombre)} ${verb('recibe', 'reciben', found.clan.nombre)} solicitudes: abre ${link('su página', paths.clan(found.clan.id))} y aprieta ${bold('Pedir entrar')}.`
        : `${named(found.clan.nombre)} no ${verb('recibe', 'reciben', found.clan.nombre)} solicitudes: entra a quien ${bold('invita')} su Líder o un Co-Líder.`,
      leader && `Líder: ${link(leader.username, paths.jugador(leader.id))}.`,
    )
  return {
    text:
      own ??
      lines(
        `A un clan se entra de dos maneras: con una ${bold('invitación')} de su Líder o un Co-Líder, o con una ${bold('solicitud')} tuya a un clan que las recibe.`,
        `Abre el clan que te gusta en el ${link('ladder', paths.ladder)} y aprieta ${bold('Pedir entrar')}. Las invitaciones te llegan a ${account}.`,
      ),
    sugerencias: ['¿Qué clanes hay?', '¿Cómo creo un clan?'],
    quien: found && who ? [who] : [],
  }
}

function entrarSolo(asked: Asked): Reply {
  const alone = etapasOf(asked).filter(({ activo, multijugador }) => activo && !multijugador)
  return {
    text: lines(
      `En una etapa de uno contra uno entras por tu cuenta: ábrela con tu sesión iniciada y aprieta ${bold('Entrar al Ladder')}. Tu clan lleva tu nick.`,
      alone.length
        ? bullets(alone.map((etapa) => `${etapaLink(etapa)}: ${link('entrar al ladder', paths.createClan(etapa.id))}`))
        : `Las etapas abiertas están en el ${link('ladder', paths.ladder)}.`,
    ),
    etapas: alone.slice(0, 1),
  }
}

/** How one registers. */
export const register = ({ site: { mail } }: Asked): Reply => ({
  text: lines(
    `En ${bold(link('Registro', paths.registro))}: pones un nick, tu correo y una contraseña, y listo. ${validatedBy(mail)}`,
    `El nick lleva entre ${usernameLength.least} y ${usernameLength.most} caracteres. El id de Volute puede quedar para después.`,
  ),
  sugerencias: ['No me llega el correo de validación', '¿Cómo me uno a un clan?'],
})

const cerrarCuenta = said(
  `Al final de ${account} está ${bold('Cerrar mi cuenta')}, y también ${bold('Descargar mis datos')}. Tus partidas quedan; tu nick se libera a los ${days(closedNameMs)} días.`,
)

/** How the site is used, step by step. */
export const statics = {
  entrarSolo,
  invitar: said(
    `El Líder y los Co-Líderes invitan: abre tu clan desde ${account}, aprieta ${bold('Reclutar')} y elige al jugador. Tiene ${days(invitacionMs)} días para aceptar.`,
    '¿Qué puede hacer cada rango?',
  ),
  invitaciones: said(
    `Tus invitaciones están en ${account}, con botones para aceptarlas o rechazarlas. Vencen a los ${days(invitacionMs)} días, y al aceptar una se caen las otras de esa etapa.`,
  ),
  salir: said(
    lines(
      `En ${account}, al lado de tu clan, aprieta ${bold('Dejar el clan')}. Para entrar a otro de la misma etapa, primero dejas el tuyo.`,
      `Si eres Líder, antes tienes que ceder el liderazgo: ahí mismo, ${bold('Ceder liderazgo')} y eliges a quién; si estás solo, el clan se cierra.`,
    ),
    '¿Cómo cedo el liderazgo?',
  ),
  expulsar: said(
    `El Líder y los Co-Líderes pueden expulsar: abre tu clan desde ${account}, aprieta ${bold('Editar clan')} y ahí ${bold('Expulsar')} al lado del jugador. Al Líder no lo expulsa nadie, y un Co-Líder no toca a otro Co-Líder.`,
  ),
  ceder: said(
    `Solo el Líder puede: en ${account}, al lado de tu clan, aprieta ${bold('Ceder liderazgo')} y elige a quién. Tú quedas de Co-Líder.`,
  ),
  eliminarClan: said(
    `Solo el Líder puede: en ${account}, al lado de tu clan, aprieta ${bold('Eliminar clan')}. No hay vuelta atrás: el clan sale del ranking, los de abajo suben y sus partidas quedan.`,
    '¿Cómo cedo el liderazgo?',
  ),
  editarClan: said(
    `El Líder y los Co-Líderes pueden: abre tu clan desde ${account} y aprieta ${bold('Editar clan')}. Ahí se modifican el nombre, el tag, el emblema y los rangos de los integrantes.`,
  ),
  reportar: said(
    lines(
      `Reporta el que pierde: con tu cuenta, entra a ${bold(link('Reportar Derrota', paths.reportes))}, elige el juego, la etapa y el clan que les ganó, y confirma.`,
      `Puede hacerlo el Líder, un Co-Líder o un Capitán, dentro de ${reportDeadlineHours} horas. Si ganaste, no reportas tú: le toca al otro clan.`,
    ),
    '¿Cuánto tiempo hay para reportar?',
    '¿Y si el rival no reporta?',
  ),
  reporteMalo: said(
    lines(
      `Un reporte no se borra por cuenta propia: la ${bold('administración')} puede anularlo. Avísale a un moderador del ladder y ten a mano las capturas.`,
      `Desde la página de tu clan también puedes reclamar una partida.`,
    ),
    '¿Con quién hablo por un reclamo?',
    '¿Se puede anular una partida?',
  ),
  cambiarClave: said(
    `En ${account}, con ${bold('Modificar Contraseña')}. Lleva entre ${passwordLength.least} y ${passwordLength.most} caracteres, y al cambiarla se cierran tus otras sesiones.`,
    '¿Cómo recupero mi contraseña?',
  ),
  editarPerfil: said(
    `En ${account}, con ${bold('Modificar datos')}: ahí cambias tu nick, tu foto, tu id de Volute y tus canales de Twitch y YouTube.`,
  ),
  miCanal: said(
    `En ${account}, con ${bold('Modificar datos')}, escribe tu usuario de Twitch o tu canal de YouTube. Desde ahí apareces solo en ${link('Stream', paths.stream)} cuando transmitas.`,
  ),
  cerrarCuenta: ({ words }) =>
    /\b(?:baj(?:o|ar)|descarg\w+|copia|export\w+|respald\w+)\b/.test(words.map(({ plain }) => plain).join(' '))
      ? {
          text: `Al final de ${account}, con ${bold('Descargar mis datos')}: un archivo JSON con todo lo que el sitio guarda de ti.`,
          sugerencias: ['¿Qué datos guardan de mí?'],
        }
      : cerrarCuenta(),
  suspendido: said(
    `Al intentar entrar te dice hasta cuándo es la suspensión y por qué. Si crees que es un error, la puedes ${bold('apelar')} una vez, con el enlace que sale ahí y que te llega por correo: la ve la administración.`,
    '¿Cómo apelo un fallo o una suspensión?',
  ),
  cerrarSesion: said(
    `Con ${bold('Cerrar Sesión')}, arriba a la derecha. Si la dejaste abierta en otro computador, ciérrala en ${bold(link('Seguridad', paths.seguridad))}, en ${bold('Sesiones abiertas')}, o cambia tu contraseña en ${account}: eso cierra las demás.`,
  ),
  comentar: said(
    `Abre el anuncio en ${bold(link('Anuncios', paths.anuncios))}, inicia sesión y aprieta ${bold('Comentar Este Anuncio')}. Puedes corregir tu comentario durante ${commentEditMs / 60_000} minutos, y denunciar uno que no corresponda.`,
  ),
  pagina: said(
    lines(
      'Trinchera es la casa de una comunidad chilena que juega un ladder de clanes de un clásico de la Segunda Guerra. El que pierde reporta, y la tabla se mueve a la vista de todos.',
      `Puedes mirar el ${link('ladder', paths.ladder)}, los ${link('servidores', paths.servidores)} y los ${link('streams', paths.stream)} sin cuenta. El tema claro u oscuro se cambia arriba a la derecha.`,
    ),
    '¿Cómo vuelvo a jugar?',
    '¿Cómo funciona el ranking?',
  ),
} satisfies Record<string, (asked: Asked) => Reply>

/** An account is there already. */
const hasAccount =
  /\b(?:ya (?:tengo|tenia|tenemos|hice|habia|estoy|me (?:registre|habia|hice|cree|inscribi))|otra cuenta|crea\w* otra|dos cuentas|mi cuenta|cuenta (?:que )?(?:tengo|creada|hecha|normal|vieja|antigua|de antes)|tengo (?:una |la )?cuenta|enla[zc]\w+|vincul\w+|unir\w*|link(?:ear|eo|ea)|asoci\w+|conect(?:ar|o))\b/

/** Whether one gets in with Google: some sites have it switched off. */
export const withGoogle = ({ site: { google }, words }: Pick<Asked, 'site' | 'words'>): Reply => {
  const has = hasAccount.test(words.map(({ plain }) => plain).join(' '))
  if (google)
    return {
      text: `Sí: en ${login}, con el botón de ${bold('Google')}, y tu cuenta queda validada al tiro. ${has ? `${bold('No te crea otra')}: se une a la que ya tienes con ese mismo correo.` : 'Si ya tenías cuenta con ese correo, se une a ella.'}`,
      sugerencias: ['¿Cómo me registro?'],
    }
  const off = `No: entrar con ${bold('Google')} está apagado en este sitio, así que su botón no aparece`
  return has
    ? {
        text: lines(
          `${off} ni se crea otra cuenta.`,
          `Entra a la que ya tienes en ${bold(login)}, con tu correo o tu nick y tu contraseña; si no te acuerdas de ella, ${bold(link('Recuperar contraseña', paths.recuperarPassword))}. No te registres de nuevo: es una cuenta por persona.`,
        ),
        sugerencias: ['¿Cómo recupero mi contraseña?'],
      }
    : {
        text: `${off}. Regístrate con tu correo (también sirve uno de Gmail) en ${link('Registro', paths.registro)}.`,
        sugerencias: ['¿Cómo me registro?'],
      }
}

/** The same in English; null where it is not asked. */
export const googleInEnglish = (text: string, { google }: Pick<Site, 'google'>): Reply | null =>
  /\b(?:google|gmail)\b/.test(text) &&
  /\b(?:log ?in|sign ?(?:in|up)|register|enter|account|link|connect|use)\b/.test(text)
    ? {
        text: google
          ? `${bold('Yes')}: with the ${bold('Google')} button in ${login}. If you have an account with that email already, it is joined to it: no second one is made.`
          : `${bold('No')}: logging in with Google is switched off on this site. If you have an account, use its email or nick and its password in ${login} (or ${link('Recuperar contraseña', paths.recuperarPassword)}); else register with your email in ${link('Registro', paths.registro)}.`,
      }
    : null

const enteredSo = /\b(?:entraba|entre|inicie|iniciaba|registre|cree|hice|logueaba|tenia)\b.*\b(?:google|gmail)\b/

/** How whoever got in with Google before does now; null where that is not told. */
export function enteredWithGoogle(words: readonly Word[], site: Site): Reply | null {
  if (!enteredSo.test(words.map(({ plain }) => plain).join(' '))) return null
  const told = withGoogle({ site, words })
  return site.google
    ? told
    : {
        text: lines(
          `Entrar con ${bold('Google')} está apagado en este sitio. Tu cuenta sigue: pide una contraseña en ${bold(link('Recuperar contraseña', paths.recuperarPassword))} con el mismo correo de Google, y entra con ella en ${login}.`,
        ),
        sugerencias: ['No puedo entrar a mi cuenta'],
      }
}

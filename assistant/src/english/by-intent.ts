import {
  closedNameMs,
  discordCodeMs,
  passwordLength,
  reportDeadlineHours,
  usernameLength,
} from '@trinchera/rules/limits'
import { paths } from '@trinchera/contract/site-paths'
import { appGuides } from '../guides/app'
import { foroGuides } from '../guides/foro'
import { outsideGuides } from '../guides/outside'
import { palmaresGuides } from '../guides/palmares'
import { proofGuides } from '../guides/proofs'
import { retoGuides } from '../guides/retos'
import { securityGuides } from '../guides/security'
import { bold, link } from '../wording'

const account = bold(link('Mi Cuenta', paths.miCuenta))
const page = (name: string, address: string) => bold(link(name, address))
const rule = (id: string) => link('See the rule (in Spanish)', `${paths.reglamento}#art-${id}`)

/** What an intent that a question in English was read as is told by in English. */
export const englishByIntent: ReadonlyMap<string, string> = new Map([
  ['denunciar-comentario', proofGuides.comentario.en],
  ['activar-avisos', appGuides.activarAvisos.en],
  [
    'anticheat',
    `Yes: the anticheat is mandatory for everybody, opened before the game and up to date. ${rule('anticheat')}`,
  ],
  ['apagar-avisos', appGuides.apagar.en],
  ['apelar', proofGuides.apelar.en],
  ['api-publica', outsideGuides.api.en],
  ['avisos', appGuides.avisos.en],
  ['calendario', outsideGuides.calendario.en],
  ['cambiar-correo', securityGuides.correo.en],
  ['cancelar-reto', retoGuides.cancelar.en],
  [
    'ceder',
    `Only the leader can: in ${account}, beside your clan, press ${bold('Ceder liderazgo')} and choose who. You become a co-leader.`,
  ],
  [
    'cerrar-cuenta',
    `At the end of ${account} press ${bold('Cerrar mi cuenta')} (and ${bold('Descargar mis datos')} for a copy of your data). Your matches stay; your nick becomes free after ${closedNameMs / (24 * 3_600_000)} days.`,
  ],
  [
    'cerrar-sesion',
    `With ${bold('Cerrar Sesión')}, at the top right. Changing your password in ${account} ends your other sessions.`,
  ],
  [
    'comentar',
    `Open the announcement in ${page('Anuncios', paths.anuncios)}, log in and press ${bold('Comentar Este Anuncio')}.`,
  ],
  ['codigo-malo', securityGuides.codigoMalo.en],
  ['codigos-recuperacion', securityGuides.codigosRecuperacion.en],
  ['conversar-reto', retoGuides.conversar.en],
  ['coordinar', retoGuides.retar.en],
  [
    'editar-clan',
    `The leader and the co-leaders can: open your clan from ${account} and press ${bold('Editar clan')}: name, tag, emblem and the ranks of its members.`,
  ],
  [
    'editar-perfil',
    `In ${account}, with ${bold('Modificar datos')}: your nick (${usernameLength.least} to ${usernameLength.most} characters), your picture, your Volute id and your Twitch and YouTube channels.`,
  ],
  [
    'eliminar-clan',
    `Only the leader can: in ${account}, beside your clan, press ${bold('Eliminar clan')}. It cannot be undone; its matches stay.`,
  ],
  [
    'entrar-1v1',
    `In a one against one stage you enter by yourself: open it logged in and press ${bold('Entrar al Ladder')}.`,
  ],
  ['foro', foroGuides.foro.en],
  ['foro-busco', foroGuides.busco.en],
  ['foro-corregir', foroGuides.corregir.en],
  ['foro-denunciar', foroGuides.denunciar.en],
  ['foro-limites', foroGuides.limites.en],
  ['foro-reaccionar', foroGuides.reaccionar.en],
  ['foro-responder', foroGuides.responder.en],
  ['foro-seguir', foroGuides.seguir.en],
  ['foro-tema', foroGuides.tema.en],
  ['palmares', palmaresGuides.palmares.en],
  ['medallas', palmaresGuides.medallas.en],
  ['elegir-medallas', palmaresGuides.elegir.en],
  ['linaje', palmaresGuides.linaje.en],
  ['privacidad', securityGuides.privacidad.en],
  ['horas-sin-avisos', appGuides.horas.en],
  ['insertar', outsideGuides.insertar.en],
  ['instalar-app', appGuides.instalar.en],
  [
    'largo-nombre',
    `A nick has ${usernameLength.least} to ${usernameLength.most} characters, a password ${passwordLength.least} to ${passwordLength.most}.`,
  ],
  ['llaves-acceso', securityGuides.llaves.en],
  ['limites-reto', retoGuides.limites.en],
  ['mapas-reto', retoGuides.mapas.en],
  [
    'mi-canal',
    `In ${account}, with ${bold('Modificar datos')}, write your Twitch user or your YouTube channel: you then show up in ${page('Stream', paths.stream)} when you are live.`,
  ],
  ['nick-en-juego', outsideGuides.nickEnJuego.en],
  ['no-llega', retoGuides.noLlega.en],
  ['no-llegan-avisos', appGuides.noLlegan.en],
  ['no-reportan', proofGuides.victoria.en],
  ['otra-fecha', retoGuides.otraFecha.en],
  ['plazo', `The clan that lost has ${bold(`${reportDeadlineHours} hours`)} to report.`],
  ['quitar-segundo-paso', securityGuides.quitarSegundoPaso.en],
  ['que-es-reto', retoGuides.queEs.en],
  ['reclamar', proofGuides.reclamo.en],
  ['responder-reporte', proofGuides.respuesta.en],
  ['responder-reto', retoGuides.responder.en],
  ['rss', outsideGuides.rss.en],
  ['segundo-paso', securityGuides.segundoPaso.en],
  ['sesiones', appGuides.sesiones.en],
  ['sesiones-abiertas', securityGuides.sesiones.en],
  ['sin-segundo-paso', securityGuides.sinSegundoPaso.en],
  ['correo-nuevo-no-llega', securityGuides.correoNoLlega.en],
  ['sin-conexion', appGuides.sinConexion.en],
  ['subir-evidencia', proofGuides.evidencia.en],
  ['suspendido', proofGuides.apelar.en],
  [
    'uno-contra-uno',
    `Yes: there are one against one stages, where you play by yourself: open one in the ${page('Ladder', paths.ladder)} logged in and press ${bold('Entrar al Ladder')}.`,
  ],
  ['victoria-no-reportada', proofGuides.victoria.en],
  [
    'vincular-discord',
    `In ${account}, under ${bold('Discord')}, press ${bold('Pedir un código')} and type it in Discord with ${bold('/vincular')}; it lasts ${discordCodeMs / 60_000} minutes. Where the site has no Discord bot there is nothing to link.`,
  ],
  [
    'volute',
    `${bold('Volute')} is the launcher: it opens the game with the anticheat and connects you. Get it in ${page('Descargas', paths.descargas)}; the steps are in ${page('Volver a Jugar', paths.volverAJugar)}.`,
  ],
  [
    'volute-que-es',
    `${bold('Volute')} is the launcher: it opens the game with the anticheat and connects you. Get it in ${page('Descargas', paths.descargas)}.`,
  ],
  ['webhooks', outsideGuides.webhook.en],
  ['hola', 'Hi. Ask me about the ladder, the clans, the servers, the tournaments or how to play.'],
  ['gracias', "You're welcome."],
  ['chao', 'Bye, see you around.'],
  [
    'ayuda',
    'I can tell you about clans and players (places, records, streaks, matches), the ladder and what a result would change, challenges, rules, servers, streams, tournaments, announcements, and how things are done here.',
  ],
  [
    'quien-eres',
    "I'm Radio, the community's assistant: a bot. I know the ladder, the clans, the rules and how to play.",
  ],
])

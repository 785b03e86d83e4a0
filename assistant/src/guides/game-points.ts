import { paths } from '@trinchera/contract/site-paths'
import { bold, lines, link } from '../wording'
import { guide } from './guide'

const servers = link('Servidores', paths.servidores)
const downloads = bold(link('Descargas', paths.descargas))
const back = link('Volver a Jugar', paths.volverAJugar)
const forum = link('Foro', paths.foro)
const pings = `Con qué ping juega cada uno se ve en ${servers}; para un reto, acuerden un servidor que les sirva a los dos.`

/** What people ask of the game, of what they need for it and of how it runs. */
export const gamePoints = {
  nombreJuego: guide(
    `${bold('Medal of Honor: Allied Assault')}, con sus expansiones ${bold('Spearhead')} y ${bold('Breakthrough')}. Se baja gratis en ${downloads}.`,
    `${bold('Medal of Honor: Allied Assault')}, with its expansions ${bold('Spearhead')} and ${bold('Breakthrough')}. It is free in ${downloads}.`,
    '¿Cómo vuelvo a jugar?',
  ),
  sistema: guide(
    lines(
      `En qué sistemas corre el juego ${bold('no está publicado acá')}. Es un juego de PC: se baja, con Volute y TS3, en ${downloads}, y los pasos están en ${back}. Por Mac, Linux o una versión de Windows pregunta en el ${forum}, en Soporte, que alguien ya lo habrá probado.`,
      'El sitio sí funciona en cualquier navegador, también en el celular.',
    ),
    `Which systems the game runs on is ${bold('not published here')}. It is a PC game, in ${downloads} with Volute and TS3; ask about Mac, Linux or a version of Windows in the ${link('forum', paths.foro)}, under Soporte. The site itself works in any browser, on phones too.`,
    '¿Cómo vuelvo a jugar?',
  ),
  requisitos: guide(
    `Cuánto pesa el juego y qué computador pide ${bold('no está publicado acá')}: el peso lo dice la página de cada descarga, a la que se llega desde ${downloads}. Los pasos están en ${back}; si tienes dudas, pregunta en el ${forum}, en Soporte.`,
    `How big the game is and what it needs is ${bold('not published here')}: the page of each download says its size. Get it in ${downloads}; ask in the ${link('forum', paths.foro)}, under Soporte.`,
    '¿Cómo vuelvo a jugar?',
  ),
  sinDisco: guide(
    `${bold('No hace falta')} el disco ni comprar nada: el juego entero se baja gratis en ${downloads}, y con ese parten los pasos de ${back}. De tu copia no sé si sirve.`,
    `${bold('No')}: neither a disc nor a purchase is needed; the game is free in ${downloads}.`,
    '¿Cómo vuelvo a jugar?',
  ),
  ts3: guide(
    `${bold('No es obligación')}: el reglamento no obliga a usar ${bold('TS3')} ni micrófono, y sin voz se juega igual. Pero la voz de la comunidad va por TS3 y no por el juego; es gratis, en ${downloads}.`,
    `The rules do not require ${bold('TS3')} (TeamSpeak), but the community talks there. It is free, in ${downloads}.`,
    '¿Cómo me conecto a TS3?',
  ),
  anticheatDonde: guide(
    lines(
      `${bold('Sí')}: el anticheat es obligatorio para todos los que juegan. ${link('Reglamento', paths.articulo('art-anticheat'))}`,
      `Viene con ${bold('Volute')} (el launcher), que se baja gratis en ${downloads}.`,
    ),
    lines(
      `${bold('Yes')}: the anticheat is mandatory for everybody. ${link('See the rule (in Spanish)', paths.articulo('art-anticheat'))}`,
      `It comes with ${bold('Volute')} (the launcher), which is free in ${downloads}.`,
    ),
    '¿Cómo configuro Volute?',
  ),
  anticheatComo: guide(
    lines(
      `El anticheat, que es obligatorio para jugar, viene con ${bold('Volute')} (el launcher): baja e instala Volute desde ${downloads}, crea tu cuenta de Volute y entra con él; así abres el juego con el anticheat puesto. Es gratis.`,
      `Ábrelo antes que el juego y tenlo al día. Los pasos están en ${back}.`,
    ),
    `The anticheat comes with ${bold('Volute')} (the launcher): download and install Volute from ${downloads}, make your Volute account and start the game with it. It is free; open it before the game and keep it up to date.`,
    '¿Cómo configuro Volute?',
  ),
  ping: guide(
    lines(
      `${bold('Sí, puedes jugar')}: el reglamento no pone un límite de ping ni pide estar en Chile. Qué tan bien se juega con el tuyo no está publicado.`,
      pings,
    ),
    `${bold('Yes, you may play')}: the rules set no limit of ping, nor do they ask you to be in Chile. How well it plays with yours is not published; ${link('Servers', paths.servidores)} shows the ping of who plays.`,
    '¿Hay gente jugando ahora?',
  ),
  limitePing: guide(
    lines(`${bold('No hay')}: el reglamento no pone un límite de ping, ni pide estar en Chile.`, pings),
    `${bold('No')}: the rules set no limit of ping. ${link('Servers', paths.servidores)} shows the ping of who plays.`,
    '¿Hay gente jugando ahora?',
  ),
  virus: guide(
    `Qué tan seguro es ${bold('no está publicado')} en el sitio. Volute trae el anticheat, que es obligatorio y lo usan todos los que juegan; bájalo solo desde ${downloads}. Si tienes dudas, pregunta en el ${forum}, en Soporte.`,
    `How safe it is is ${bold('not published')}. Volute brings the anticheat, which everybody who plays uses; get it from ${downloads} alone.`,
    '¿Qué es Volute?',
  ),
  actualizarVolute: guide(
    `Cómo se actualiza Volute ${bold('no está publicado acá')}: la versión de ahora está en ${downloads} y en su sitio; baja esa e instálala de nuevo. Los pasos están en ${back}.`,
    `How Volute is updated is ${bold('not published here')}: the current version is in ${downloads}; download and install it again.`,
    '¿Cómo configuro Volute?',
  ),
}

import { paths } from '@trinchera/contract/site-paths'
import type { Reply, Site } from '../intent'
import { serversSaid } from '../names/servers'
import type { Say } from '../torneos/say'
import type { Question } from '../understand'
import { bold, bullets, copied, counted, lines, link, quoted } from '../wording'
import { address, asksAddress, mostShown, page, saysServers } from './server-words'

const missing =
  /\bno (?:me |nos |se )?(?:aparec\w+|salen?|sale|muestra\w*|encuentr\w+|veo|ven|figura\w*|cargan?|lista)\b|\bno (?:lo|los|la) (?:encuentro|veo|pillo)\b|\bno (?:hay|pillo) (?:ningun )?(?:server|servidor)\w* (?:en (?:el|la) )?(?:juego|lista|volute|navegador)|\b(?:can t|cannot|don t|doesn t|not) (?:see|find|show\w*|appear\w*|list\w*)\b/
const inGame = /\b(?:juego|lista|volute|launcher|in ?game|list|browser|navegador|multiplayer|multijugador|buscador)\b/
const noConnection =
  /\b(?:no (?:me |nos )?(?:puedo|deja|dejan|conecta|conecto|entra)\w*|can t|cannot|unable)\b.*\b(?:conect\w*|entrar|meter\w*|connect|join|get (?:in|on))\b|\bno (?:me |se )?conecta\b/
const ofElse =
  /\b(?:cierra|crash\w*|pega|congela|stream|ts3?|teamspeak|cuenta|sesion|pagina|sitio|clave|contrasena|password|api|correo|foro|torneo|close\w*)\b/

/** What to look at where a server is not in the game's list, or does not let in: first whether it answers at all. */
export async function notFound(text: string, { words }: Question, site: Site, say: Say): Promise<Reply | null> {
  const isMissing = missing.test(text) && (inGame.test(text) || /\bservidor|\bserver/.test(text))
  if (!saysServers.test(text) || !(isMissing || noConnection.test(text)) || ofElse.test(text)) return null
  const all = await site.servidores()
  const { fit, said } = serversSaid(words, all)
  const meant = said && fit.length ? fit : all
  const on = meant.filter(({ en_linea }) => en_linea)
  const { guia } = await site.opciones()
  const executable = bold(copied(guia.ruta || 'MOHAA.exe'))
  return {
    text: lines(
      on.length
        ? say(
            `Ahora ${counted(on.length, 'responde', 'responden')} ${bold(`${on.length} de ${meant.length}`)} servidores: el que no responde está apagado, y no aparece ni deja entrar.`,
            `${bold(`${on.length} of ${meant.length}`)} servers answer now: one that does not is off, and neither shows nor lets in.`,
          )
        : say(
            `Ahora ${bold('no responde ninguno')} de los ${meant.length} servidores: mientras estén apagados no aparecen ni dejan entrar.`,
            `${bold('None')} of the ${meant.length} servers answers now: while they are off they neither show nor let in.`,
          ),
      say(
        `No hace falta buscarlos en la lista del juego: copia la dirección desde ${page(say)}, escríbela en ${bold('Volute')} y aprieta ${bold('Connect')}.`,
        `You need not look for them in the game's list: copy the address from ${page(say)}, write it in ${bold('Volute')} and press ${bold('Connect')}.`,
      ),
      say(
        `Si no te deja entrar, revisa en Volute que la ruta del juego apunte al ejecutable (${executable}) y que el ID y la API key estén sin espacios.`,
        `If it does not let you in, see in Volute that the game path is the executable (${executable}) and that the ID and the API key have no spaces.`,
      ),
      say(
        `Si está en línea y sigue igual, pregunta en el ${link('foro', paths.foro)}, en ${bold('Soporte')}.`,
        `If it is online and still fails, ask in the ${link('forum', paths.foro)}, under ${bold('Soporte')}.`,
      ),
    ),
    sugerencias: say('', 'en') ? [] : ['¿Cómo configuro Volute?', '¿Hay gente jugando ahora?'],
  }
}

const password = /\b(?:clave|contrasena|password|pass)\b/
const ofAccount =
  /\b(?:admin\w*|rcon|cuenta|sesion|olvid\w+|recuper\w+|cambi\w+|api|ts3?|teamspeak|discord|correo|account|forgot|pagina|sitio)\b/

/** Whether a server asks for a password, and which. */
export async function passwordOf(text: string, site: Site, say: Say): Promise<Reply | null> {
  if (!saysServers.test(text) || !password.test(text) || asksAddress.test(text) || ofAccount.test(text)) return null
  const { guia } = await site.opciones()
  return {
    text: lines(
      guia.password
        ? say(`La contraseña es ${bold(copied(guia.password))}.`, `The password is ${bold(copied(guia.password))}.`)
        : say(
            `No hay una contraseña publicada: si un servidor la pide, la da quien lo administra.`,
            `No password is published: where a server asks for one, who runs it gives it.`,
          ),
      say(
        `Las direcciones están en ${page(say)}; se escriben en Volute y se aprieta Connect.`,
        `The addresses are in ${page(say)}; type one in Volute and press Connect.`,
      ),
    ),
  }
}

/** What one does where a server is full. */
export async function full(text: string, site: Site, say: Say): Promise<Reply | null> {
  if (
    !saysServers.test(text) ||
    !/\b(?:full|llen[oa])\b/.test(text) ||
    /\b(?:mas|cual|que|q|hay|cuando|avis\w+)\b/.test(text)
  )
    return null
  const free = (await site.servidores())
    .filter(({ en_linea, jugadores, max_jugadores }) => en_linea && jugadores < max_jugadores)
    .map((each) => `${quoted(each.nombre)} (${each.jugadores}/${each.max_jugadores}): ${address(each)}`)
  return {
    text: lines(
      say(
        'Un servidor lleno no deja entrar hasta que salga alguien.',
        'A full server lets nobody in until somebody leaves.',
      ),
      free.length
        ? lines(say('Con espacio ahora:', 'With room now:'), bullets(free.slice(0, mostShown)))
        : say('Ahora no hay otro en línea con espacio.', 'No other is online with room now.'),
      page(say),
    ),
  }
}

/** How one connects to a server, told in English; in Spanish its intent does. */
export function connecting(text: string, say: Say): Reply | null {
  return /\bhow (?:do|can|to)\b.*\b(?:connect|join|get (?:on|in|into))\b.*\bservers?\b/.test(text)
    ? {
        text: `Copy the address of a server from ${bold(page(say))}, write it in ${bold('Volute')} and press ${bold('Connect')}. The steps are in ${link('Volver a Jugar', paths.volverAJugar)}.`,
      }
    : null
}

import type { GameServer } from '@trinchera/contract/servidores'
import { paths } from '@trinchera/contract/site-paths'
import type { Reply, Site } from '../intent'
import { serverIn } from '../names/servers'
import { sayIn, type Say } from '../torneos/say'
import type { Question } from '../understand'
import { bold, counted, lines, link, listed, quoted } from '../wording'

const servers = /\b(?:servidor(?:es)?|servers?|sv|svs)\b/
/** It wants to be told of something that is to come. */
const wantsAlert =
  /\b(?:avis\w+|notific\w+|alert\w+|aviso|alerta|notify|tell|let (?:me|us) know|warn)\b.*\b(?:cuando|si|when|if|para)\b/
const ofPeople =
  /\b(?:gente|alguien|jugador(?:es)?|prend\w+|enciend\w+|suba|vuelva|funcion\w+|activ\w+|conect\w+|juegue\w*|llen\w+|online|people|players|up|back)\b/
const difference =
  /\b(?:diferencia\w*|distint\w+|que cambia|para que (?:son|sirven|se usan)|difference|differ|what are)\b/
const howMany = /\b(?:cuant[oa]s|how many)\b/
const state =
  /\b(?:prendid\w+|encendid\w+|online|activ\w+|arriba|caid\w+|linea|funcion\w+|jugador\w*|gente|up|running|players|conectad\w+)\b/

const groupsOf = (all: readonly GameServer[]) => ({
  clanes: all.filter(({ grupo }) => grupo === 'clan'),
  liga: all.filter(({ grupo }) => grupo === 'liga'),
})

const page = (say: Say) => link(say('Servidores', 'Servers'), paths.servidores)

/** Which servers there are of each kind; what else sets them apart is not published. */
function kinds(all: readonly GameServer[], say: Say): string {
  const { clanes, liga } = groupsOf(all)
  const ports = (list: readonly GameServer[]) => listed(list.map(({ puerto }) => String(puerto)))
  return lines(
    say(
      `Son ${bold(String(clanes.length))} de clanes (puertos ${ports(clanes)}) y ${bold(String(liga.length))} de liga (puertos ${ports(liga)}).`,
      `There are ${bold(String(clanes.length))} clan servers (ports ${clanes.map(({ puerto }) => puerto).join(', ')}) and ${bold(String(liga.length))} league servers (ports ${liga.map(({ puerto }) => puerto).join(', ')}).`,
    ),
    say(
      `En qué más se diferencian no está publicado: el sitio los muestra en dos grupos, y nada más. En cuál se juega lo acuerdan los clanes. ${page(say)}`,
      `What else sets them apart is not published: the site shows them as two groups. ${page(say)}`,
    ),
  )
}

/** What is asked of servers besides who plays there: to be told of one, how many there are, what sets the two kinds apart; null where it is something else. */
export async function ofServers(
  { words, mentions, server, map }: Question,
  site: Site,
  english = false,
): Promise<Reply | null> {
  const say = sayIn(english)
  const text = words.map(({ plain }) => plain).join(' ')
  const said = servers.test(text) || server !== null
  if (mentions.length || map) return null
  if (wantsAlert.test(text) && ofPeople.test(text) && (said || /\b(?:gente|alguien jugando|people)\b/.test(text))) {
    const all = await site.servidores()
    const one = serverIn(words, all)
    return {
      text: lines(
        say(
          `Desde aquí no te puedo avisar yo, pero el sitio sí: en ${page(say)}, en ${one ? `la fila de ${bold(quoted(one.nombre))}` : 'la fila del servidor'}, pide el aviso con ${bold('Avisarme')} y elige desde cuántos jugadores. Hay que tener la sesión iniciada.`,
          `I cannot tell you by myself, but the site can: in ${page(say)}, at ${one ? bold(quoted(one.nombre)) : 'that server'}, press ${bold('Avisarme')} and choose from how many players on. You have to be logged in.`,
        ),
        one &&
          say(
            one.en_linea
              ? `Ahora está en línea con ${one.jugadores} de ${one.max_jugadores}.`
              : 'Ahora está fuera de línea.',
            one.en_linea ? `It is online now, with ${one.jugadores} of ${one.max_jugadores}.` : 'It is offline now.',
          ),
      ),
      ...(one ? { servidor: one.id } : {}),
    }
  }
  if (!said) return null
  if (difference.test(text) && /\b(?:ligas?|league)\b/.test(text)) return { text: kinds(await site.servidores(), say) }
  if (!howMany.test(text) || state.test(text) || server) return null
  const all = await site.servidores()
  const { clanes, liga } = groupsOf(all)
  const of = /\b(?:ligas?|league)\b/.test(text)
    ? { list: liga, name: say(' de liga', ' league') }
    : /\b(?:clan|clanes)\b/.test(text)
      ? { list: clanes, name: say(' de clanes', ' clan') }
      : { list: all, name: '' }
  const up = of.list.filter(({ en_linea }) => en_linea).length
  return {
    text: lines(
      say(
        `Hay ${bold(counted(of.list.length, `1 servidor${of.name}`, `${of.list.length} servidores${of.name}`))}${of.name ? '' : `: ${clanes.length} de clanes y ${liga.length} de liga`}. En línea ahora: ${up}.`,
        `There are ${bold(`${of.list.length}${of.name} servers`)}; ${up} of them online now.`,
      ),
      page(say),
    ),
  }
}

import type { GameServer } from '@trinchera/contract/servidores'
import type { Asked, Reply } from '../intent'
import { paths } from '@trinchera/contract/site-paths'
import type { PlayerName } from '../names/community'
import { mapIn } from '../names/maps'
import { nameKey } from '../names/name-index'
import { serverIn, serversSaid } from '../names/servers'
import { bold, bulletsUpTo, copied, counted, lines, link, listedUpTo, named, people, quoted } from '../wording'
import { wordsOf } from '../words/plain'
import { sound } from '../words/sound'
import { announced } from './maintenance'
import { isPlayer } from './which'
import { begun, yesNo } from './whether'

/** A map by the name people know it by; null where it is none of the site's. */
async function mapNames({ opciones }: Asked['site']): Promise<(mapa: string) => string | null> {
  const {
    mapas: { lista },
  } = await opciones()
  return (mapa) => {
    const known = lista.find(({ codigo }) => codigo !== '' && codigo.toLowerCase() === mapa.toLowerCase())
    return known ? quoted(known.nombre) : null
  }
}

const address = ({ host, puerto }: GameServer) => `${host}:${puerto}`

const typed = ({ words }: Asked) => words.filter(({ plain }) => plain !== 'una')

/** The server a question names, or goes on with: 'y quiénes son', 'en cuál hay más', 'y en la 3'. */
export function serverAsked(asked: Asked, servers: readonly GameServer[]): GameServer | null {
  const said = typed(asked)
  const spoken = servers.find(({ id }) => id === asked.servidor)
  const named =
    spoken && asked.numero !== null
      ? servers.filter(({ grupo }) => grupo === spoken.grupo)[asked.numero - 1]
      : serverIn(said, servers)
  if (named || (!asked.goesOn && !spoken)) return named ?? null
  const isFullest =
    said.some(({ plain }) => /^(?:mas|mayor|lleno|llena)$/.test(plain)) &&
    said.some(({ plain }) => /^(?:cual|donde)$/.test(plain))
  return isFullest
    ? (servers.filter(({ en_linea }) => en_linea).sort((a, b) => b.jugadores - a.jugadores)[0] ?? null)
    : (spoken ?? null)
}

const populated = /\b(?:gente|alguien|jugando|juega|juegan|jugadores|hay|movimiento|tienen servidor\w*)\b/
const down =
  /\b(?:caid[oa]s?|cayeron|muert[oa]s?|murio|murieron|apagad[oa]s?|abajo|fuera de linea|offline|off|no (?:responden?|funcionan?|andan?|prenden?))\b/
const up = /\b(?:online|prendid[oa]s?|arriba|funciona|funcionando|linea|activ[oa]s?)\b/

/** What makes of 'hay…' a question about something else than people. */
const other = /\b(?:llen[oa]s?|lag|ping|clave|password|pass|modo)\b/

/** It asks which there are of a kind, and not who plays there. */
const whichAre =
  /^(?:y |oye )*(?:cual(?:es)?|dime|lista(?:do)?)(?: (?:es|son|de))?(?: (?:el|la|los|las))* (?:servidor(?:es)?|server(?:s)?|svs?)\b(?!.*\b(?:gente|jugadores|llen\w+|mas|mejor|activ\w+|online|linea|juega\w*|jugando|recomiend\w+))/
const typedText = (asked: Asked) => asked.words.map(({ plain }) => plain).join(' ')
/** The game servers as they are now. */
export async function serverList(asked: Asked): Promise<Reply> {
  const all = await asked.site.servidores()
  const mapName = await mapNames(asked.site)
  const one = serverAsked(asked, all)
  if (one) return server(asked, one, mapName)
  const [who] = asked.quien.filter(isPlayer)
  if (who) return whereabouts(all, who)
  const { group, fit } = serversSaid(typed(asked), all)
  if (group && fit.length > 1 && whichAre.test(typedText(asked))) return serverAddress(asked)
  const servers = group && fit.length ? fit : all
  const online = servers.filter(({ en_linea }) => en_linea)
  const playing = online.filter(({ jugadores }) => jugadores > 0).sort((a, b) => b.jugadores - a.jugadores)
  const asksPeople =
    !other.test(asked.words.map(({ plain }) => plain).join(' ')) && !mapIn(asked.words, asked.site.community.mapas)
  const whether = (is: boolean) => (asksPeople ? yesNo(asked, populated, is) : null)
  const asksDown = down.test(
    typed(asked)
      .map(({ plain }) => plain)
      .join(' '),
  )
  const total = playing.reduce((sum, { jugadores }) => sum + jugadores, 0)
  const line = ({ nombre, jugadores, max_jugadores, mapa }: GameServer) =>
    `${bold(quoted(nombre))}: ${jugadores}/${max_jugadores}${mapa ? ` en ${mapName(mapa) ?? quoted(mapa)}` : ''}`
  return {
    text: lines(
      online.length === 0
        ? `${begun(asksDown ? 'Sí' : null, 'ahora')} no responde ninguno de los ${servers.length} servidores.`
        : total === 0
          ? `${begun(whether(false), 'ahora')} no hay nadie jugando; ${online.length} de ${servers.length} servidores están en línea.`
          : `${begun(whether(true), 'ahora')} hay ${bold(people(total))} en ${counted(playing.length, '1 servidor', `${playing.length} servidores`)}; ${online.length} de ${servers.length} están en línea.`,
      online.length === 0 &&
        asksDown &&
        ((await announced(asked.site, 'De mantenciones lo último que se avisó es esto; fíjate en el día y en cuáles'))
          ?.text ??
          'No hay ninguna mantención avisada: si sigue así, avísale a la administración.'),
      playing.length > 0 && bulletsUpTo(playing.map(line), 8, paths.servidores),
      playing.length > 0 &&
        online.length > playing.length &&
        `Sin nadie: ${listedUpTo(
          online.filter(({ jugadores }) => jugadores === 0).map(({ nombre }) => quoted(nombre)),
          8,
        )}.`,
      link('Ver los servidores', paths.servidores),
    ),
    sugerencias: playing.slice(0, 1).map(({ nombre }) => `¿Quién está en ${nombre}?`),
  }
}

/** On which server somebody plays under their nick. */
function whereabouts(servers: readonly GameServer[], who: PlayerName): Reply {
  const at = servers.find(({ lista }) => lista.some(({ nombre }) => nameKey(nombre) === nameKey(who.nombre)))
  return {
    text: at
      ? `Sí, ${named(who.nombre)} está jugando en ${bold(quoted(at.nombre))}. ${link('Ver los servidores', paths.servidores)}`
      : `No, ahora no veo a ${named(who.nombre)} en ninguno de los servidores. ${link('Ver los servidores', paths.servidores)}`,
    quien: [who],
  }
}

function server(asked: Asked, one: GameServer, mapName: (mapa: string) => string | null): Reply {
  // here with the code a server says, too: whoever asks of one server may be about to type it
  const code = quoted(one.mapa ?? '')
  const known = mapName(one.mapa ?? '')
  const map = known ? `${known} (${code})` : code
  const answer =
    yesNo(asked, down, !one.en_linea) ?? yesNo(asked, up, one.en_linea) ?? yesNo(asked, populated, one.jugadores > 0)
  const said = answer ? `${answer}: ` : ''
  const who = one.lista
    .toSorted((a, b) => b.puntaje - a.puntaje)
    .map(({ nombre, puntaje }) => `${quoted(nombre)} (${puntaje})`)
  return {
    text: lines(
      one.en_linea
        ? `${said}${bold(quoted(one.nombre))} está en línea con ${bold(`${one.jugadores} de ${one.max_jugadores}`)}${one.mapa ? `, en el mapa ${bold(map)}` : ''}.`
        : `${said}${bold(quoted(one.nombre))} no responde ahora: está fuera de línea.`,
      one.en_linea &&
        (who.length
          ? `Juegan, con sus puntos: ${listedUpTo(who, 20)}.`
          : one.jugadores === 0 && 'No hay nadie jugando.'),
      `Dirección: ${bold(copied(address(one)))}. ${link('Ver los servidores', paths.servidores)}`,
    ),
    servidor: one.id,
  }
}

const mostAddresses = 5
/** As many where all are asked for. */
const mostOfAll = 20
const several = /^(?:servidores|servers|ips|direcciones|todas|todos|svs)$/
const noneSo = 'No hay ningún servidor así ahora'
const asksPassword = /\b(?:clave|contrasena|pass|password)\b/
const fullest =
  /\b(?:mas (?:gente|jugadores|lleno|poblado)|(?:tiene|hay|haya|esta|con) (?:la )?(?:gente|alguien|jugando|lleno|jugadores))\b/

/** Those of the servers that a question says something else of: the map that is played there, people in it. */
function narrowed(asked: Asked, servers: readonly GameServer[]): { fit: readonly GameServer[]; said: boolean } {
  const text = asked.words.map(({ plain }) => plain).join(' ')
  const maps = asked.words.flatMap(({ plain }) => asked.site.community.mapas.exact(sound(plain)))
  if (maps.length) {
    const codes = new Set(maps.map(({ value }) => value.codigo.toLowerCase()))
    return { fit: servers.filter(({ mapa }) => codes.has((mapa ?? '').toLowerCase())), said: true }
  }
  if (!fullest.test(text)) return { fit: servers, said: false }
  return {
    fit: servers
      .filter(({ en_linea, jugadores }) => en_linea && jugadores > 0)
      .sort((a, b) => b.jugadores - a.jugadores)
      .slice(0, 1),
    said: true,
  }
}

/** The addresses of the servers that a question means, or that none fits; null where it means any. */
function addressesSaid(asked: Asked, servers: readonly GameServer[]): string | null {
  const { fit, said, group } = serversSaid(asked.words, servers)
  const narrow = narrowed(asked, fit)
  if (!said && !narrow.said) {
    if (servers.length > 1 && asked.words.some(({ plain }) => several.test(plain)))
      return lines(
        `Son ${bold(String(servers.length))}:`,
        bulletsUpTo(
          servers.map((each) => `${quoted(each.nombre)}: ${bold(copied(address(each)))}`),
          mostOfAll,
          paths.servidores,
        ),
      )
    const spoken = servers.find(({ id }) => id === asked.servidor)
    return spoken ? `La dirección de ${bold(quoted(spoken.nombre))} es ${bold(copied(address(spoken)))}.` : null
  }
  const [one] = narrow.fit
  if (!one) {
    const inGroup = said && group ? serversSaid(wordsOf(group), servers).fit : servers
    const how = group ? `${inGroup.length} ${group}` : `${inGroup.length} en total`
    return `${noneSo}: son ${how}, y todos están en ${link('Servidores', paths.servidores)}.`
  }
  const state = ({ en_linea, jugadores, max_jugadores }: GameServer) =>
    en_linea ? `${jugadores}/${max_jugadores}` : 'fuera de línea'
  if (narrow.fit.length === 1)
    return `La dirección de ${bold(quoted(one.nombre))} es ${bold(copied(address(one)))}${one.en_linea ? '' : ' (ahora está fuera de línea)'}.`
  return lines(
    group
      ? `Los servidores ${group} son ${bold(String(narrow.fit.length))}:`
      : `Con ese número hay ${bold(String(narrow.fit.length))}, uno de cada grupo:`,
    bulletsUpTo(
      narrow.fit.map((each) => `${quoted(each.nombre)}: ${bold(copied(address(each)))} (${state(each)})`),
      mostAddresses,
      paths.servidores,
    ),
  )
}

/** What to connect to. */
export async function serverAddress(asked: Asked): Promise<Reply> {
  const servers = await asked.site.servidores()
  const { guia } = await asked.site.opciones()
  const said = addressesSaid(asked, servers)
  if (said?.startsWith(noneSo)) return { text: said }
  const one = servers.find(({ grupo }) => grupo === 'clan')
  const main = guia.servidor || (one ? address(one) : '')
  const wantsPassword = asksPassword.test(asked.words.map(({ plain }) => plain).join(' '))
  const password =
    wantsPassword &&
    (guia.password
      ? `La contraseña es ${bold(copied(guia.password))}.`
      : 'No hay una contraseña publicada: si un servidor la pide, la da quien lo administra.')
  return {
    text: lines(
      password,
      said ??
        (main
          ? `La dirección del servidor${guia.servidor || !one ? '' : ` ${bold(quoted(one.nombre))}`} es ${bold(copied(main))}.`
          : 'Todavía no está publicada la dirección del servidor.'),
      guia.password && !wantsPassword && `Contraseña: ${bold(copied(guia.password))}.`,
      `Escríbela en Volute y aprieta Connect. Todas están en ${link('Servidores', paths.servidores)}, con su puerto; el paso a paso, en la ${link('guía', paths.volverAJugar)}.`,
    ),
  }
}

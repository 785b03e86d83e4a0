import { playersBySpan } from '@trinchera/db/queries/servidores/samples'
import type { GameServer } from '@trinchera/contract/servidores'
import { paths } from '@trinchera/contract/site-paths'
import { serverChartMs } from '@trinchera/rules/limits'
import { formatTime } from '@trinchera/rules/presentation'
import type { Asked, Reply } from '../intent'
import { mapIn } from '../names/maps'
import { nameKey } from '../names/name-index'
import { serverIn, serversSaid } from '../names/servers'
import { bold, bulletsUpTo, copied, counted, lines, link, listedUpTo, named, people, quoted, sayIn } from '../wording'
import { plainText, wordsOf } from '../words/plain'
import { announced } from './maintenance'
import { playedHours } from './played-hours'
import { isPlayer } from './which'
import { begun, yesNo } from './whether'

const page = link('Ver los servidores', paths.servidores)
const serverName = ({ nombre }: GameServer) => bold(quoted(nombre))
const address = ({ host, puerto }: GameServer) => bold(copied(`${host}:${puerto}`))
const byPlayers = (a: GameServer, b: GameServer) => b.jugadores - a.jugadores
const isPlayed = ({ en_linea, jugadores }: GameServer) => en_linea && jugadores > 0

/** What is played on a server, by the name people know; `code`: with what the server itself says. */
async function mapNames({ opciones }: Asked['site']): Promise<(server: GameServer, code?: boolean) => string> {
  const { mapas } = await opciones()
  return ({ mapa }, code) => {
    const known = mapas.lista.find(({ codigo }) => codigo && codigo.toLowerCase() === mapa?.toLowerCase())
    return known ? quoted(known.nombre) + (code ? ` (${quoted(mapa ?? '')})` : '') : quoted(mapa ?? '')
  }
}

/** The server a question names, or goes on with: 'y quiénes son', 'en cuál hay más', 'y en la 3'. */
function serverAsked(asked: Asked, servers: readonly GameServer[]): GameServer | null {
  const said = asked.words.filter(({ plain }) => plain !== 'una')
  const spoken = servers.find(({ id }) => id === asked.servidor)
  const named =
    spoken && asked.numero !== null
      ? servers.filter(({ grupo }) => grupo === spoken.grupo)[asked.numero - 1]
      : serverIn(said, servers)
  if (named || (!asked.goesOn && !spoken)) return named ?? null
  const isFullest = /\b(?:cual|donde)\b.*\b(?:mas|mayor|llen[oa])\b/.test(plainText(said))
  return isFullest ? (servers.filter(isPlayed).sort(byPlayers)[0] ?? null) : (spoken ?? null)
}

const populated = /\b(?:gente|alguien|jugando|juega|juegan|jugadores|hay|movimiento|tienen servidor\w*)\b/
const down =
  /\b(?:caid[oa]s?|cayeron|muert[oa]s?|murio|murieron|apagad[oa]s?|abajo|fuera de linea|offline|off|no (?:responden?|funcionan?|andan?|prenden?))\b/
const up = /\b(?:online|prendid[oa]s?|arriba|funciona|funcionando|linea|activ[oa]s?)\b/

/** What makes of 'hay…' a question about something else than people. */
const other = /\b(?:llen[oa]s?|lag|ping|clave|password|pass|modo)\b/

/** The game servers as they are now, with who plays there; only those of a group where one is said. */
export async function serverList(asked: Asked): Promise<Reply> {
  const all = await asked.site.servidores()
  const mapName = await mapNames(asked.site)
  const one = serverAsked(asked, all)
  if (one) return server(asked, one, mapName)
  const [who] = asked.quien.filter(isPlayer)
  if (who) {
    const at = all.find(({ lista }) => lista.some(({ nombre }) => nameKey(nombre) === nameKey(who.nombre)))
    const where = at
      ? `Sí, ${named(who.nombre)} está jugando en ${serverName(at)}.`
      : `No, ahora no veo a ${named(who.nombre)} en ninguno de los servidores.`
    return { text: `${where} ${page}`, quien: [who] }
  }
  const text = plainText(asked.words)
  const { group, fit } = serversSaid(asked.words, all)
  const servers = group && fit.length ? fit : all
  const online = servers.filter(({ en_linea }) => en_linea)
  const playing = online.filter(isPlayed).sort(byPlayers)
  const asksPeople = !other.test(text) && !mapIn(asked.words, asked.site.community.mapas)
  const whether = asksPeople ? yesNo(asked, populated, playing.length > 0) : null
  const total = playing.reduce((sum, { jugadores }) => sum + jugadores, 0)
  const line = (each: GameServer) =>
    `${serverName(each)}: ${each.jugadores}/${each.max_jugadores}${each.mapa ? ` en ${mapName(each)}` : ''}${each.lista.length ? ` (${listedUpTo(namesOn(each), 16)})` : ''}`
  if (!online.length)
    return {
      text: lines(
        `${begun(down.test(text) ? 'Sí' : null, 'ahora')} no responde ninguno de los ${servers.length} servidores.`,
        (await announced(asked.site, 'De mantenciones lo último que se avisó es esto; fíjate en el día y en cuáles'))
          ?.text ?? 'No hay ninguna mantención avisada: si sigue así, avísale a la administración.',
        page,
      ),
    }
  const empty = online.filter((each) => !isPlayed(each)).map(({ nombre }) => quoted(nombre))
  return {
    text: lines(
      `${begun(whether, 'ahora')} ${total ? `hay ${bold(people(total))} en ${counted(playing.length, '1 servidor', `${playing.length} servidores`)}` : 'no hay nadie jugando'}; ${online.length} de ${servers.length} ${total ? '' : 'servidores '}están en línea${total ? ':' : '.'}`,
      bulletsUpTo(playing.map(line), 8, paths.servidores),
      total > 0 && empty.length > 0 && `Sin nadie: ${listedUpTo(empty, 8)}.`,
      page,
    ),
    sugerencias: playing.slice(0, 1).map(({ nombre }) => `¿Quién está en ${nombre}?`),
  }
}

const namesOn = ({ lista }: GameServer) => lista.map(({ nombre }) => quoted(nombre))

function server(asked: Asked, one: GameServer, mapName: Awaited<ReturnType<typeof mapNames>>): Reply {
  const answer =
    yesNo(asked, down, !one.en_linea) ?? yesNo(asked, up, one.en_linea) ?? yesNo(asked, populated, one.jugadores > 0)
  const who = one.lista
    .toSorted((a, b) => b.puntaje - a.puntaje)
    .map(({ nombre, puntaje }) => `${quoted(nombre)} (${puntaje})`)
  return {
    text: lines(
      `${answer ? `${answer}: ` : ''}${serverName(one)} ${one.en_linea ? `está en línea con ${bold(`${one.jugadores} de ${one.max_jugadores}`)}${one.mapa ? `, en el mapa ${bold(mapName(one, true))}` : ''}.` : 'no responde ahora: está fuera de línea.'}`,
      one.en_linea && who.length > 0 && `Juegan, con sus puntos: ${listedUpTo(who, 20)}.`,
      one.en_linea && one.jugadores === 0 && 'No hay nadie jugando.',
      `Dirección: ${address(one)}. ${page}`,
    ),
    servidor: one.id,
  }
}

const mostAddresses = 20
const several = /\b(?:servidores|servers|ips|direcciones|todas|todos|svs)\b/
const fullest =
  /\b(?:mas (?:gente|jugadores|lleno|poblado)|(?:tiene|hay|haya|esta|con) (?:la )?(?:gente|alguien|jugando|lleno|jugadores))\b/

/** Of some servers those on which the maps are played that a question names, or the fullest where it asks for people; null where it says neither. */
function narrowed(asked: Asked, servers: readonly GameServer[]): readonly GameServer[] | null {
  const maps = asked.words.flatMap(({ plain }) => asked.site.community.mapas.exact(nameKey(plain)))
  const codes = new Set(maps.map(({ value }) => value.codigo.toLowerCase()))
  if (codes.size) return servers.filter(({ mapa }) => codes.has((mapa ?? '').toLowerCase()))
  return fullest.test(plainText(asked.words)) ? servers.filter(isPlayed).sort(byPlayers).slice(0, 1) : null
}

/** The addresses of the servers that a question means, or that none fits; null where it means any. */
function addressesSaid(asked: Asked, servers: readonly GameServer[]): string | null {
  const { fit, said, group } = serversSaid(asked.words, servers)
  const narrow = narrowed(asked, fit)
  const isAll = servers.length > 1 && several.test(plainText(asked.words))
  const spoken = servers.filter(({ id }) => id === asked.servidor)
  const meant = narrow ?? (said ? fit : isAll ? servers : spoken)
  if (!narrow && !said && !meant.length) return null
  const [one, another] = meant
  if (!one) {
    const inGroup = said && group ? serversSaid(wordsOf(group), servers).fit : servers
    return `No hay ningún servidor así ahora: son ${inGroup.length} ${group || 'en total'}.`
  }
  if (!another)
    return `La dirección de ${serverName(one)} es ${address(one)}${one.en_linea ? '' : ' (ahora está fuera de línea)'}.`
  return lines(
    `${group ? `Los servidores ${group} son` : said ? 'Con ese número hay' : 'Son'} ${bold(String(meant.length))}:`,
    bulletsUpTo(
      meant.map((each) => `${quoted(each.nombre)}: ${address(each)}${each.en_linea ? '' : ' (fuera de línea)'}`),
      mostAddresses,
      paths.servidores,
    ),
  )
}

/** What to connect to. */
export async function serverAddress(asked: Asked): Promise<Reply> {
  const servers = await asked.site.servidores()
  const { guia } = await asked.site.opciones()
  const one = servers.find(({ grupo }) => grupo === 'clan')
  const main = guia.servidor
    ? ` es ${bold(copied(guia.servidor))}`
    : one
      ? ` ${serverName(one)} es ${address(one)}`
      : ' todavía no está publicada'
  const wantsPassword = /\b(?:clave|contrasena|pass|password)\b/.test(plainText(asked.words))
  return {
    text: lines(
      guia.password
        ? `La contraseña es ${bold(copied(guia.password))}.`
        : wantsPassword && 'No hay una contraseña publicada: si un servidor la pide, la da quien lo administra.',
      addressesSaid(asked, servers) ?? `La dirección del servidor${main}.`,
      `Escríbela en Volute y aprieta Connect. Todas están en ${link('Servidores', paths.servidores)}, con su puerto; el paso a paso, en la ${link('guía', paths.volverAJugar)}.`,
    ),
  }
}

/** The server with the most players now. */
export async function fullestServer({ site }: Asked): Promise<Reply> {
  const [first, second] = (await site.servidores()).filter(isPlayed).sort(byPlayers)
  if (!first) return { text: `Ahora no hay nadie jugando en ninguno. ${page}`, sugerencias: ['¿A qué hora hay gente?'] }
  const map = first.mapa && (await mapNames(site))(first)
  return {
    text: lines(
      `El que tiene más gente es ${serverName(first)}: ${bold(`${first.jugadores} de ${first.max_jugadores}`)}${map ? `, en ${map}` : ''}. Dirección: ${address(first)}.`,
      second && `Le sigue ${serverName(second)}, con ${second.jugadores}.`,
      page,
    ),
    servidor: first.id,
    sugerencias: [`¿Quién está en ${first.nombre}?`],
  }
}

const days = serverChartMs / (24 * 3_600_000)
const clock = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`

/** When the servers fill up, as far as was counted: the hour of the day in Chile with the most players, on average. */
export async function busyHours({ site }: Pick<Asked, 'site'>): Promise<Reply> {
  const byHour = new Map<number, number[]>()
  for (const { fecha, jugadores } of await playersBySpan(site.db, site.now)) {
    const hour = Number(formatTime(fecha).slice(0, 2))
    byHour.set(hour, [...(byHour.get(hour) ?? []), jugadores])
  }
  const [most] = [...byHour]
    .map(([hour, all]) => ({ hour, players: Math.round(all.reduce((sum, each) => sum + each, 0) / all.length) }))
    .sort((a, b) => b.players - a.players || a.hour - b.hour)
  return {
    text: lines(
      most?.players
        ? `En los últimos ${days} días, la mejor hora fue entre las ${bold(`${clock(most.hour)} y las ${clock(most.hour + 1)}`)}: cerca de ${people(most.players)}, entre todos los servidores.`
        : 'No hay hora fija, y de los servidores todavía no tengo cuentas de los últimos días.',
      !most?.players && (await playedHours(site, sayIn(false))),
      `Cada servidor muestra sus últimos ${days} días en ${link('Servidores', paths.servidores)}, y ahí puedes pedir un aviso para cuando haya gente.`,
    ),
    sugerencias: ['¿Hay gente jugando ahora?', '¿Cómo elijo mis avisos?'],
  }
}

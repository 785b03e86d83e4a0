import type { GameServer } from '@trinchera/contract/servidores'
import type { Reply, Site } from '../intent'
import { serversSaid } from '../names/servers'
import { sayIn, type Say } from '../torneos/say'
import type { Question } from '../understand'
import { bold, bullets, counted, lines, listed, quoted } from '../wording'
import { connecting, full, notFound, passwordOf } from './server-trouble'
import { address, asksAddress, mostShown, page, saysServers } from './server-words'

/** The games by the protocol that a server is asked in. */
const gamesOf = { mohaa: 'Allied Assault', mohaas: 'Spearhead', mohaab: 'Breakthrough' } as const

/** All that a list of servers is asked with, the group and the number of one included. */
const ofList =
  /^(?:y|e|hola|oye|wena|dame|dime|dim|muestra\w*|nombra\w*|pasa|pasame|manda|mandame|cuales|cual|que|q|son|es|hay|existen|tienen|los|las|el|la|todos|lista|listado|nombres?|servidor(?:es)?|servers?|svs?|de|del|en|con|sus|su|clan|clanes|liga|ligas|ips?|direccion(?:es)?|puertos?|numero|nro|n|\d{1,2}|dos|tres|cuatro|uno|porfa|aca|juego|trinchera|comunidad|tenemos|which|what|are|there|the|list|of|clan|clans|league|servers|and|is|ip|address|number|show|me|all|do|you|have)$/
const asksWhich =
  /\b(?:cuales|cual|que|q|lista|listado|nombres?|todos|dame|muestra\w*|nombra\w*|which|what|list|show)\b.*\b(?:servidores|servers|svs)\b|\b(?:servidores|servers)\b.*\b(?:hay|son|tienen|existen|are there|list)\b/

/** The servers there are, by name; with the address of the one whose number is said as well. */
async function list(text: string, { words }: Question, site: Site, say: Say): Promise<Reply | null> {
  if (!words.every(({ plain }) => ofList.test(plain))) return null
  const isList = asksWhich.test(text) || /\b(?:ips|direcciones|puertos)\b/.test(text)
  const all = await site.servidores()
  const { fit, group } = serversSaid(words, all)
  const numbered = asksAddress.test(text) && /\b\d{1,2}\b/.test(text) && group !== '' ? fit : []
  const [one] = numbered
  if (!one && !isList) return null
  if (one && numbered.length > 1) return null
  const own = one
    ? say(
        `La dirección de ${bold(quoted(one.nombre))} es ${address(one)}${one.en_linea ? '' : ' (ahora está fuera de línea)'}.`,
        `The address of ${bold(quoted(one.nombre))} is ${address(one)}${one.en_linea ? '' : ' (offline now)'}.`,
      )
    : null
  if (own && !/\b(?:servidores|servers|svs)\b/.test(text))
    return {
      text: lines(
        own,
        say(
          `Escríbela en Volute y aprieta Connect. ${page(say)}`,
          `Write it in Volute and press Connect. ${page(say)}`,
        ),
      ),
      ...(one ? { servidor: one.id } : {}),
    }
  const grupo = group === 'de liga' ? 'liga' : group ? 'clan' : null
  const shown = grupo ? all.filter((each) => each.grupo === grupo) : all
  const on = shown.filter(({ en_linea }) => en_linea).length
  const clans = all.filter((each) => each.grupo === 'clan').length
  const line = (each: GameServer) =>
    `${quoted(each.nombre)}: ${address(each)} (${each.en_linea ? `${each.jugadores}/${each.max_jugadores}` : say('fuera de línea', 'offline')})`
  return {
    text: lines(
      say(
        `${counted(shown.length, 'Es', 'Son')} ${bold(`${counted(shown.length, '1 servidor', `${shown.length} servidores`)}${grupo ? ` ${group}` : ''}`)}${grupo ? '' : `, ${clans} de clanes y ${all.length - clans} de liga`}; en línea ahora: ${on}.`,
        `There are ${bold(`${shown.length} ${grupo === 'liga' ? 'league ' : grupo ? 'clan ' : ''}servers`)}${grupo ? '' : `, ${clans} of clans and ${all.length - clans} of the league`}; online now: ${on}.`,
      ),
      own,
      bullets(shown.slice(0, mostShown).map(line)),
      page(say),
    ),
    ...(one ? { servidor: one.id } : {}),
  }
}

const ofPeople =
  /\b(?:gente|alguien|jugando|jugadores|nadie|ping|lag|llen\w+|vaci\w+|people|players|anyone|mapa|map|reto|juegan|torneo|pasa|clave|contrasena|password)\b/
const ofSpeech =
  /\b(?:english|ingles|language|idioma|spanish|american|brazilian|argentine|argentinian|peruvian|us|usa|eu|european|international)\b|\b(?:hay|tienen|existen?|any|have)\b.*\b(?:argentina|peru|brasil|mexico|espana|europa|eeuu|estados unidos|brazil|spain|europe|santiago|sudamerica)\b/

/** Which game the servers are of; null where that is not asked. */
async function ofGame(text: string, { etapaMention }: Question, site: Site, say: Say): Promise<Reply | null> {
  const asksGame =
    /\b(?:que|q|cual) juego (?:corren?|son|usan|tienen|es|hay)\b|\bde (?:que|q) juego\b|\b(?:which|what) game\b/.test(
      text,
    )
  const game = etapaMention.juego ?? etapaMention.etapas[0]?.juego ?? null
  if (!saysServers.test(text) || (!game && !asksGame) || ofPeople.test(text)) return null
  if (
    !asksGame &&
    !/\b(?:hay|tienen|existe\w*|cuant\w+|cual(?:es)?|que|q|ips?|direccion(?:es)?|lista|solo|are there|any|have|which|ip|address)\b/.test(
      text,
    )
  )
    return null
  const { servidores } = await site.opciones()
  const named = (id: number) => gamesOf[servidores.find((each) => each.id === id)?.tipo ?? 'mohaa']
  const all = await site.servidores()
  const of = [...new Set(all.map(({ id }) => named(id)))].map((name) => ({
    name,
    own: all.filter(({ id }) => named(id) === name),
  }))
  const kinds = of.map(({ name, own }) => `${own.length} de ${bold(name)}`)
  const inEnglish = of.map(({ name, own }) => `${own.length} of ${bold(name)}`)
  if (!game)
    return {
      text: say(
        `De los ${all.length} servidores, ${kinds.length === 1 ? `todos son de ${bold(of[0]?.name ?? '')}` : listed(kinds)}. ${page(say)}`,
        `The ${all.length} servers: ${inEnglish.join(', ')}. ${page(say)}`,
      ),
    }
  const own = of.find(({ name }) => name === game.nombre)?.own ?? []
  const on = own.filter(({ en_linea }) => en_linea).length
  return {
    text: lines(
      own.length
        ? say(
            `${bold('Sí')}: ${counted(own.length, 'hay 1 servidor', `hay ${own.length} servidores`)} de ${quoted(game.nombre)}; en línea ahora: ${on}.`,
            `${bold('Yes')}: there ${counted(own.length, 'is 1 server', `are ${own.length} servers`)} of ${quoted(game.nombre)}; online now: ${on}.`,
          )
        : say(
            `${bold('No')}: ninguno de los ${all.length} servidores del sitio es de ${quoted(game.nombre)}: ${kinds.length === 1 ? `todos son de ${bold(of[0]?.name ?? '')}` : `hay ${listed(kinds)}`}.`,
            `${bold('No')}: none of the site's ${all.length} servers is of ${quoted(game.nombre)}: there are ${inEnglish.join(', ')}.`,
          ),
      asksAddress.test(text) &&
        own.length > 0 &&
        bullets(own.slice(0, mostShown).map((each) => `${quoted(each.nombre)}: ${address(each)}`)),
      page(say),
    ),
  }
}

/** That nothing is said of the language or the country of the servers. */
async function language(text: string, site: Site, say: Say): Promise<Reply | null> {
  if (!saysServers.test(text) || !ofSpeech.test(text)) return null
  const { length } = await site.servidores()
  return {
    text: say(
      `De los ${length} servidores no está publicado un idioma ni un país aparte: son de una comunidad chilena, y se habla español. ${page(say)}`,
      `No: nothing is published of servers in English or of another country. There are ${bold(`${length} servers`)}, all of a Chilean community where most speak Spanish. ${page(say)}`,
    ),
  }
}

/** Which server is good: nobody says, but where people are is known. */
async function advised(text: string, site: Site, say: Say): Promise<Reply | null> {
  if (
    !saysServers.test(text) ||
    !/\b(?:recomiend\w+|recomendad\w+|conviene|mejor|entren\w+|practic\w+|which server should|best server|recommend\w*)\b/.test(
      text,
    ) ||
    /\b(?:ping|retos?|lag)\b|·/.test(text)
  )
    return null
  const [fullest] = (await site.servidores())
    .filter(({ en_linea, jugadores }) => en_linea && jugadores > 0)
    .sort((a, b) => b.jugadores - a.jugadores)
  return {
    text: lines(
      say(
        'Cuál es mejor, o para entrenar, no está publicado: se entra a cualquiera, y conviene donde haya gente.',
        'Which is best is not published: go where people are.',
      ),
      fullest
        ? say(
            `Ahora el con más gente es ${bold(quoted(fullest.nombre))}: ${fullest.jugadores}/${fullest.max_jugadores}, ${address(fullest)}.`,
            `The fullest now is ${bold(quoted(fullest.nombre))}: ${fullest.jugadores}/${fullest.max_jugadores}, ${address(fullest)}.`,
          )
        : say('Ahora no hay nadie en ninguno.', 'Nobody is on any now.'),
      page(say),
    ),
  }
}

const isUp = /\b(?:prendid[oa]s?|encendid[oa]s?|arriba|en linea|online|activ[oa]s|funcionando)\b/

/** How many servers answer, or which. */
async function inLine(text: string, { words, server }: Question, site: Site, say: Say): Promise<Reply | null> {
  const asks = /\bcuant[oa]s\b/.test(text) || /^(?:y )?(?:que|q|cuales) (?:servers|servidores)\b/.test(text)
  if (!asks || server || !/\b(?:servidores|servers|svs)\b/.test(text) || !isUp.test(text) || ofPeople.test(text))
    return null
  const { fit, said, group } = serversSaid(words, await site.servidores())
  const on = fit.filter(({ en_linea }) => en_linea)
  const name = said ? ` ${group}` : ''
  return {
    text: lines(
      on.length
        ? `${counted(on.length, 'Responde', 'Responden')} ${bold(`${on.length} de los ${fit.length} servidores${name}`)}: ${listed(on.map(({ nombre }) => quoted(nombre)))}.`
        : `Ahora no responde ${bold('ninguno')} de los ${fit.length} servidores${name}.`,
      page(say),
    ),
  }
}

/** What is asked of the servers as such: which there are, of which game, why one is not found; null where it is something else. */
export async function serversAsked(question: Question, site: Site, english = false): Promise<Reply | null> {
  const { mentions, map, words } = question
  if (mentions.length || map) return null
  const text = words.map(({ plain }) => plain).join(' ')
  // so few words are of either language
  const say = sayIn(english || /^(?:the )?(?:ip|address|port) (?:of|for) /.test(text))
  return (
    (english ? connecting(text, say) : null) ??
    (await passwordOf(text, site, say)) ??
    (await advised(text, site, say)) ??
    (await inLine(text, question, site, say)) ??
    (await full(text, site, say)) ??
    (await ofGame(text, question, site, say)) ??
    (await notFound(text, question, site, say)) ??
    (await language(text, site, say)) ??
    (await list(text, question, site, say))
  )
}

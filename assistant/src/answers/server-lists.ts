import type { GameServer } from '@trinchera/contract/servidores'
import { paths } from '@trinchera/contract/site-paths'
import type { Reply, Site } from '../intent'
import { serversSaid } from '../names/servers'
import { sayIn, type Say } from '../torneos/say'
import type { Question } from '../understand'
import { bold, bullets, copied, counted, lines, link, listed, quoted } from '../wording'

const page = (say: Say) => link(say('Servidores', 'Servers'), paths.servidores)
const saysServers = /\b(?:servidor(?:es)?|servers?|svs?)\b/
const address = ({ host, puerto }: GameServer) => bold(copied(`${host}:${puerto}`))

/** The games by the protocol that a server is asked in. */
const gamesOf = { mohaa: 'Allied Assault', mohaas: 'Spearhead', mohaab: 'Breakthrough' } as const

/** So many are named one by one. */
const mostShown = 20

/** All that a list of servers is asked with, the group and the number of one included. */
const ofList =
  /^(?:y|e|hola|oye|wena|dame|dime|dim|muestra\w*|nombra\w*|pasa|pasame|manda|mandame|cuales|cual|que|q|son|es|hay|existen|tienen|los|las|el|la|todos|lista|listado|nombres?|servidor(?:es)?|servers?|svs?|de|del|en|con|sus|su|clan|clanes|liga|ligas|ips?|direccion(?:es)?|puertos?|numero|nro|n|\d{1,2}|dos|tres|cuatro|uno|porfa|aca|juego|trinchera|comunidad|tenemos|which|what|are|there|the|list|of|clan|clans|league|servers|and|is|ip|address|number|show|me|all|do|you|have)$/
const asksWhich =
  /\b(?:cuales|cual|que|q|lista|listado|nombres?|todos|dame|muestra\w*|nombra\w*|which|what|list|show)\b.*\b(?:servidores|servers|svs)\b|\b(?:servidores|servers)\b.*\b(?:hay|son|tienen|existen|are there|list)\b/
const asksAddress = /\b(?:ips?|direccion(?:es)?|puertos?|address|port)\b/

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
async function ofGame(text: string, { stages }: Question, site: Site, say: Say): Promise<Reply | null> {
  const asksGame =
    /\b(?:que|q|cual) juego (?:corren?|son|usan|tienen|es|hay)\b|\bde (?:que|q) juego\b|\b(?:which|what) game\b/.test(
      text,
    )
  const game = stages.juego ?? stages.etapas[0]?.juego ?? null
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

const missing =
  /\bno (?:me |nos |se )?(?:aparec\w+|salen?|sale|muestra\w*|encuentr\w+|veo|ven|figura\w*|cargan?|lista)\b|\bno (?:lo|los|la) (?:encuentro|veo|pillo)\b|\bno (?:hay|pillo) (?:ningun )?(?:server|servidor)\w* (?:en (?:el|la) )?(?:juego|lista|volute|navegador)|\b(?:can t|cannot|don t|doesn t|not) (?:see|find|show\w*|appear\w*|list\w*)\b/
const inGame = /\b(?:juego|lista|volute|launcher|in ?game|list|browser|navegador|multiplayer|multijugador|buscador)\b/
const noConnection =
  /\b(?:no (?:me |nos )?(?:puedo|deja|dejan|conecta|conecto|entra)\w*|can t|cannot|unable)\b.*\b(?:conect\w*|entrar|meter\w*|connect|join|get (?:in|on))\b|\bno (?:me |se )?conecta\b/
const ofElse =
  /\b(?:cierra|crash\w*|pega|congela|stream|ts3?|teamspeak|cuenta|sesion|pagina|sitio|clave|contrasena|password|api|correo|foro|torneo|close\w*)\b/

/** What to look at where a server is not in the game's list, or does not let in: first whether it answers at all. */
async function notFound(text: string, { words }: Question, site: Site, say: Say): Promise<Reply | null> {
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

const password = /\b(?:clave|contrasena|password|pass)\b/
const ofAccount =
  /\b(?:admin\w*|rcon|cuenta|sesion|olvid\w+|recuper\w+|cambi\w+|api|ts3?|teamspeak|discord|correo|account|forgot|pagina|sitio)\b/

/** Whether a server asks for a password, and which. */
async function passwordOf(text: string, site: Site, say: Say): Promise<Reply | null> {
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

/** What one does where a server is full. */
async function full(text: string, site: Site, say: Say): Promise<Reply | null> {
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
function connecting(text: string, say: Say): Reply | null {
  return /\bhow (?:do|can|to)\b.*\b(?:connect|join|get (?:on|in|into))\b.*\bservers?\b/.test(text)
    ? {
        text: `Copy the address of a server from ${bold(page(say))}, write it in ${bold('Volute')} and press ${bold('Connect')}. The steps are in ${link('Volver a Jugar', paths.volverAJugar)}.`,
      }
    : null
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

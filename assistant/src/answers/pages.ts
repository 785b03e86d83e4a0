import { paths } from '@trinchera/contract/site-paths'
import { bold, lines, link } from '../wording'

const asksWhere =
  /^(?:y |oye |oiga |hola |wena |disculpa |una consulta )*(?:(?:mandame|pasame|pasa|dame|tienes|cual es|tiene\w*|manden|pasen)? ?(?:el |un |la |una )?(?:link|url|enlace) (?:de |del |a |al |pa |para )(?:ver )?(?:los|las|el|la|mis?)? ?|como (?:llego|entro|voy) (?:a|al)(?: (?:los|las|el|la|mis?))? (?=(?:cuenta|agenda|foro|reglamento|palmares|mapas|retos)\b)|(?:where (?:can i|do i|are|is|can we|to)|how do i (?:get to|find)) ?(?:see|find|look at|watch|get)? ?(?:all )?(?:the|my|our)? ?|(?:en )?(?:donde|adonde|aonde|en que (?:parte|pagina|lado|seccion))(?: (?:puedo|se puede|se pueden|podemos|puedo ir a))? (?:veo|vemos|ver|se ven?|estan?|esta|encuentro|encontrar|hay|salen?|aparecen?|quedan?|reviso|revisar|miro|mirar|busco)(?: (?:todos|todas))?(?: (?:los|las|el|la|mis?|nuestr[oa]s|l[oa]s de mi clan))? ?)/

interface Page {
  /** What is looked for, after 'dónde veo los'. */
  says: RegExp
  /** The sentence that names the page, and the same in English. */
  told: string
  en?: { says: RegExp; told: string }
  /** What already tells of it, so that it may follow. */
  intents: RegExp
}

const page = (name: string, address: string) => bold(link(name, address))
/** Where each thing of the site is seen, the more particular first. */
const pages: readonly Page[] = [
  {
    says: /^(?:report\w*|partidas|derrotas) (?:pendientes?|por (?:responder|confirmar|contestar))/,
    told: `Los reportes que esperan la respuesta de tu clan están en la página de tu clan, al lado de la partida; a quien puede responder le llega además un aviso.`,
    intents: /^$/,
  },
  {
    says: /^(?:retos?|desafios?)\b/,
    told: `Los retos se ven en ${page('Retos', paths.retos)} (los de tu clan, con la sesión iniciada); los acordados de todos, en la ${page('Agenda', paths.agenda)}.`,
    en: {
      says: /^(?:challenges?)\b/,
      told: `Challenges are in ${page('Retos', paths.retos)} (those of your clan, logged in); the agreed ones of everybody in the ${page('Agenda', paths.agenda)}.`,
    },
    intents: /^retos/,
  },
  {
    says: /^(?:agenda|calendario|proxim[oa]s (?:partid[oa]s|retos))\b/,
    told: `En la ${page('Agenda', paths.agenda)}.`,
    en: {
      says: /^(?:agenda|calendar|schedule|upcoming matches|next matches)\b/,
      told: `In the ${page('Agenda', paths.agenda)}.`,
    },
    intents: /^retos/,
  },
  {
    says: /^(?:torneos?|copas?|llaves?|bracket|campeonatos?)\b/,
    told: `Los torneos están en ${page('Torneos', paths.torneos)}; cada uno tiene su página, con inscritos, llave y partidas.`,
    en: {
      says: /^(?:tournaments?|bracket)\b/,
      told: `Tournaments are in ${page('Torneos', paths.torneos)}; each has a page with its clans, bracket and matches.`,
    },
    intents: /^torneos/,
  },
  {
    says: /^(?:clanes|lista de clanes|ranking|tabla|tablas|posiciones|ladder)\b/,
    told: `En el ${page('Ladder', paths.ladder)}: elige el juego y la etapa, y ahí están todos sus clanes.`,
    en: {
      says: /^(?:clans|ladder|ranking|standings|tables?)\b/,
      told: `In the ${page('Ladder', paths.ladder)}: choose a game and a stage.`,
    },
    intents: /^tabla$/,
  },
  {
    says: /^(?:jugadores|usuarios|gente registrada)\b/,
    told: `En ${page('Jugadores', paths.jugadores)}.`,
    intents: /^jugadores$/,
  },
  {
    says: /^(?:streams?|transmisiones|directos|streamers)\b/,
    told: `En ${page('Stream', paths.stream)}.`,
    en: { says: /^(?:streams?)\b/, told: `In ${page('Stream', paths.stream)}.` },
    intents: /^streams?/,
  },
  {
    says: /^(?:anuncios?|noticias)\b/,
    told: `En ${page('Anuncios', paths.anuncios)}.`,
    en: { says: /^(?:announcements|news)\b/, told: `In ${page('Anuncios', paths.anuncios)}.` },
    intents: /^noticias$/,
  },
  {
    says: /^(?:medallas|campeones|historia|records?|palmares|salon de la fama|etapas (?:pasadas|cerradas|anteriores))\b/,
    told: `En el ${page('Palmarés', paths.palmares)}; las de un clan o un jugador, en su página.`,
    en: {
      says: /^(?:medals|champions|records)\b/,
      told: `In the ${page('Palmarés', paths.palmares)}; those of a clan or a player on its page.`,
    },
    intents: /^(?:medallas|palmares)/,
  },
  {
    says: /^(?:invitacion\w*|solicitud\w*)\b/,
    told: `En ${page('Mi Cuenta', paths.miCuenta)}.`,
    intents: /^(?:lo-mio|invitaciones)$/,
  },
  {
    says: /^(?:fallos?|sanciones|castigos)\b/,
    told: 'Cada fallo se ve en la página de su partida, con su motivo y la fecha. Los de ahora te los digo yo: pregúntame «últimos fallos», o por los de un clan.',
    intents: /^$/,
  },
  {
    says: /^(?:avisos|notificaciones)\b/,
    told: `En ${page('Avisos', paths.avisos)} eliges cuáles recibes y por dónde.`,
    intents: /^avisos$/,
  },
  {
    says: /^(?:reglamento|reglas)\b/,
    told: `En el ${page('Reglamento', paths.reglamento)}.`,
    en: { says: /^rules\b/, told: `In the ${page('Reglamento', paths.reglamento)} (in Spanish).` },
    intents: /^reglamento$/,
  },
  {
    says: /^foro\b/,
    told: `En el ${page('Foro', paths.foro)}.`,
    en: { says: /^forum\b/, told: `In the ${page('Foro', paths.foro)}.` },
    intents: /^$/,
  },
  { says: /^(?:cuenta|perfil|datos)$/, told: `En ${page('Mi Cuenta', paths.miCuenta)}.`, intents: /^lo-mio$/ },
  { says: /^mapas\b/, told: `En ${page('Mapas', paths.mapas)}.`, intents: /^mapas$/ },
]

/** All that may follow what is looked for, and asks for nothing more. */
const restOfPage =
  /^(?: (?:de|del|mi|el|la|en|los|las|todos|clan|sitio|pagina|web|ladder|comunidad|juego|aca|aqui|acordados|oficial|torneos?|tienen|hay))*$/
/** An answer to where something of the site is seen: its page first, then what was answered of it already. */
export function pageFirst(text: string, answer: { response: string; intent: string; kind: string }): string | null {
  const [start] = asksWhere.exec(text) ?? []
  if (start === undefined) return null
  const thing = text.slice(start.length)
  const inEnglish = /\b(?:where|how do)\b/.test(start) ? pages.find(({ en }) => en?.says.test(thing))?.en : undefined
  if (inEnglish)
    return lines(
      inEnglish.told,
      answer.kind === 'answer' && !answer.response.includes("can't answer") && answer.response,
    )
  const found = pages.find(({ says }) => says.test(thing))
  if (!found) return null
  const isTold = answer.kind === 'answer'
  // it asks for more than the page: what answers that stands
  if (isTold && !restOfPage.test(thing.replace(found.says, ''))) return null
  return lines(found.told, isTold && found.intents.test(answer.intent) && answer.response)
}

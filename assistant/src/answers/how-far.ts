import { clanById } from '@trinchera/db/queries/clanes/clanes'
import { matchesMoving } from '@trinchera/db/queries/ladder/moves'
import { placesOf } from '@trinchera/db/queries/ladder/tops'
import { paths } from '@trinchera/contract/site-paths'
import { formatDateTime } from '@trinchera/rules/presentation'
import type { Reply, Site } from '../intent'
import { ownClan } from '../names/asker'
import { instants, periodIn, periodText } from '../query/period'
import type { Thread } from '../thread-state'
import type { Question } from '../understand'
import { bold, bullets, capital, counted, lines, link, named, noPlace, placed, quoted, verb } from '../wording'
import { plain, wordsOf } from '../words/plain'
import { inEtapa, isClan, ranged } from './which'

const fell =
  '(?:baj(?:o|aron|amos|e|ado)|cay(?:o|eron)|caimos|cai|perd(?:io|ieron|imos) (?:el |su |un |nuestro )?(?:puesto|lugar|primer lugar))'
const rose =
  '(?:sub(?:io|ieron|imos|i|ido)|lleg(?:o|aron|amos)(?= (?:· )?(?:al?|hasta) (?:primer|puesto|segund|tercer|cuart|quint|top|la punta|la cima|\\d))|trep(?:o|aron)|escal(?:o|aron))'
const ours =
  /\b(?:bajamos|baje|caimos|cai|subimos|subi|llegamos|perdimos|(?:nos|me) (?:ha |han )?(?:paso|pasaron|pasado|adelant\w+))\b/
const moved = `(?:${fell}|${rose}|(?:nos |se )?movi(?:o|eron|mos))`
const politely = '^(?:(?:y|pero|oye|entonces|hola|al final) )*'
const place = '(?: (?:de|en|el|la|algo|algun|puestos?|lugar(?:es)?|posicion(?:es)?|ranking|ladder|tabla|total|nada))*'
const whether = new RegExp(
  `${politely}(?:los |las )?(?:· |nosotros |mi clan |nuestro clan )?(?:(?:ha|han|hemos|he|se|nos|ya) )*${moved}${place}(?: ·)?(?: (?:o|u) (?:no|${moved}))*${place}$`,
)
const amount = new RegExp(
  `${politely}(?:·,? )?(?:en )?cuant[oa]s?(?: (?:puestos?|lugar(?:es)?|posicion(?:es)?))?(?: (?:ha|han|hemos|he|se|nos|me))*(?: ·)? ${moved}(?: (?:o|y) ${moved})*(?: ·)?${place}(?: (?:con (?:eso|esa|la ultima)|la ultima vez))?$`,
)
const mostTold = 4

type Move = Awaited<ReturnType<typeof placesOf>>[number]

/** One change of place, with the match that made it. */
async function moveSaid(etapa: number, { antes, ranking, fecha }: Move, { db }: Site): Promise<string> {
  const [match] = await matchesMoving(db, etapa, fecha)
  const step = `del ${placed(antes)} al ${bold(placed(ranking))}, el ${match ? link(formatDateTime(fecha), paths.partida(match.id)) : formatDateTime(fecha)}`
  if (!match) return `${step}.`
  const { ganador, perdedor } = match
  return ranking < antes
    ? `${step}, al ganarle a ${named(perdedor.nombre)}.`
    : `${step}: ${named(ganador.nombre)} le ${verb('ganó', 'ganaron', ganador.nombre)} a ${quoted(perdedor.nombre)}.`
}

/** How far a clan has moved, in a time or by its last move, and by which matches; yes or no first where that is asked. Null where it is not. */
export async function howFar(question: Question, thread: Thread, site: Site): Promise<Reply | null> {
  const { words, mentions, etapaMention, server, map, onlyNames } = question
  const [one, another] = mentions
  if (server || map || another || (one && (!one.clan || one.others))) return null
  // 'y los halcones?', of what was asked of another
  const before = onlyNames && one && !etapaMention.used.size && thread.intent === 'puesto' ? thread.asked : null
  const spoken = thread.quien.filter(isClan)
  const said =
    before === null
      ? words
      : wordsOf(spoken.reduce((whole, { nombre }) => whole.replace(plain(nombre), ' '), plain(before)))
  const isName = (at: number) =>
    before === null && (mentions.some(({ from, to }) => at >= from && at < to) || etapaMention.used.has(at))
  const time = periodIn(said, site.now, isName)
  const text = said
    .flatMap((word, at) =>
      time?.used.has(at) || (before === null && etapaMention.used.has(at)) ? [] : [isName(at) ? '·' : word.plain],
    )
    .join(' ')
    .replace(/·(?: ·)+/g, '·')
    .replace(/\b(?:el|la|los|las) ·/g, '·')
  const asksAmount = amount.test(text)
  if (!asksAmount && !whether.test(text)) return null
  const who = one?.clan ?? (ours.test(text) ? await ownClan(site) : spoken.length === 1 ? spoken[0] : null)
  if (!who || (!time && !asksAmount && !one && !ours.test(text))) return null
  const span = time ? instants(time.period) : null
  const when = time ? ` ${periodText(time.period, site.now)}` : ''
  const [down, up] = [fell, rose].map((way) => new RegExp(`\\b${way}\\b`).test(text))
  const fits = (net: number) => (down === up ? net !== 0 : down ? net < 0 : net > 0)
  const tables = ranged({ etapas: etapaMention.etapas, juego: etapaMention.juego, site }, who).filter(
    ({ etapa, meant }) => (etapaMention.used.size ? meant : etapa.activo),
  )
  const told = await Promise.all(
    tables.map(async ({ id, etapa }) => {
      const now = (await clanById(site.db, id))?.ranking_actual ?? 0
      const all = (await placesOf(site.db, id)).filter(
        ({ antes, ranking, fecha }) =>
          antes > 0 &&
          ranking > 0 &&
          antes !== ranking &&
          (!span?.desde || fecha >= span.desde) &&
          (!span?.hasta || fecha < span.hasta),
      )
      const moves = span ? all : all.slice(-1)
      const [first, last] = [moves[0], moves.at(-1)]
      const where = inEtapa(etapa)
      if (!first || !last)
        return {
          net: 0,
          text: `${named(who.nombre)} ${verb('sigue', 'siguen', who)} ${bold(now ? placed(now) : noPlace(who))} ${where}: no se ${verb('movió', 'movieron', who)} de puesto${when}.`,
        }
      const net = first.antes - last.ranking
      const did =
        net > 0
          ? verb('subió', 'subieron', who)
          : net < 0
            ? verb('bajó', 'bajaron', who)
            : verb('se movió y volvió:', 'se movieron y volvieron:', who)
      const steps = await Promise.all(moves.slice(-mostTold).map((move) => moveSaid(etapa.id, move, site)))
      const far = bold(counted(Math.abs(net), '1 puesto', `${Math.abs(net)} puestos`))
      return { net, text: lines(`${named(who.nombre)} ${did} ${far}${when} ${where}:`, bullets(steps)) }
    }),
  )
  // what went the way that is asked of first
  const [first, ...rest] = told.toSorted((a, b) => Number(fits(b.net)) - Number(fits(a.net)))
  if (!first) return null
  const head = asksAmount || (down === up && first.net !== 0) ? '' : fits(first.net) ? 'Sí: ' : 'No: '
  return { text: lines(capital(`${head}${first.text}`), ...rest.map((each) => each.text)), quien: [who] }
}

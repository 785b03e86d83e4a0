import { clanById } from '@trinchera/db/queries/clanes/clanes'
import type { Reply, Site } from '../intent'
import { ownClan } from '../names/asker'
import { instants, periodIn, periodText } from '../query/period'
import type { Thread } from '../thread-state'
import type { Question } from '../understand'
import { bold, bullets, capital, counted, lines, named, noPlace, placed, verb } from '../wording'
import { plain, wordsOf } from '../words/plain'
import { fell, moveSaid, ours, placeMoves, rose } from './last-moves'
import { inEtapa, isClan, ranged } from './which'

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

/** What was asked before, without the name of whom it was asked of. */
const withoutSpoken = (asked: string, { quien }: Thread) =>
  quien.reduce((text, { nombre }) => text.replace(plain(nombre), ' '), plain(asked))

/** How far a clan has moved, in a time or by its last move, and by which matches; yes or no first where that is asked. Null where it is not. */
export async function howFar(question: Question, thread: Thread, site: Site): Promise<Reply | null> {
  const { words, mentions, etapaMention, server, map } = question
  const [one, another] = mentions
  if (server || map || another || (one && (!one.clan || one.others))) return null
  // 'y los halcones?', of what was asked of another
  const before =
    question.onlyNames && one && !etapaMention.used.size && thread.intent === 'puesto' ? thread.asked : null
  const said = before === null ? words : wordsOf(withoutSpoken(before, thread))
  const isName = (at: number) =>
    before === null && (mentions.some(({ from, to }) => at >= from && at < to) || etapaMention.used.has(at))
  const time = periodIn(said, site.now, isName)
  const text = said
    .flatMap(({ plain }, at) =>
      time?.used.has(at) || (before === null && etapaMention.used.has(at)) ? [] : [isName(at) ? '·' : plain],
    )
    .join(' ')
    .replace(/·(?: ·)+/g, '·')
    .replace(/\b(?:el|la|los|las) ·/g, '·')
  const asksAmount = amount.test(text)
  if (!asksAmount && !whether.test(text)) return null
  const spoken = thread.quien.filter(isClan)
  const who = one?.clan ?? (ours.test(text) ? await ownClan(site) : spoken.length === 1 ? spoken[0] : null)
  if (!who || (!time && !asksAmount && !one && !ours.test(text))) return null
  const tables = ranged({ etapas: etapaMention.etapas, juego: etapaMention.juego, site }, who).filter(
    ({ etapa, meant }) => (etapaMention.used.size ? meant : etapa.activo),
  )
  const span = time ? instants(time.period) : null
  const when = time ? ` ${periodText(time.period, site.now)}` : ''
  const [down, up] = [new RegExp(`\\b${fell}\\b`).test(text), new RegExp(`\\b${rose}\\b`).test(text)]
  const parts = await Promise.all(
    tables.map(async ({ id }) => {
      const clan = await clanById(site.db, id)
      const all = clan ? await placeMoves(id, span, site) : []
      const moves = span ? all : all.slice(-1)
      const [first, last] = [moves[0], moves.at(-1)]
      if (!clan || !first || !last) return clan ? { clan, net: 0, said: '' } : null
      const net = first.antes - last.ranking
      const did = net > 0 ? verb('subió', 'subieron', who) : verb('bajó', 'bajaron', who)
      const far = bold(counted(Math.abs(net), '1 puesto', `${Math.abs(net)} puestos`))
      const steps = await Promise.all(moves.slice(-mostTold).map((move) => moveSaid(clan, move, site)))
      const where = inEtapa(clan.etapa)
      return {
        clan,
        net,
        said:
          moves.length === 1
            ? `${named(who.nombre)} ${did} ${far}${when} ${where}, ${(steps[0] ?? '').replace(/^del (\d+\.º) al (\*\*\d+\.º\*\*)/, 'al $2 desde el $1')}`
            : lines(
                net
                  ? `${named(who.nombre)} ${did} ${far}${when} ${where}, del ${placed(first.antes)} al ${bold(placed(last.ranking))}:`
                  : `${named(who.nombre)} se ${verb('movió y volvió', 'movieron y volvieron', who)} al mismo puesto${when}, el ${bold(placed(last.ranking))} ${where}:`,
                bullets(steps),
              ),
      }
    }),
  )
  const found = parts.filter((part) => part !== null)
  const fits = ({ net }: { net: number }) => (down === up ? net !== 0 : down ? net < 0 : net > 0)
  // what went the way that is asked of first
  const told = found.filter(({ said }) => said).toSorted((a, b) => Number(fits(b)) - Number(fits(a)))
  if (!found.length) return null
  const isSo = told.some(fits)
  const head = isSo
    ? asksAmount || down === up
      ? ''
      : 'Sí: '
    : asksAmount
      ? told.length
        ? 'Al revés: '
        : ''
      : 'No: '
  const stays = time && !/\bhoy\b/.test(when) ? verb('siguió', 'siguieron', who) : verb('sigue', 'siguen', who)
  const now = found.map(
    ({ clan: { ranking_actual, nombre, etapa } }) =>
      `${stays} ${ranking_actual ? bold(placed(ranking_actual)) : noPlace(nombre)}${when} ${inEtapa(etapa)}`,
  )
  return {
    text: told.length
      ? lines(...told.map(({ said }, at) => (at ? said : capital(`${head}${said}`))))
      : `${head}${named(who.nombre)} ${now.join(', y ')}: no se ${verb('movió', 'movieron', who)} de puesto.`,
    quien: [who],
    etapas: told.length === 1 ? tables.flatMap(({ id, etapa }) => (id === told[0]?.clan.id ? [etapa] : [])) : [],
  }
}

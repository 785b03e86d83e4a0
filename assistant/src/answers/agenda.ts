import type { Reto } from '@trinchera/contract/retos'
import { listRetos } from '@trinchera/db/queries/retos/retos'
import { paths } from '@trinchera/contract/site-paths'
import { mostRetoDates, retoLatestMs, retoSoonestMs } from '@trinchera/rules/limits'
import type { Asked, Reply, Site } from '../intent'
import { ownClans } from '../names/asker'
import { agendaOf, agendaRetos, agreedRetos, daysOf, type AgendaAsked } from '../query/agenda'
import type { ClanName } from '../names/community'
import type { Thread } from '../thread-state'
import { allTorneos, plays, readPlayed } from '../torneos/facts'
import { stranger } from '../torneos/of-clan'
import { matchList, onTime, torneoLink } from '../torneos/say'
import type { Question } from '../understand'
import { bold, bulletsUpTo, counted, lines, link, listed, named, quoted, type Say } from '../wording'
import { plainText } from '../words/plain'
import { factsOf, sideOf, versus } from './reto-facts'
import { etapaLink } from './which'

const howToChallenge = `Los partidos se acuerdan ${bold('entre clanes')}: quien reporta en un clan (Líder, Co-Líder o Capitán) reta a otro de la etapa y ofrece hasta ${mostRetoDates} fechas, cada una entre ${retoSoonestMs / 3_600_000} horas y ${retoLatestMs / 86_400_000} días más adelante; el otro acepta una, ofrece otras o rechaza.`
const agenda = link('Agenda', paths.agenda)
const most = 6

const became: Partial<Record<Reto['estado'], readonly [es: string, en: string]>> = {
  propuesto: ['sin acordar', 'not agreed yet'],
  cancelado: ['cancelado', 'cancelled'],
  rechazado: ['rechazado', 'refused'],
  vencido: ['venció sin respuesta', 'lapsed'],
  'no-presentado': ['alguien no se presentó', 'somebody did not come'],
}

/** A reto in a line: who against whom, when, where, and what became of it. */
function line(reto: Reto, say: Say): string {
  const { estado, fecha, etapa, cierre } = reto
  const by = cierre?.id_clan ? ` ${say('por', 'by')} ${named(sideOf(reto, cierre.id_clan))}` : ''
  const [es = '', en = ''] = became[estado] ?? []
  const ending = es && `, ${say(es, en)}${by}${cierre?.motivo ? `: «${quoted(cierre.motivo)}»` : ''}`
  return `${versus(reto, say)}${fecha ? `, ${onTime(fecha, say)}` : ''}, ${etapaLink(etapa)}${ending}.`
}

/** Some retos, each in a line; with all that is known of each that is told alone, that waits for an answer, or where that is asked (`whole`). */
async function told(retos: readonly Reto[], whole: boolean, site: Site, say: Say): Promise<string> {
  const isWhole = whole || retos.length === 1
  const rows = retos.map(async (reto) => {
    const facts = isWhole || reto.estado === 'propuesto' ? await factsOf(reto, site, say) : []
    return [line(reto, say), ...facts].join(retos.length === 1 ? '\n' : ' ')
  })
  return bulletsUpTo(await Promise.all(rows), most, paths.agenda, say)
}

/** What the clans that are asked of, or all on days that are said, are to play in torneos, with the first of those matches. */
async function torneosBeside(
  { clans, days, states, mine, etapas }: AgendaAsked,
  site: Site,
  say: Say,
): Promise<Pick<Reply, 'text' | 'torneo'>> {
  if (!states.includes('acordado') || etapas.length || (!days && !mine && !clans.length)) return { text: '' }
  const named = clans.flatMap((who) => (who.kind === 'clan' ? [who.clanes.map(({ id }) => id)] : []))
  const sides = mine ? [...named, (await ownClans(site)).map(({ id }) => id)] : named
  const isThen = (fecha: string | null) => !days || (fecha !== null && fecha >= days.from && fecha < days.before)
  const played = (await readPlayed(site, await allTorneos(site))).flatMap((facts) => {
    const found = facts.open.filter(
      ({ partida, ronda }) => isThen(partida.fecha) && sides.every((ids) => plays(...ids)({ partida, ronda })),
    )
    return found.length ? [{ facts, found }] : []
  })
  const [first] = played
  return {
    text: lines(
      ...played.map(({ facts, found }) =>
        matchList(`${say('En', 'In')} ${torneoLink(facts.page)}:`, facts, found, say, 3),
      ),
    ),
    ...(first ? { torneo: { id: first.facts.page.id, aspect: 'proxima', match: first.found[0]?.partida.id } } : {}),
  }
}

/** What some retos are called: '2 retos acordados de Puelche hoy'. */
function headOf(count: number, { clans, mine, days, states }: AgendaAsked, say: Say): string {
  const names = listed(
    clans.map(({ nombre }) => named(nombre)),
    say,
  )
  const [one, many] = states.includes('acordado')
    ? ['reto acordado', 'retos acordados']
    : ['reto que no se jugó', 'retos que no se jugaron']
  const what = say(
    counted(count, `1 ${one}`, `${count || 'No hay'} ${many}`),
    counted(count, '1 agreed challenge', `${count || 'No'} agreed challenges`),
  )
  return [
    count ? bold(what) : what,
    mine && say('de tu clan', 'of your clan'),
    names && `${mine ? say('con', 'with') : say('de', 'of')} ${names}`,
    days && say(days.said, 'then'),
  ]
    .filter(Boolean)
    .join(' ')
}

/** The clan that whoever asks is to meet in a reto, by the ids of their own. */
function metIn(reto: Reto | undefined, own: readonly number[], { community }: Site): ClanName | undefined {
  const rival = own.length ? [reto?.retador, reto?.retado].find((side) => side && !own.includes(side.id)) : undefined
  return rival && community.clanById.get(rival.id)
}

/** The retos that are asked for, with those that wait for an answer. */
export async function tellRetos(asked: AgendaAsked, site: Site): Promise<Reply> {
  const { clans, days, mine } = asked
  const { say } = site
  const where = say(`Todos están en ${agenda}.`, `All of them are in the ${agenda}.`)
  const own = mine ? (await ownClans(site)).map(({ id }) => id) : []
  if (mine && !own.length) {
    const clanless = say('No estás en ningún clan de una etapa abierta.', 'You are in no clan of an open stage.')
    return { text: lines(site.asker ? clanless : stranger(say), where), sugerencias: ['¿Qué retos hay?'] }
  }
  const found = await agendaRetos(asked, site)
  const later = days && !found.length ? await agendaRetos({ ...asked, days: null }, site) : []
  const agreed = found.filter(({ estado }) => estado !== 'propuesto')
  const open = found.filter(({ estado }) => estado === 'propuesto')
  const torneos = await torneosBeside(asked, site, say)
  const met = found.length === 1 ? metIn(found[0], own, site) : undefined
  return {
    text: lines(
      `${headOf(agreed.length, asked, say)}${agreed.length ? ':' : '.'}`,
      await told(agreed, false, site, say),
      open.length > 0 && lines(say('Por responder:', 'Waiting for an answer:'), await told(open, true, site, say)),
      later.length > 0 &&
        lines(say('Los que vienen:', 'Those to come:'), await told(later.slice(0, 3), false, site, say)),
      torneos.text,
      !found.length && !later.length && !torneos.text && say(howToChallenge, ''),
      where,
    ),
    quien: clans.length || !met ? clans : [met],
    ...(found.length || !torneos.torneo ? {} : { torneo: torneos.torneo }),
    mine,
    sugerencias: found.length ? ['¿Qué es un reto?'] : ['¿Cómo coordino una partida?', '¿Qué es un reto?'],
  }
}

const order = new Map(Object.entries({ primero: 0, segundo: 1, otro: 1, ultimo: -1 }))
/** As many words has what goes on with a reto. */
const mostWords = 11

/** All that is known of the retos that were told, where a short question goes on with them; null where it asks something else. */
export async function retoAgain(question: Question, thread: Thread, site: Site): Promise<Reply | null> {
  const { mentions, map, server, words } = question
  if (thread.intent !== 'retos-proximos' || !thread.retos.length || map || server || words.length > mostWords)
    return null
  if (mentions.some(({ clan, others }) => !clan || others)) return null
  const text = plainText(words)
  if (site.asunto(site.leido(`${text} en el reto`)) !== 'retos-proximos') return null
  const seen = await listRetos(site.db, site.asker && { id: site.asker.id, moderates: false }, {})
  const before = thread.retos.flatMap((id) => seen.find((reto) => reto.id === id) ?? [])
  const ids = mentions.flatMap(({ clan }) => clan?.clanes.map((each) => each.id) ?? [])
  const days = daysOf(text, site.now)
  const [which] = words.flatMap(({ plain }) => order.get(plain) ?? [])
  const isThen = ({ fecha }: Reto) => days !== null && fecha !== null && fecha >= days.from && fecha < days.before
  const isOfAgreed = agendaOf(words, { quien: [], etapas: [], juego: null }, site).states === agreedRetos.states
  const isOfThem = ({ retador, retado }: Reto) => ids.includes(retador.id) || ids.includes(retado.id)
  if ((days && !before.some(isThen)) || !isOfAgreed) return null
  if (ids.length && !before.some(isOfThem)) {
    const quien = mentions.flatMap(({ clan }) => clan ?? [])
    return tellRetos(agendaOf(words, { ...question.etapaMention, quien }, site), site)
  }
  // 'y el segundo', after the first was told alone
  const chosen =
    which === undefined ? undefined : (before.at(which) ?? (await agendaRetos(agreedRetos, site)).at(which))
  // as far as a question narrows them
  const meant = [isOfThem, isThen].reduce(
    (left: readonly Reto[], fits) => (left.some(fits) ? left.filter(fits) : left),
    chosen ? [chosen] : before,
  )
  const [only, another] = meant
  if (!only) return null
  const about = another ? [] : [only.retador, only.retado]
  return {
    text: await told(meant, true, site, site.say),
    quien: about.flatMap(({ id }) => site.community.clanById.get(id) ?? []),
    mine: thread.mine,
  }
}

/** The retos to come: of whom is named, of whoever asks, or of everybody; proposed ones are told only to who may see them. */
export const comingRetos = (asked: Asked): Promise<Reply> =>
  tellRetos(agendaOf(asked.words, asked, asked.site), asked.site)

/** How one challenges; whom is named gets its link, in the etapa that both are in. */
export async function challenge({ site, quien, etapas }: Asked): Promise<Reply> {
  const rival = quien.find((who) => who.kind === 'clan')
  const own = await ownClans(site)
  const meant = new Set(etapas.length ? etapas.map(({ id }) => id) : own.map(({ id_etapa }) => id_etapa))
  const open = (rival?.clanes ?? []).filter(({ id_etapa }) =>
    site.community.etapas.some(({ id, activo }) => id === id_etapa && activo),
  )
  const target = open.find(({ id_etapa }) => meant.has(id_etapa)) ?? open[0]
  const side = target && own.find(({ id_etapa }) => id_etapa === target.id_etapa)
  const isOwnClan = target !== undefined && side?.id === target.id
  const toChallenge = target && rival && !isOwnClan
  return {
    text: lines(
      isOwnClan && 'Ese es tu propio clan: elige a otro.',
      toChallenge && bold(link(`Retar a ${rival.nombre}`, paths.nuevoReto(target.id_etapa, target.id))),
      toChallenge &&
        side?.may === false &&
        'En tu clan eres Miembro: pídeselo a tu Líder, a un Co-Líder o a un Capitán.',
      howToChallenge,
      `Se reta desde la fila del clan en la ${link('tabla', paths.ladder)}, desde su página o desde ${link('Retos', paths.retos)}; también puedes hablar antes con el Líder del otro, que sale en la página de su clan. El reglamento no obliga a aceptar. Después de jugar, el que pierde ${link('reporta', paths.reportes)}.`,
    ),
    quien: rival ? [rival] : [],
    sugerencias: ['¿Qué es un reto?', '¿Quién elige los mapas de un reto?', '¿Y si el rival no se presenta?'],
  }
}

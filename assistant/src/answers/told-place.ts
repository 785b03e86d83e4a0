import type { ClanRow } from '@trinchera/contract/clanes'
import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import type { NamedEtapa } from '@trinchera/db/queries/players/names'
import type { Reply, Site } from '../intent'
import type { ClanName } from '../names/community'
import { withoutNames } from '../query/agenda'
import { answerConsulta } from '../query/answer'
import { asked, refOf } from '../query/consulta'
import { asksLead, isPair } from '../of-told'
import { newThread, type Thread } from '../thread-state'
import type { Question } from '../understand'
import { bold, lines, named, noPlace, placed, verb } from '../wording'
import { afterWin } from './after-win'
import { inEtapa, isClan, ranged } from './which'

// Of places that were just told: the one before, who is ahead of two, and what becomes of the other in what was supposed.

const asksBefore = /\b(?:antes|anterior(?:es|mente)?|previo)\b|\b(?:venia|venian|viene|vienen)\b/
const onlyBefore =
  /^(?:(?:y|pero|o|sea|en|que|q|cual|puesto|lugar|posicion|numero|donde|de|del|el|la|su|los|iba|iban|estaba|estaban|venia|venian|viene|vienen|era|eran|fue|quedaba|quedaban|antes|anterior|anteriores|previo|esto|eso|esa|ese|ahora|tabla|ladder|·)(?: |$))+$/

/** The place before the one where a clan stands: 'y antes en cuál iba'; null where that is not asked. */
export async function placeBefore(question: Question, thread: Thread, site: Site): Promise<Reply | null> {
  const { mentions, etapaMention } = question
  const text = withoutNames(question)
  const [said, another] = mentions
  const isOfPlace =
    thread.intent === 'puesto' ||
    (thread.intent === 'en-puesto' && thread.quien.length === 1) ||
    (said !== undefined && /\b(?:puesto|lugar|iban?|posicion)\b/.test(text))
  if (another || said?.others || !isOfPlace || !asksBefore.test(text) || !onlyBefore.test(text)) return null
  const who = said ? said.clan : thread.quien.find(isClan)
  if (!who) return null
  const tables = ranged(
    {
      etapas: etapaMention.used.size ? etapaMention.etapas : said ? [] : thread.etapas,
      juego: etapaMention.juego,
      site,
    },
    who,
  )
  const [own] = tables.filter(({ etapa }) => etapa.activo)
  const row = own && (await clanesOfEtapa(site.db, own.etapa.id)).find(({ id }) => id === own.id)
  if (!own || !row) return null
  const { nombre, ranking_actual, ultimo_ranking } = row
  const goes = ranking_actual
    ? `ahora ${verb('va', 'van', nombre)} ${placed(ranking_actual)}`
    : `ahora ${verb('está', 'están', nombre)} ${noPlace(nombre)}`
  const moved = ultimo_ranking !== ranking_actual
  return {
    text: ultimo_ranking
      ? `${moved ? 'Antes' : 'Antes también'} ${named(nombre)} ${verb('iba', 'iban', nombre)} ${bold(placed(ultimo_ranking))} ${inEtapa(own.etapa)}; ${goes}.`
      : `Antes ${named(nombre)} ${verb('estaba', 'estaban', nombre)} ${bold(noPlace(nombre))} ${inEtapa(own.etapa)}; ${goes}.`,
    quien: [who],
    etapas: [own.etapa],
  }
}

const asksAhead =
  /^(?:y |entonces |pero )?(?:quien(?:es)?|kien|cual|que clan)(?: de (?:los dos|ell[oa]s|es[oa]s))?(?: (?:va|van|esta|estan|lleva|llevan|le|les|tiene|tienen|ha|han|se))* ?(?:ganando|arriba|adelante|gana|gano|ganaron|ganado|ganan|lidera|manda|ventaja|la ventaja|la delantera|mas)(?: (?:mas|veces|victorias|partidas|la ventaja|ventaja))*(?: (?:a quien|en total|historicamente|(?:en|de) (?:es[ao]s?|est[ao]s?|tod[ao]s|ell[oa]s|el historial|la serie|los dos|(?:esta|esa|la) etapa(?: actual)?)))*$/
const bareWon = /^(?:y )?(?:quien(?:es)?|kien|cual|que clan) (?:gano|ganaron|gana|tiene mas|lleva mas)$/
const ofThisEtapa = /\b(?:est[ae]|es[ae]|la) (?:etapa|ladder|temporada)(?: actual| de ahora)?\b/

/** Who is ahead of two that were told, in the etapa that was asked of: 'y quién va arriba en esa'; null where that is not asked. */
export async function pairAhead(question: Question, thread: Thread, site: Site): Promise<Reply | null> {
  const { words, mentions, etapaMention } = question
  const [one, two] = thread.quien
  const text = words.map(({ plain }) => plain).join(' ')
  if (mentions.length || etapaMention.used.size || !one || !two) return null
  const isRivalry = thread.consulta === null && thread.intent === 'consulta' && thread.etapas.length === 1
  if (!isPair(thread) && !(isRivalry && thread.quien.length === 2)) return null
  const isEtapa = /^(?:y )?(?:solo )?(?:en |de )?(?:est[ae]|la) etapa(?: actual)?$/.test(text)
  if (!isEtapa && ((!asksAhead.test(text) && !asksLead.test(text)) || bareWon.test(text))) return null
  const [ref, rival] = [refOf(one), refOf(two)]
  if (!ref || !rival) return null
  const isThis = ofThisEtapa.test(text) || ofThisEtapa.test(thread.asked?.toLowerCase() ?? '')
  const both = isClan(one) && isClan(two) ? openOfBoth(one, two, site) : []
  const etapa = isRivalry
    ? thread.etapas.map(({ id }) => id)
    : thread.consulta?.etapa.length
      ? thread.consulta.etapa
      : isThis
        ? both.map(({ id }) => id)
        : []
  const consulta = asked({
    de: 'partidas',
    medida: 'balance',
    quien: [ref],
    rival,
    etapa,
    juego: thread.consulta?.juego ?? null,
  })
  const reply = await answerConsulta(consulta, question, newThread, site)
  const rows = reply.text.split('\n')
  const ahead = rows.find((row) => /^(?:Arriba va|Van iguales)/.test(row))
  return {
    ...reply,
    consulta,
    quien: [one, two],
    text: ahead ? lines(ahead, ...rows.filter((row) => row !== ahead)) : reply.text,
  }
}

/** The open etapas where two clans both are. */
function openOfBoth(one: ClanName, two: ClanName, { community }: Site): NamedEtapa[] {
  const isIn = ({ clanes }: ClanName, { id }: NamedEtapa) => clanes.some(({ id_etapa }) => id_etapa === id)
  return community.etapas.filter((etapa) => etapa.activo && isIn(one, etapa) && isIn(two, etapa))
}

const fate =
  /\b(?:bajan?|bajamos|bajaria[n]?|pierden?|caen?|caemos|suben?|subimos|subiria[n]?|quedan?|quedamos|quedaria[n]?|siguen?|seguimos|seguiria[n]?|mantienen?|pasan?|mueven?)\b/
/** All that such a question says. */
const onlyFate =
  /^(?:(?:y|e|o|pero|entonces|a|al|ala|del|en|el|la|los|las|de|con|su|sus|que|q|cual|cuanto|cuantos|donde|adonde|puestos?|lugar(?:es)?|posicion|numero|se|me|nos|lo|le|les|ell[oa]s|nosotros|otr[oa]s?|clan|rival|es[oe]s?|tambien|igual|mismo|misma|ahi|algun|alguno|no|solo|un|uno|ultimo|primer[oa]?s?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|\d{1,2}|mas|abajo|arriba|bajan?|bajamos|bajaria[n]?|pierden?|caen?|caemos|suben?|subimos|subiria[n]?|quedan?|quedamos|quedaria[n]?|siguen?|seguimos|seguiria[n]?|mantienen?|pasan?|mueven?|·)(?: |$))+$/
const onlyWho =
  /^(?:y )?(?:que pasa con|con|y) (?:ell[oa]s|el otro|el rival|los otros|·)$|^(?:y |pero )(?:ell[oa]s|el otro|el rival|los otros)$/

const falls = /\b(?:baj|pierd|cae)/
const rises = /\bsub/

/** What becomes of the other one, or of a third, in what was supposed: 'y ellos bajan?'; null where that is not asked. */
export async function fateOfOther(question: Question, thread: Thread, site: Site): Promise<Reply | null> {
  const { mentions, etapaMention } = question
  const [subject, rival] = thread.quien
  const [etapa] = thread.etapas
  const [said, another] = mentions
  if (thread.intent !== 'si-gana' || !thread.role || !subject || !rival || !etapa || another || etapaMention.used.size)
    return null
  const text = withoutNames(question)
  const isAsked = (fate.test(text) && onlyFate.test(text)) || onlyWho.test(text)
  if (!isAsked || !isClan(subject) || !isClan(rival) || said?.others || (said && !said.clan)) return null
  const isOwn = /\b(?:nosotros|nos|me|\w+mos)\b/.test(text)
  if (!said && !isOwn && !/\b(?:ell[oa]s|otros?|rival|es[oe]s?)\b/.test(text)) return null
  const who = said?.clan ?? (isOwn ? subject : rival)
  const table = await clanesOfEtapa(site.db, etapa.id)
  const row = ({ clanes }: ClanName) => table.find(({ id }) => clanes.some((clan) => clan.id === id))
  const [winner, loser] = thread.role === 'gana' ? [subject, rival] : [rival, subject]
  const [w, l, own] = [row(winner), row(loser), row(who)]
  if (!w || !l || !own) return null
  const [from, to] = [own.ranking_actual, placeThen(table, w, l, own)]
  const asksHow = /\b(?:cuant|que|q|cual|donde)/.test(text)
  const whether = asksHow
    ? ''
    : falls.test(text)
      ? to > from
        ? 'Sí: '
        : 'No: '
      : rises.test(text)
        ? to < from
          ? 'Sí: '
          : 'No: '
        : ''
  const goes =
    from === to
      ? `${verb('sigue', 'siguen', who)} ${bold(from ? placed(from) : noPlace(own.nombre))}`
      : to > from
        ? `${verb('baja', 'bajan', who)} del ${placed(from)} al ${bold(placed(to))}`
        : `${from ? `${verb('sube', 'suben', who)} del ${placed(from)} al` : `${verb('entra', 'entran', who)} al ranking, al`} ${bold(placed(to))}`
  return {
    text: `${whether}${named(who.nombre)} ${goes} ${inEtapa(etapa)} si ${named(winner.nombre)} le ${verb('gana', 'ganan', winner)} a ${named(loser.nombre)}.`,
    quien: [subject, rival],
    etapas: [etapa],
    role: thread.role,
    mine: thread.mine,
  }
}

/** The place of a row once one has beaten another. */
function placeThen(table: readonly ClanRow[], winner: ClanRow, loser: ClanRow, row: ClanRow): number {
  const ranked = table.filter(({ ranking_actual }) => ranking_actual > 0).length
  const after = afterWin(winner.ranking_actual, loser.ranking_actual, ranked)
  if (row.id === winner.id) return after.winner
  const from = winner.ranking_actual || ranked + 1
  const at = row.ranking_actual
  return at > 0 && at >= after.winner && at < from ? at + 1 : at
}

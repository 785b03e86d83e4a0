import type { Match } from '@trinchera/contract/ladder'
import { playedMatches } from '@trinchera/db/queries/ladder/ledger'
import { ruledMatches } from '@trinchera/db/queries/ladder/ruled-matches'
import { formatDate } from '@trinchera/rules/presentation'
import { paths } from '@trinchera/contract/site-paths'
import type { Reply, Site } from '../intent'
import { ownClan } from '../names/asker'
import type { ClanName } from '../names/community'
import { inNames } from '../names/in-names'
import type { Thread } from '../thread-state'
import type { Question } from '../understand'
import { wordsOf } from '../words/plain'
import { bold, bullets, counted, lines, link, named, quoted, etapaText } from '../wording'
import { withoutNames } from './agenda'
import { asked } from './consulta'
import { instants, periodIn, periodText } from './period'
import { mostRows } from './scope'

type Tipo = 'anular' | 'falso' | 'trampa'

const about =
  /\b(?:anul(?:aron|ad[oa]s?|o)|fallos?|sancion(?:aron|ad[oa]s?)|castig(?:aron|ad[oa]s?)|(?:reportes?|partidas?) fals[oa]s?|invalid(?:aron|ad[oa]s?)|bajaron de puesto|(?:metieron|pusieron|dieron|aplicaron|cobraron|marcaron)(?: un| el)?(?: fallo)?(?: por| de)? trampa|(?:pillaron|agarraron|cacharon|descubrieron|funaron|acusaron)\b.*\b(?:tramp\w+|hack\w*|cheat\w*)|(?:hizo|hicieron|hacen|han? hecho|han? hacer) trampas?|fallos? (?:por|de) trampa|quitaron (?:puntos|puestos))\b/
/** How it is done, what follows from it, who decides: the rules tell. */
const ofRules =
  /\b(?:como|puedo|puede|pueden|podemos|se puede|que (?:le |les |nos |me )?pasa|que castigo|que (?:hago|hacemos)|que es|que son|que significa|quien (?:decide|ve|resuelve|anula)|cuanto (?:dura|tiempo|se demora)|si |hasta cuando|apel\w+|reclam\w+|donde veo|cual es (?:el|la) (?:castigo|sancion)|hay (?:castigo|sancion|sanciones)|para que|contra|me|nos|inventar|cuando se)\b/
const asks =
  /\b(?:que|cual|cuales|cuant[oa]s|han|ha|hubo|hay|algun[ao]?|ultim[oa]s?|por que|porque|pq|xq|quien|quienes|a quien|cuando|lista|muestra\w*|ver)\b|·/

const kindOf = (text: string): Tipo | undefined =>
  /\b(?:anul|invalid)/.test(text)
    ? 'anular'
    : /\bfals[oa]s?\b/.test(text)
      ? 'falso'
      : /\btramp|\bcheat|\bhack/.test(text)
        ? 'trampa'
        : undefined

const said: Record<Tipo, readonly [one: string, many: string]> = {
  anular: ['partida anulada', 'partidas anuladas'],
  falso: ['reporte falso', 'reportes falsos'],
  trampa: ['fallo por trampa', 'fallos por trampa'],
}
const most = 50
const shown = 5

function line({ id, ganador, perdedor, ruling, etapa }: Match): string {
  if (!ruling) return ''
  const against = [ganador, perdedor].find((side) => side.id === ruling.id_clan)
  return `${link(`${ganador.nombre} con ${perdedor.nombre}`, paths.partida(id))}, ${etapaText(etapa)} (${formatDate(ruling.fecha)}): ${bold(quoted(ruling.texto))}${against ? `, de ${named(against.nombre)}` : ''}. ${quoted(ruling.motivo)}`
}

/** Whether what was annulled was played again. */
const asksAgain = /\b(?:repiti\w*|repit\w+|repet\w+|jug\w+ de nuevo|de nuevo|volvieron a jugar|rejug\w+|revancha)\b/

/** The first match of the same two in that etapa after one that was annulled, as far as the site has one. */
async function playedAgain({ id_etapa, fecha, ganador, perdedor, ruling }: Match, { db }: Site): Promise<string> {
  if (ruling?.tipo === 'trampa') return ''
  const later = await playedMatches(
    db,
    { clanes: [ganador.id], rivales: [perdedor.id], etapas: [id_etapa], desde: fecha },
    mostRows,
  )
  const next = later?.findLast((match) => match.fecha > fecha)
  return next
    ? `Después volvieron a jugar: ${link(formatDate(next.fecha), paths.partida(next.id))}, y ganó ${named(next.ganador === ganador.id ? ganador.nombre : perdedor.nombre)}.`
    : `No se ha repetido: no hay otra partida entre ${named(ganador.nombre)} y ${named(perdedor.nombre)} desde entonces.`
}

/** It is of whoever asks. */
const ours = /\b(?:nos|nuestr[oa]s?|tenemos|tengo|mi clan|mis?)\b/

/** The rulings that a question asks for; null where it asks for none of those given. */
export async function rulingsTold(
  question: Question,
  site: Site,
  of: readonly ClanName[] = [],
  kind: Tipo | null = null,
): Promise<Reply | null> {
  const { mentions, words, etapaMention } = question
  if (mentions.some(({ clan, others }) => !clan || others)) return null
  const text = withoutNames(question)
  const whole = text.replace(/\bcontra ·/g, '·')
  const mine = site.asker !== null && ours.test(text)
  if (!about.test(text) || ofRules.test(mine ? whole.replace(/\b(?:nos|en contra)\b/g, '') : whole)) return null
  if (!asks.test(text) && !mine) return null
  const spoken = mentions.flatMap(({ clan }) => clan ?? [])
  const own = !spoken.length && ours.test(text) ? await ownClan(site) : null
  const sides = own ? [own] : spoken.length ? spoken : of
  const time = periodIn(words, site.now, inNames({ mentions }))
  const tipo = kind ?? kindOf(text)
  const span = time ? instants(time.period) : { desde: null, hasta: null }
  const found = (
    await ruledMatches(
      site.db,
      {
        tipo: tipo === 'anular' ? undefined : tipo,
        clans: sides.map(({ clanes }) => clanes.map(({ id }) => id)),
        desde: span.desde,
        hasta: span.hasta,
      },
      most,
    )
  ).filter(
    // a false report was annulled as well
    ({ id_etapa, ruling }) =>
      (tipo !== 'anular' || ruling?.tipo !== 'trampa') &&
      (!etapaMention.etapas.length || etapaMention.etapas.some(({ id }) => id === id_etapa)),
  )
  const [one, many] = tipo ? said[tipo] : ['fallo', 'fallos']
  const whose = sides.length ? ` en partidas de ${sides.map(({ nombre }) => named(nombre)).join(' con ')}` : ''
  const when = time ? ` ${periodText(time.period, site.now)}` : ''
  const last = /\bultim[oa]\b/.test(text)
  const listed = found.slice(0, last ? 1 : shown)
  return {
    text: found.length
      ? lines(
          last
            ? `El último fallo${whose}${when}:`
            : `${/^(?:han|ha|hubo|hay|\S+ron|alguna?)\b/.test(text) || /\balgun/.test(text) ? 'Sí: hay' : 'Hay'} ${bold(counted(found.length, `1 ${one}`, `${found.length} ${many}`))}${whose}${when}:`,
          bullets(listed.map(line)),
          asksAgain.test(text) && listed[0] && (await playedAgain(listed[0], site)),
          !last && found.length > listed.length && `Y ${found.length - listed.length} más antes.`,
        )
      : lines(
          `No hay ${many}${whose}${when}.`,
          link('Qué dice el reglamento', paths.articulo(tipo === 'trampa' ? 'art-trampa' : 'art-anulacion')),
        ),
    quien: sides.slice(0, 2),
    consulta: asked({ de: 'fallos', medida: 'lista', fallo: tipo ?? null }),
  }
}

const asksOfRuling =
  '(?:por que|pq|xq|porque|cuando|quien|a quien|que paso|cual fue|(?:cual fue )?el motivo|motivo)(?: (?:fue|fueron|era|lo|la|las|se|anularon|anulo|decidio|decidieron|paso|el|motivo|cobraron|dieron|ese|esa))*'
const ofRuled = '(?:la|el|lo|las|ese|esa)?(?: (?:partid[oa]|fallo))?(?: del?)? ·(?: (?:con|contra|y|vs|ante) ·)?'
/** 'por qué', 'la de Puelche con Barricada por qué fue'. */
const again = new RegExp(`^(?:y |pero )?(?:${asksOfRuling}(?: ${ofRuled})?|${ofRuled},? ${asksOfRuling})$`)

/** 'por qué', 'cuándo fue', after rulings were told: the same again, of whom they were, or of those that it names. */
export async function rulingsAgain({ words, mentions, ...question }: Question, thread: Thread, site: Site) {
  const { consulta, quien } = thread
  if (consulta?.de !== 'fallos' || consulta.medida !== 'lista') return null
  if (!again.test(withoutNames({ ...question, words, mentions })) || mentions.some(({ clan }) => !clan)) return null
  const about = mentions.length ? mentions.map(({ clan }) => clan) : quien
  return rulingsTold(
    {
      ...question,
      words: wordsOf('que fallos hay'),
      mentions: [],
      etapaMention: { juego: null, etapas: [], used: new Set() },
    },
    site,
    about.flatMap((who) => (who?.kind === 'clan' ? [who] : [])).slice(0, 2),
    mentions.length ? null : consulta.fallo,
  )
}

import type { Medalla } from '@trinchera/contract/palmares'
import { paths } from '@trinchera/contract/site-paths'
import { playedMatches } from '@trinchera/db/queries/ladder/ledger'
import { hallOfFame } from '@trinchera/db/queries/palmares/hall'
import { mostMedals } from '@trinchera/db/queries/palmares/medal-counts'
import { formatDate } from '@trinchera/rules/presentation'
import type { NamedEtapa } from '@trinchera/db/queries/players/names'
import { howEarned } from '@trinchera/rules/medallas/how-earned'
import { medallaNombre, medallaTipos, type RecordTipo } from '@trinchera/rules/medallas/tipos'
import { button } from '../buttons'
import type { Asked, Reply } from '../intent'
import { bold, bullets, bulletsUpTo, counted, lines, link, listed, named, quoted, etapaText, verb } from '../wording'
import { asked as consultaOf } from '../query/consulta'
import { mostRows } from '../query/scope'
import type { ClanName } from '../names/community'
import type { Question } from '../understand'
import { asksWho, holders, medalIn } from './medal-holders'
import { medalsOfAny } from './titles'
import { inEtapa, isClan } from './which'

const shown = 5
const hall = link('Palmarés', paths.palmares)
const noneClosed: Reply = {
  text: `Todavía no se cierra ninguna etapa: cuando pase, su podio y sus récords quedan en el ${hall}.`,
}

/** A medal with what earned it; of a player with the clan it was won in. */
const medalLine = ({ nombre, texto, clan }: Medalla, withClan: boolean) =>
  `${bold(nombre)}${withClan ? `, con ${link(clan.nombre, paths.clan(clan.id))}` : ''}: ${quoted(texto)}`

/** How many kinds of medals an answer tells one by one. */
const mostKinds = 12

/** Each kind of medal once: what earned it, or how often it was won and where. */
function medalLines(medals: readonly Medalla[], withClan: boolean): string[] {
  const kinds = [...new Set(medals.map(({ nombre }) => nombre))].map((nombre) =>
    medals.filter((medal) => medal.nombre === nombre),
  )
  const several = (group: readonly Medalla[]) =>
    `${bold(group[0]?.nombre ?? '')} ${bold(`×${group.length}`)}: ${group.map(({ texto, clan }) => `${quoted(texto).replace(/\.$/, '')}${withClan ? ` (${link(clan.nombre, paths.clan(clan.id))})` : ''}`).join('; ')}.`
  return kinds.flatMap((group) => {
    const [only] = group
    return only ? [group.length === 1 ? medalLine(only, withClan) : several(group)] : []
  })
}

/** The medals of a clan, of all the etapas where it plays, or of a player. */
export async function medalsOf(asked: Asked): Promise<Reply> {
  const [who] = asked.quien
  if (!who) return { text: '' }
  const { db } = asked.site
  const medals = await medalsOfAny(who, { db })
  const [newest] = isClan(who) ? who.clanes.toReversed() : []
  const said = asked.words.map(({ plain }) => plain).join(' ')
  const whether = /\balgun[ao]?\b|\b(?:ha|han) ganado medallas?\b/.test(said)
  const yes = whether ? (medals.length ? 'Sí: ' : 'No: ') : ''
  const address = isClan(who) ? (newest ? paths.clan(newest.id) : paths.ladder) : paths.jugador(who.id)
  return {
    text: lines(
      medals.length
        ? `${yes}${named(who.nombre)} ${verb('tiene', 'tienen', who)} ${bold(counted(medals.length, '1 medalla', `${medals.length} medallas`))}:`
        : `${yes}${named(who.nombre)} todavía no ${verb('tiene', 'tienen', who)} medallas.`,
      bulletsUpTo(medalLines(medals, !isClan(who)), mostKinds, address),
      link(isClan(who) ? 'Ver sus medallas' : 'Ver al jugador', address),
    ),
    quien: [who],
    sugerencias: ['¿Qué medallas hay?', button('puesto', who.nombre)],
  }
}

/** Which medals there are, how the one that is named is earned, or who has it. */
export async function medalsHow({ words, site }: Pick<Asked, 'words' | 'site'>): Promise<Reply> {
  const text = words.map(({ plain }) => plain).join(' ')
  const tipo = medalIn(text)
  if (tipo && asksWho.test(text)) return holders(tipo, site)
  return tipo
    ? {
        text: lines(
          `${bold(medallaNombre[tipo])}: ${howEarned[tipo]}`,
          'Sale sola de las partidas, y es del clan y de los jugadores que estaban en él.',
        ),
        sugerencias: ['¿Qué medallas hay?', '¿Cómo elijo mis medallas?'],
      }
    : {
        text: lines(
          /\bcuant[oa]s medallas\b/.test(text) && `Hay ${bold(`${medallaTipos.length} medallas`)} distintas.`,
          /\bmedallas? del? (?!mi\b|los?\b|las?\b)\w+/.test(text) &&
            asksWho.test(text) &&
            'No hay una medalla con ese nombre.',
          'Las medallas salen solas de las partidas; nadie las entrega, y un fallo puede quitarlas:',
          bullets(medallaTipos.map((tipo) => `${bold(medallaNombre[tipo])}: ${howEarned[tipo]}`)),
          `Son del clan y de los jugadores que estaban en él. Más en ${bold(link('Palmarés', paths.palmares))}.`,
        ),
        sugerencias: ['¿Cómo elijo mis medallas?'],
      }
}

const asksMedal =
  /^(?:que es|y)?(?: ?(?:la|el|una|de))* ?(?:mata ?gigantes?|mes invicto|remontada)$|\b(?:como (?:se )?(?:gan\w+|consigue\w*|sac\w+|obtien\w+|logr\w+)|como (?:hago|hacemos|puedo|la (?:saco|gano|consigo))|que (?:hay que|tengo que|tenemos que|se necesita|hago|hacemos|piden|se hace|es|significa|requiere)|cuando (?:(?:se|te|me|nos|la) )?(?:dan?|gan\w+|entreg\w+|sac\w+)|(?:por|de) que (?:es|dan|la dan|se gana|va|trata)|requisitos?|(?:quien(?:es)?|alguien|que clan(?:es)?|cuant[oa]s)\b.*\b(?:tien\w+|gano|ganaron|ganado|sac\w+|lleva\w*))\b/
/** Names that nothing but a medal has. */
const ofMedalsOnly =
  /\bmata ?gigantes?\b|\bmes invicto\b|\b(?:la|una) remontada\b|\bla (?:de )?fundador\b|\bcomo se \w+ (?:la )?remontada\b/

const asksRecords =
  /^(?:(?:que|cuales|los|ver|dime|muestrame|lista de|donde (?:estan|veo|salen|se ven)|cual es el|y|hay) )*(?:son )?(?:los )?records?(?: (?:hay|existen|tienen|tiene|historicos?|del? (?:sitio|ladder|la pagina|la comunidad|palmares|todos los tiempos)|que hay|donde (?:estan|los veo|salen|se ven)|en el (?:sitio|ladder|palmares)))*$/
const asksLatestOf = /\b(?:ultim[oa]s? medallas?|medallas? (?:mas )?(?:nuev[oa]s?|recientes?|ultimas?))\b/

/** The medal that one who is named won last; null where that is not asked. */
async function latestOf(
  { words, mentions }: Pick<Question, 'words' | 'mentions'>,
  site: Asked['site'],
): Promise<Reply | null> {
  const [one, another] = mentions
  const who = one?.clan ?? one?.jugador
  if (!who || another || !asksLatestOf.test(words.map(({ plain }) => plain).join(' '))) return null
  const [last] = (await medalsOfAny(who, site)).toSorted((a, b) => b.fecha.localeCompare(a.fecha))
  return {
    text: last
      ? `La última medalla de ${named(who.nombre)} es ${bold(last.nombre)}, del ${bold(formatDate(last.fecha))}: ${quoted(last.texto)}`
      : `${named(who.nombre)} todavía no ${verb('tiene', 'tienen', who)} medallas.`,
    quien: [who],
    sugerencias: ['¿Qué medallas hay?'],
  }
}

/** How a medal that is named is earned, or who has it; null where no medal is asked of. */
export async function medalAsked(
  { words, mentions }: Pick<Question, 'words' | 'mentions'>,
  site: Asked['site'],
): Promise<Reply | null> {
  const text = words.map(({ plain }) => plain).join(' ')
  const latest = await latestOf({ words, mentions }, site)
  if (latest) return latest
  if (!mentions.length && asksRecords.test(text)) return allTimeRecords({ words, site })
  return !mentions.length && asksMedal.test(text) && ofMedalsOnly.test(text) ? medalsHow({ words, site }) : null
}

const asksTorneos =
  /\b(?:torneos?|copas?|campeonatos?|tournaments?|cups?)\b.*\b(?:ganad[oa]s?|gano|ganaron|gana|tiene|tienen|lleva|llevan|won|win)\b|\b(?:ganad[oa]|gano|ganaron|won|campeon(?:es)?)\b.*\b(?:algun|alguna|torneos|copas|any|campeonatos)\b/

/** Which torneos one that is named has won, by their medals; null where that is not asked. */
export async function torneosWon(
  { words, mentions }: Pick<Question, 'words' | 'mentions'>,
  site: Asked['site'],
  english = false,
): Promise<Reply | null> {
  const text = words.map(({ plain }) => plain).join(' ')
  const [one, another] = mentions
  if (!one || another || one.others || !asksTorneos.test(text)) return null
  if (!/\b(?:cuant[oa]s|que|q|algun|alguna|alguno|cual(?:es)?|how many|which|any|ever|did|has|have)\b/.test(text))
    return null
  if (
    /\b(?:el|la|del|este|ese|proxim[oa]|ultim[oa]|doble|primer) (?:torneo|copa|campeonato)\b|\b(?:partid\w+|inscri\w+|premio|contra|juega\w*|jugar)\b/.test(
      text,
    )
  )
    return null
  const who = one.clan ?? one.jugador
  if (!who) return null
  const medals = await medalsOfAny(who, site)
  const won = medals.filter(({ tipo }) => tipo === 'torneo')
  const count = bold(counted(won.length, '1 torneo', `${won.length} torneos`))
  return {
    text: english
      ? lines(
          `${named(who.nombre)} won ${bold(`${won.length} ${won.length === 1 ? 'torneo' : 'torneos'}`)}${won.length ? ':' : '.'}`,
          bullets(won.map(({ texto, fecha }) => `${quoted(texto)} (${formatDate(fecha)})`)),
        )
      : lines(
          won.length
            ? `${/\balgun\w*\b/.test(text) ? 'Sí: ' : ''}${named(who.nombre)} ${verb('ha', 'han', who)} ganado ${count}:`
            : `${/\balgun\w*\b/.test(text) ? 'No: ' : ''}${named(who.nombre)} todavía no ${verb('ha', 'han', who)} ganado ningún torneo.`,
          bullets(won.map(({ texto, fecha }) => `${quoted(texto)} (${formatDate(fecha)})`)),
          `Todos los campeones, en el ${hall}.`,
        ),
    quien: [who],
  }
}

/** The clans with the most medals. */
export async function medalTable({ site: { db } }: Pick<Asked, 'site'>): Promise<Reply> {
  const [first, ...rest] = await mostMedals(db, shown)
  const clan = ({ id, nombre }: { id: number; nombre: string }) => link(nombre, paths.clan(id))
  if (!first) return { text: 'Todavía nadie tiene medallas.', sugerencias: ['¿Qué medallas hay?'] }
  return {
    text: lines(
      `El clan con más medallas ${verb('es', 'son', first.nombre)} ${bold(clan(first))}, con ${bold(String(first.medallas))}.`,
      bullets(rest.map((row) => `${clan(row)}: ${row.medallas}`)),
      `Todas en el ${hall}.`,
    ),
    sugerencias: ['¿Qué medallas hay?'],
  }
}

/** What a question says of a record. */
const recordWords: readonly (readonly [RecordTipo, RegExp])[] = [
  ['rivalidad', /\b(?:rivalidad|rivales|enfrent\w+|clasico)\b/],
  ['racha', /\b(?:rachas?|seguidas)\b/],
  ['subida', /\b(?:subida|subio|sorpresa|bata[ct]azo|salto)\b/],
  ['triunfos', /\b(?:mas (?:victorias|triunfos|ganadas))\b/],
  ['partidas-etapa', /\b(?:mas partidas|mas jugada)\b/],
  ['etapa-larga', /\b(?:larga|duro mas|mas duro|mas dias)\b(?!.*racha)/],
  ['titulos', /\b(?:titulos?|campeonatos?|primeros lugares|veces (?:primero|campeon))\b/],
]

/** The longest runs of wins in the etapas that are not closed, which the hall of fame tells nothing of: one of each clan that is equal; none where an etapa has too many matches. */
async function longestOpenRuns({ db, community }: Asked['site']) {
  const best = new Map<number, { id: number; clan: ClanName; wins: number; etapa: NamedEtapa }>()
  for (const etapa of community.etapas.filter(({ archivada }) => !archivada)) {
    const runs = new Map<number, number>()
    const played = (await playedMatches(db, { etapas: [etapa.id] }, mostRows)) ?? []
    for (const { ganador, perdedor } of played.toSorted((a, b) => a.id - b.id)) {
      const wins = (runs.get(ganador) ?? 0) + 1
      runs.set(ganador, wins).set(perdedor, 0)
      const clan = community.clanById.get(ganador)
      if (clan && wins > (best.get(ganador)?.wins ?? 0)) best.set(ganador, { id: ganador, clan, wins, etapa })
    }
  }
  const longest = Math.max(0, ...[...best.values()].map(({ wins }) => wins))
  return [...best.values()].filter(({ wins }) => wins === longest)
}

/** The records of all time: the one that is asked for first. */
export async function allTimeRecords(asked: Pick<Asked, 'site' | 'words'>): Promise<Reply> {
  const { records } = await hallOfFame(asked.site.db)
  if (!records.length) return noneClosed
  const text = asked.words.map(({ plain }) => plain).join(' ')
  const tipo = recordWords.find(([, says]) => says.test(text))?.[0]
  const one = records.find((record) => record.tipo === tipo)
  if (tipo === 'titulos' && !one) return withFirst('Nadie ha terminado primero más de una vez.', await champions(asked))
  const open = tipo === 'racha' ? await longestOpenRuns(asked.site) : []
  const runs = open.filter(({ wins }) => wins > (one?.valor ?? 0))
  const [run] = runs
  const rest = records.filter((record) => record !== one).slice(0, one ? 0 : 7)
  const ofRun = run ? { clan: run.id, etapa: run.etapa.id } : { clan: one?.clan?.id, etapa: one?.etapa?.id }
  const quien = asked.site.community.clanById.get(ofRun.clan ?? 0)
  return {
    // 'ante quién', of the run that was told
    ...(tipo === 'racha' && quien && ofRun.etapa
      ? {
          quien: [quien],
          consulta: consultaOf({
            de: 'partidas',
            medida: 'racha',
            etapa: [ofRun.etapa],
            ordenar: { campo: 'racha', hacia: 'mas' },
          }),
        }
      : {}),
    text: lines(
      run &&
        `La racha más larga es de ${bold(`${run.wins} victorias seguidas`)}: ${listed(runs.map(({ id, clan, etapa }) => `la de ${bold(link(clan.nombre, paths.clan(id)))} ${inEtapa(etapa)}`))}, ${counted(runs.length, 'que no está cerrada', 'que no están cerradas')}.`,
      one
        ? `${quoted(one.nombre)}, de las etapas cerradas: ${bold(quoted(one.texto))}`
        : 'Los récords de las etapas cerradas:',
      Boolean(one?.partida) && tipo !== 'racha' && link('Ver la partida', paths.partida(one?.partida ?? 0)),
      bullets(rest.map(({ nombre, texto }) => `${bold(nombre)}: ${quoted(texto)}`)),
      `Todos en el ${hall}.`,
    ),
    sugerencias: ['¿Qué medallas hay?'],
  }
}

const withFirst = (first: string, reply: Reply): Reply => ({ ...reply, text: lines(first, reply.text) })

/** Who won each closed etapa, the latest first, and the torneos. */
export async function champions({ site: { db } }: Pick<Asked, 'site'>): Promise<Reply> {
  const { etapas, campeones } = await hallOfFame(db)
  if (!etapas.length && !campeones.length) return noneClosed
  return {
    text: lines(
      etapas.length > 0 && 'Ganaron las etapas cerradas:',
      bullets(
        etapas.slice(0, shown).map((etapa) => {
          const [first] = etapa.podio
          return `${link(etapaText(etapa), paths.palmaresEtapa(etapa.id))}: ${first ? bold(link(first.nombre, paths.clan(first.id))) : 'nadie llegó al ranking'}`
        }),
      ),
      campeones.length > 0 && 'Y los torneos:',
      bullets(
        campeones
          .slice(0, shown)
          .map(
            ({ id_torneo, torneo, clan }) =>
              `${link(torneo, paths.torneo(id_torneo))}: ${bold(link(clan.nombre, paths.clan(clan.id)))}`,
          ),
      ),
      `Más en el ${hall}.`,
    ),
    sugerencias: ['¿Cuáles son los récords de todos los tiempos?'],
  }
}

import type { Medalla } from '@trinchera/contract/palmares'
import { paths } from '@trinchera/contract/site-paths'
import { hallOfFame } from '@trinchera/db/queries/palmares/hall'
import { mostMedals } from '@trinchera/db/queries/palmares/medal-counts'
import { medalsOfClan, medalsOfKind, medalsOfPlayer } from '@trinchera/db/queries/palmares/medals'
import { howEarned } from '@trinchera/rules/medallas/how-earned'
import { medallaNombre, medallaTipos, type MedallaTipo, type RecordTipo } from '@trinchera/rules/medallas/tipos'
import { formatDate } from '@trinchera/rules/presentation'
import { button } from '../buttons'
import type { Asked, Reply, Site } from '../intent'
import type { Who } from '../names/community'
import { asked as consultaOf } from '../query/consulta'
import type { Thread } from '../thread-state'
import type { Question } from '../understand'
import {
  bold,
  bullets,
  bulletsUpTo,
  capital,
  counted,
  etapaText,
  lines,
  link,
  named,
  quoted,
  shortened,
  verb,
} from '../wording'
import { plainText, wordsOf } from '../words/plain'
import { isClan } from './which'

const shown = 5
/** As many medals of a kind are counted, and kinds told one by one. */
const [mostHolders, mostKinds] = [100, 12]
const hall = link('Palmarés', paths.palmares)
const noneClosed: Reply = {
  text: `Todavía no se cierra ninguna etapa: cuando pase, su podio y sus récords quedan en el ${hall}.`,
}
const which = ['¿Qué medallas hay?']
const clanOf = ({ id, nombre }: { id: number; nombre: string }) => link(nombre, paths.clan(id))

/** The medals of one, of all the etapas where they played. */
async function medalsOfAny(who: Who, { db }: Pick<Site, 'db'>): Promise<Medalla[]> {
  return isClan(who)
    ? (await Promise.all(who.clanes.map(({ id }) => medalsOfClan(db, id)))).flat()
    : medalsOfPlayer(db, who.id)
}

/** Each kind of medal once: what earned it, or how often it was won and where; of a player with the clan it was won in. */
function medalLines(medals: readonly Medalla[], withClan: boolean): string[] {
  const kinds = [...new Set(medals.map(({ nombre }) => nombre))]
  return kinds.map((nombre) => {
    const group = medals.filter((medal) => medal.nombre === nombre)
    const told = group.map(
      ({ texto, clan }) => `${quoted(texto).replace(/\.$/, '')}${withClan ? ` (con ${clanOf(clan)})` : ''}`,
    )
    return `${bold(nombre)}${group.length > 1 ? ` ${bold(`×${group.length}`)}` : ''}: ${told.join('; ')}.`
  })
}

/** The medals of a clan, of all the etapas where it plays, or of a player: how many, the etapas and torneos won, the latest, and each kind. */
export async function medalsOf(asked: Asked): Promise<Reply> {
  const [who] = asked.quien
  if (!who) return { text: '' }
  const medals = (await medalsOfAny(who, asked.site)).toSorted((a, b) => b.fecha.localeCompare(a.fecha))
  const [latest] = medals
  const won = (tipo: MedallaTipo, one: string, many: string) => {
    const count = medals.filter((medal) => medal.tipo === tipo).length
    return bold(counted(count, `1 ${one}`, `${count} ${many}`))
  }
  const address = isClan(who) ? paths.clan(who.clanes.at(-1)?.id ?? 0) : paths.jugador(who.id)
  return {
    text: lines(
      `${named(who.nombre)} ${verb('tiene', 'tienen', who)} ${bold(counted(medals.length, '1 medalla', `${medals.length} medallas`))}. ${capital(verb('ha', 'han', who))} ganado ${won('primer-lugar', 'etapa', 'etapas')} y ${won('torneo', 'torneo', 'torneos')}.`,
      latest && `La última: ${bold(latest.nombre)} (${formatDate(latest.fecha)}).`,
      bulletsUpTo(medalLines(medals, !isClan(who)), mostKinds, address),
      `${link(isClan(who) ? 'Ver sus medallas' : 'Ver al jugador', address)}. Todos los campeones, en el ${hall}.`,
    ),
    quien: [who],
    sugerencias: [...which, button('puesto', who.nombre)],
  }
}

const ofMedal: readonly (readonly [MedallaTipo, RegExp])[] = [
  ['matagigantes', /\bmata ?gigantes?\b/],
  ['mes-invicto', /\binvicto\b/],
  ['remontada', /\bremontadas?\b/],
  ['fundador', /\bfundador(?:es)?\b/],
  ['racha-20', /\brachas? de (?:20|veinte)\b/],
  ['racha-10', /\brachas? de (?:10|diez)\b/],
  ['torneo', /\btorneos?\b/],
  ['etapas-10', /\b(?:10|diez) etapas\b/],
  ['etapas-5', /\b(?:5|cinco) etapas\b/],
  ['etapas-3', /\b(?:3|tres) etapas\b/],
]
const medalIn = (text: string) => ofMedal.find(([, says]) => says.test(text))?.[0]

/** It asks who was given a medal, and not how one is. */
const asksWho =
  /\b(?:quien(?:es)?|alguien|nadie|(?:que|cual(?:es)?|algun|cuant[oa]s) ?(?:clan(?:es)?)?)\b.*\b(?:tien\w+|tenga\w*|tuv\w+|gan(?:o|aron|ado|ada)|hay|dieron|dio|lleva\w*|sac(?:o|aron|ado)|logr(?:o|aron|ado))\b/

/** Who has a medal of one kind, the latest first. */
async function holders(tipo: MedallaTipo, { db }: Site, whether: boolean): Promise<Reply> {
  const medals = await medalsOfKind(db, tipo, mostHolders)
  const { shown: told, more } = shortened(medals, shown)
  const times = medals.length === mostHolders ? `${mostHolders} veces o más` : `${medals.length} veces`
  return {
    text: lines(
      medals.length
        ? `${whether ? 'Sí: la' : 'La'} medalla ${bold(medallaNombre[tipo])} se ha dado ${counted(medals.length, '1 vez', times)}${more ? '; las últimas' : ''}:`
        : `${whether ? 'No: nadie' : 'Nadie'} tiene todavía la medalla ${bold(medallaNombre[tipo])}.`,
      bullets(told.map(({ clan, fecha, texto }) => `${bold(clanOf(clan))} (${formatDate(fecha)}): ${quoted(texto)}`)),
      `Se gana así: ${howEarned[tipo]}`,
    ),
    sugerencias: which,
  }
}

/** Which medals there are, how the one that is named is earned, or who has it. `named`: what names it, where the words do not. */
export async function medalsHow({ words, site }: Pick<Asked, 'words' | 'site'>, named?: MedallaTipo): Promise<Reply> {
  const text = plainText(words)
  const tipo = named ?? medalIn(text)
  if (tipo && asksWho.test(text)) return holders(tipo, site, /\b(?:alguien|nadie|algun)\b/.test(text))
  const whose = 'del clan y de los jugadores que estaban en él'
  return tipo
    ? {
        text: lines(`${bold(medallaNombre[tipo])}: ${howEarned[tipo]}`, `Sale sola de las partidas, y es ${whose}.`),
        sugerencias: [...which, '¿Cómo elijo mis medallas?'],
      }
    : {
        text: lines(
          `Hay ${bold(`${medallaTipos.length} medallas`)} distintas. Las medallas salen solas de las partidas; nadie las entrega, y un fallo puede quitarlas:`,
          bullets(medallaTipos.map((each) => `${bold(medallaNombre[each])}: ${howEarned[each]}`)),
          `Son ${whose}. Más en el ${bold(hall)}.`,
        ),
        sugerencias: ['¿Cómo elijo mis medallas?'],
      }
}

/** Names that nothing but a medal has. */
const ofMedalsOnly =
  /\bmata ?gigantes?\b|\bmes invicto\b|\b(?:la|una) remontada\b|\bla (?:de )?fundador\b|\bcomo se \w+ (?:la )?remontada\b/

/** Of a medal that is named as nothing else is, or was asked of before ('alguien la tiene?'), how it is earned or who has it; null where none is. */
export async function medalAsked({ words, mentions }: Question, thread: Thread, site: Site): Promise<Reply | null> {
  const text = plainText(words)
  if (mentions.length) return null
  if (ofMedalsOnly.test(text)) return medalsHow({ words, site })
  const before = thread.intent === 'medallas' && thread.asked ? medalIn(plainText(wordsOf(thread.asked))) : undefined
  return before && asksWho.test(text) && words.length < 7 ? medalsHow({ words, site }, before) : null
}

/** The clans with the most medals. */
export async function medalTable({ site: { db } }: Pick<Asked, 'site'>): Promise<Reply> {
  const [first, ...rest] = await mostMedals(db, shown)
  if (!first) return { text: 'Todavía nadie tiene medallas.', sugerencias: which }
  return {
    text: lines(
      `El clan con más medallas ${verb('es', 'son', first.nombre)} ${bold(clanOf(first))}, con ${bold(String(first.medallas))}.`,
      bullets(rest.map((row) => `${clanOf(row)}: ${row.medallas}`)),
      `Todas en el ${hall}.`,
    ),
    sugerencias: which,
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

/** The records of all time: the one that is asked for first. */
export async function allTimeRecords(asked: Pick<Asked, 'site' | 'words'>): Promise<Reply> {
  const { records } = await hallOfFame(asked.site.db)
  if (!records.length) return noneClosed
  const tipo = recordWords.find(([, says]) => says.test(plainText(asked.words)))?.[0]
  const one = records.find((record) => record.tipo === tipo)
  const quien = asked.site.community.clanById.get(one?.clan?.id ?? 0)
  const run = { campo: 'racha', hacia: 'mas' } as const
  return {
    // 'ante quién', of the run that was told
    ...(tipo === 'racha' && quien && one?.etapa
      ? {
          quien: [quien],
          consulta: consultaOf({ de: 'partidas', medida: 'racha', etapa: [one.etapa.id], ordenar: run }),
        }
      : {}),
    text: lines(
      one
        ? `${quoted(one.nombre)}, de las etapas cerradas: ${bold(quoted(one.texto))}`
        : 'Los récords de las etapas cerradas:',
      Boolean(one?.partida) && tipo !== 'racha' && link('Ver la partida', paths.partida(one?.partida ?? 0)),
      one ? '' : bullets(records.slice(0, 7).map(({ nombre, texto }) => `${bold(nombre)}: ${quoted(texto)}`)),
      `Todos en el ${hall}.`,
    ),
    sugerencias: which,
  }
}
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
          return `${link(etapaText(etapa), paths.palmaresEtapa(etapa.id))}: ${first ? bold(clanOf(first)) : 'nadie llegó al ranking'}`
        }),
      ),
      campeones.length > 0 && 'Y los torneos:',
      bullets(
        campeones
          .slice(0, shown)
          .map(({ id_torneo, torneo, clan }) => `${link(torneo, paths.torneo(id_torneo))}: ${bold(clanOf(clan))}`),
      ),
      `Más en el ${hall}.`,
    ),
    sugerencias: ['¿Cuáles son los récords de todos los tiempos?'],
  }
}

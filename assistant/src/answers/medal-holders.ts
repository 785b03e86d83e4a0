import { paths } from '@trinchera/contract/site-paths'
import { medalsOfKind } from '@trinchera/db/queries/palmares/medals'
import { howEarned } from '@trinchera/rules/medallas/how-earned'
import { medallaNombre, type MedallaTipo } from '@trinchera/rules/medallas/tipos'
import { formatDate } from '@trinchera/rules/presentation'
import type { Reply, Site } from '../intent'
import type { Thread } from '../thread-state'
import type { Question } from '../understand'
import { wordsOf } from '../words/plain'
import { bold, bullets, counted, lines, link, quoted } from '../wording'

const shown = 5
/** As many medals of a kind are counted. */
const mostHolders = 100

const ofMedal: readonly (readonly [MedallaTipo, RegExp])[] = [
  ['matagigantes', /\bmata ?gigantes?\b/],
  ['mes-invicto', /\bmes invicto\b|\binvicto\b/],
  ['remontada', /\bremontadas?\b/],
  ['fundador', /\bfundador(?:es)?\b/],
  ['racha-20', /\bracha(?:s)? de (?:20|veinte)\b/],
  ['racha-10', /\bracha(?:s)? de (?:10|diez)\b/],
  ['torneo', /\b(?:campeon de )?torneos?\b/],
  ['etapas-10', /\b(?:10|diez) etapas\b/],
  ['etapas-5', /\b(?:5|cinco) etapas\b/],
  ['etapas-3', /\b(?:3|tres) etapas\b/],
]

/** It asks who was given a medal, and not how one is. */
export const asksWho =
  /\by (?:alguien|quien(?:es)?|que clan(?:es)?|cuant[oa]s|hay alguien que)\b.*\b(?:tien\w+|gan\w+|dieron|dio|lleva\w*|sac\w+)\b|^(?:y )?(?:(?:a )?quien(?:es)?|alguien|que clan(?:es)?|cual(?:es)? clan(?:es)?|cuant[oa]s)\b.*\b(?:tien\w+|gan\w+|hay|dieron|dio|lleva\w*|sac\w+)\b|\bquien(?:es)? (?:la |las |lo )?(?:ha |han )?(?:tien\w+|gan\w+|sac\w+)$/

/** Who has a medal of one kind, the latest first. */
export async function holders(tipo: MedallaTipo, { db }: Site, whether = false): Promise<Reply> {
  const medals = await medalsOfKind(db, tipo, mostHolders)
  const clans = medals
    .slice(0, shown)
    .map(
      ({ clan, fecha, texto }) =>
        `${bold(link(clan.nombre, paths.clan(clan.id)))} (${formatDate(fecha)}): ${quoted(texto)}`,
    )
  return {
    text: lines(
      medals.length
        ? `${whether ? 'Sí: la' : 'La'} medalla ${bold(medallaNombre[tipo])} se ha dado ${counted(medals.length, '1 vez', `${medals.length === mostHolders ? `${mostHolders} veces o más` : `${medals.length} veces`}`)}${medals.length > shown ? '; las últimas' : ''}:`
        : `${whether ? 'No: nadie' : 'Nadie'} tiene todavía la medalla ${bold(medallaNombre[tipo])}.`,
      bullets(clans),
      `Se gana así: ${howEarned[tipo]}`,
    ),
    sugerencias: ['¿Qué medallas hay?'],
  }
}

/** The medal that a text names. */
export const medalIn = (text: string): MedallaTipo | undefined => ofMedal.find(([, says]) => says.test(text))?.[0]

const asksAgain =
  /^(?:(?:y|e|pero|oye|ya) )*(?:(?:hay )?alguien|nadie|quien(?:es)?|(?:que|cual|algun|cuant[oa]s) ?(?:clan(?:es)?)?|cual(?:es)?)(?: (?:es|son) (?:el|los))?(?: que)?(?: ya| si)? (?:(?:la|las|lo|esa|eso) )?(?:(?:ha|han) )?(?:tien\w+|tenga\w*|tuv\w+|gan\w+|sac\w+|logr\w+|consigui\w+|obtuv\w+|lleva\w*|recibi\w+)(?: (?:esa|la|una))?(?: medalla)?$/

/** 'alguien la tiene?', of the medal that was asked of before; null where another thing is asked. */
export async function medalAgain(
  { words, mentions }: Pick<Question, 'words' | 'mentions'>,
  { intent, asked }: Thread,
  site: Site,
): Promise<Reply | null> {
  const text = words.map(({ plain }) => (plain === 'q' ? 'que' : plain)).join(' ')
  if (intent !== 'medallas' || !asked || mentions.length || !asksAgain.test(text)) return null
  const tipo = medalIn(
    wordsOf(asked)
      .map(({ plain }) => plain)
      .join(' '),
  )
  return tipo ? holders(tipo, site, /\b(?:alguien|nadie|algun)\b/.test(text)) : null
}

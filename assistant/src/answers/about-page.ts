import { etapaSpan } from '@trinchera/db/queries/ladder/ledger'
import { formatDate } from '@trinchera/rules/presentation'
import { paths } from '@trinchera/contract/site-paths'
import type { Asked, Reply } from '../intent'
import { bold, lines, link } from '../wording'
import { theEtapa } from './which'

const sinceWhen =
  /\b(?:hace cuanto|desde cuando|desde que ano|cuando|que ano|cuantos anos|que tan (?:antigu[oa]|viej[oa])|antiguedad|since when|how old|how long)\b/
const byWhom = /\bquien(?:es)?\b.*\b(?:cre(?:o|aron)|fund(?:o|aron)|hizo|hicieron|partio|armo|invento|program\w+)\b/

const what =
  'Trinchera es la casa de una comunidad chilena que juega un ladder de clanes de un clásico de la Segunda Guerra. El que pierde reporta, y la tabla se mueve a la vista de todos.'

const page = (): Reply => ({
  text: lines(
    what,
    `Puedes mirar el ${link('ladder', paths.ladder)}, los ${link('servidores', paths.servidores)} y los ${link('streams', paths.stream)} sin cuenta. El tema claro u oscuro se cambia arriba a la derecha.`,
  ),
  sugerencias: ['¿Cómo vuelvo a jugar?', '¿Cómo funciona el ranking?'],
})

/** What the community is; of its beginnings, that they are not published, and the oldest there is here. */
export async function aboutPage(asked: Asked): Promise<Reply> {
  const { site, words } = asked
  const text = words.map(({ plain }) => plain).join(' ')
  if (byWhom.test(text))
    return {
      text: `Eso no está publicado: el sitio no dice quién fundó la comunidad. Quienes la llevan hoy están en el equipo.`,
      sugerencias: ['¿Quiénes son los administradores?'],
    }
  if (!sinceWhen.test(text)) return page()
  const spans = await Promise.all(
    site.community.etapas.map(async (etapa) => ({ etapa, span: await etapaSpan(site.db, etapa.id) })),
  )
  const [oldest] = spans
    .flatMap(({ etapa, span }) => (span ? [{ etapa, first: span.first }] : []))
    .sort((a, b) => a.first.localeCompare(b.first))
  return {
    text: lines(
      'Eso no está publicado: el sitio no dice desde cuándo existe la comunidad.',
      oldest &&
        `Lo más antiguo que hay acá es ${theEtapa(oldest.etapa)}, que se juega desde el ${bold(formatDate(oldest.first))}. ${link('Ver el ladder', paths.ladder)}`,
      what,
    ),
    sugerencias: ['¿Qué etapas hay?'],
  }
}

import { articleAnchor, ejemploText } from '@trinchera/rules/reglamento'
import type { IntentData } from '../corpus/intents'
import type { Answering, Asked, Reply, Site } from '../intent'
import type { RuleArticle } from '../names/rulebook'
import { paths } from '@trinchera/contract/site-paths'
import { cheatDropPlaces } from '@trinchera/rules/limits'
import { bold, bullets, lines, link, placed } from '../wording'
import { verdictOf } from './verdicts'

const pages = {
  mapas: link('Ver los mapas', paths.mapas),
  reportes: link('Reportar Derrota', paths.reportes),
  descargas: link('Ir a Descargas', paths.descargas),
} as const

type RulesOf = Pick<Site, 'reglamento'>

/** What is said where the reglamento has none of the articles any more. */
function removedReply({ reglamento }: RulesOf, ids: readonly string[]): Reply {
  const titles = ids.flatMap((id) => reglamento.removed.get(id) ?? [])
  return {
    text: `El ${link('Reglamento', paths.reglamento)} ya no dice nada de eso${titles.length ? `: el artículo ${titles.map((title) => `«${title}»`).join(', ')} fue retirado` : ''}.`,
  }
}

/** What the rules say, by the ids of their articles: their text, and one example of the first. With the question, yes or no comes first where they say so. Articles that were removed are left out. */
export function ruleReply(
  site: RulesOf,
  ids: readonly string[],
  sugerencias: readonly string[] = [],
  asked: Asked | null = null,
): Reply {
  const found = ids.flatMap((id): RuleArticle[] => {
    const article = site.reglamento.articles.get(id)
    return article ? [article] : []
  })
  const [first] = found
  if (!first) return { ...removedReply(site, ids), sugerencias }
  const page = found.map(({ ver }) => ver).find((ver) => ver !== null)
  // of an article with other words, yes or no would be a guess
  const verdict = first.edited ? null : verdictOf(first.id, asked)
  const [example] = first.ejemplos
  return {
    text: lines(
      verdict && bold(verdict),
      ...found.map(({ titulo, texto }) => `${bold(`${titulo}.`)} ${texto.join('\n')}`),
      example &&
        `Por ejemplo: ${ejemploText(example)
          .replace(/^S/, 's')
          .replace(/: (el #\d+) → /, ' y $1 ')}.`,
      page && pages[page],
      link(`Reglamento, artículo ${first.numero}`, `${paths.reglamento}#${articleAnchor(first)}`),
    ),
    sugerencias,
  }
}

/** The answer to an intent that is what the rules say. */
export const rule =
  ({ rules, next }: Pick<IntentData, 'rules' | 'next'>): Answering =>
  (asked) =>
    ruleReply(asked.site, rules, next, asked)

/** Who reports and until when, and where the ranks of a clan are told. */
export function whoReports(asked: Asked): Reply {
  const told = ruleReply(asked.site, ['quien-reporta', 'plazo'], ['¿Cómo reporto una derrota?'], asked)
  return { ...told, text: lines(told.text, link('Reglamento: los rangos', paths.articulo('art-rangos'))) }
}

/** What comes to a clan that played with somebody banned; how far it falls from the place that is said. */
export function cheated(asked: Asked): Reply {
  const told = ruleReply(asked.site, ['trampa'], ['¿Con quién hablo por un reclamo?'], asked)
  const { numero } = asked
  if (numero === null || numero < 1) return told
  const falls = `Del ${placed(numero)} cae al ${bold(placed(numero + cheatDropPlaces))}, o al último puesto si la tabla tiene menos.`
  return { ...told, text: lines(falls, told.text) }
}

/** The whole of the rules: where they are, and their parts; of an article that is asked for by its number, what it says. */
export function rulesPage({ site, numero }: Pick<Asked, 'site' | 'numero'>): Reply {
  const { reglamento } = site
  if (numero !== null && numero > 0) {
    const all = [...reglamento.articles.values()]
    const one = all.find((article) => article.numero === numero)
    return one
      ? ruleReply(site, [one.id])
      : {
          text: `El ${link('Reglamento', paths.reglamento)} no tiene artículo ${numero}: llega al ${bold(String(all.length))}.`,
        }
  }
  return {
    text: lines(
      `Todo está en el ${bold(link('Reglamento Ladder', paths.reglamento))}. Sus partes:`,
      bullets(
        reglamento.sections.map(
          ({ titulo, articulos }) =>
            `${titulo}: ${articulos.map((article) => article.titulo.toLowerCase()).join(', ')}`,
        ),
      ),
      'Pregúntame por cualquiera.',
    ),
    sugerencias: [
      '¿Cómo funciona el ranking?',
      '¿Cuánto tiempo hay para reportar?',
      '¿Cuántos jugadores se necesitan?',
    ],
  }
}

const ruleLink = /\/ladder\/reglamento#art-([a-z0-9-]+)/g

/**
 * What the rules say now, in the place of an answer that leads to an article that staff have changed or removed and does not quote it: it was
 * written for the article of a new site. Null where the answer stands.
 */
export function asRulesSay(text: string, site: RulesOf): Reply | null {
  const { articles, removed } = site.reglamento
  const linked = [...new Set([...text.matchAll(ruleLink)].map(([, id = '']) => id))]
  const changed = linked.filter((id) => removed.has(id) || articles.get(id)?.edited)
  const [quoted = ''] = articles.get(changed[0] ?? '')?.texto ?? []
  return changed.length && (!quoted || !text.includes(quoted)) ? ruleReply(site, changed) : null
}

import { articleAnchor, articleText, reglamento, type NumberedArticle } from '@trinchera/rules/reglamento'
import type { Reply } from '../intent'
import { links } from '../links'
import { bold, bullets, lines, link } from '../wording'

const articles = new Map<string, NumberedArticle>(reglamento.flatMap(({ articulos }) => articulos.map((article) => [article.id, article] as const)))

const pages = { mapas: link('Ver los mapas', links.mapas), reportes: link('Reportar Derrota', links.reportar), descargas: link('Ir a Descargas', links.descargas) } as const

/** What the rules say, by the ids of their articles. Throws where there is no such article: the rules and the assistant would have parted. */
export function ruleReply(ids: readonly string[], sugerencias: readonly string[] = []): Reply {
  const found = ids.map((id) => {
    const article = articles.get(id)
    if (!article) throw new Error(`the rules have no article ${id}`)
    return article
  })
  const [first] = found
  const page = found.map(({ ver }) => ver).find((ver) => ver !== undefined)
  return {
    text: lines(
      ...found.map((article) => `${bold(`${article.titulo}.`)} ${articleText(article)}`),
      page && pages[page],
      first && link(`Reglamento, artículo ${first.numero}`, `${links.reglamento}#${articleAnchor(first)}`),
    ),
    sugerencias,
  }
}

/** The whole of the rules: where they are, and their parts. */
export function rulesPage(): Reply {
  return {
    text: lines(
      `Todo está en el ${bold(link('Reglamento Ladder', links.reglamento))}. Sus partes:`,
      bullets(reglamento.map(({ titulo, articulos }) => `${titulo}: ${articulos.map((article) => article.titulo.toLowerCase()).join(', ')}`)),
      'Pregúntame por cualquiera.',
    ),
    sugerencias: ['¿Cómo funciona el ranking?', '¿Cuánto tiempo hay para reportar?', '¿Cuántos jugadores se necesitan?'],
  }
}

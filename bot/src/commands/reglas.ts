import { escaped } from '@trinchera/rules/discord-text'
import {
  articleAnchor,
  articleLines,
  ejemploText,
  type NumberedArticle,
  type Section,
} from '@trinchera/rules/reglamento'
import { paths } from '@trinchera/contract/site-paths'
import { slash, textOption, type Command } from '../command'
import { embedOf } from '../embeds'
import { choiceOf, findOrExplain, matching } from '../names'
import { link } from '../text'

const articlesOf = (sections: readonly Section<NumberedArticle>[]) =>
  sections
    .flatMap(({ articulos }) => articulos)
    .map((article) => ({ ...article, anchor: articleAnchor(article), id: article.numero }))
type Numbered = ReturnType<typeof articlesOf>[number]
const nameOf = ({ numero, titulo }: Numbered) => `${numero}. ${titulo}`

export const reglas: Command = {
  data: slash('reglas', 'El reglamento del ladder', [
    textOption('articulo', 'Uno de ellos, entero', { autocomplete: true }),
  ]),
  async run({ site, names }, { options }) {
    const sections = await names.reglamento()
    const articles = articlesOf(sections)
    const typed = options.getString('articulo')
    if (typed === null) {
      const fields = sections.map(({ titulo, articulos }) => ({
        name: escaped(titulo),
        value: articulos
          .map(
            (article) => `${article.numero}. ${link(article.titulo, site.url(paths.articulo(articleAnchor(article))))}`,
          )
          .join('\n'),
      }))
      return {
        embeds: [
          embedOf({
            title: 'Reglamento',
            url: site.url(paths.reglamento),
            lines: ['Con `/reglas articulo:` lees uno acá mismo.'],
            fields,
          }),
        ],
      }
    }
    const found =
      articles.find(({ numero }) => String(numero) === typed.trim()) ??
      findOrExplain(articles, typed, nameOf, 'No conozco ese artículo. Elígelo de la lista mientras escribes')
    const examples = found.ejemplos.map((ejemplo) => `• ${escaped(ejemploText(ejemplo))}`)
    return {
      embeds: [
        embedOf({
          title: escaped(nameOf(found)),
          url: site.url(paths.articulo(found.anchor)),
          lines: [...articleLines(found).map(escaped), ...examples],
        }),
      ],
    }
  },
  complete: async ({ names }, typed) =>
    matching(articlesOf(await names.reglamento()), typed, nameOf).map((article) =>
      choiceOf(nameOf(article), article.id),
    ),
}

import { escaped } from '@trinchera/rules/discord-text'
import { articleAnchor, ejemploText, reglamento } from '@trinchera/rules/reglamento'
import { paths } from '@trinchera/contract/site-paths'
import { slash, textOption, type Command } from '../command'
import { embedOf } from '../embeds'
import { choiceOf, findOrExplain, matching } from '../names'
import { link } from '../text'

const articles = reglamento
  .flatMap(({ articulos }) => articulos)
  .map((article) => ({ ...article, anchor: articleAnchor(article), id: article.numero }))
type Numbered = (typeof articles)[number]
const nameOf = ({ numero, titulo }: Numbered) => `${numero}. ${titulo}`

export const reglas: Command = {
  data: slash('reglas', 'El reglamento del ladder', [
    textOption('articulo', 'Uno de ellos, entero', { autocomplete: true }),
  ]),
  async run({ site }, { options }) {
    const typed = options.getString('articulo')
    if (typed === null) {
      const fields = reglamento.map(({ titulo, articulos }) => ({
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
    const examples = (found.ejemplos ?? []).map((ejemplo) => `• ${escaped(ejemploText(ejemplo))}`)
    return {
      embeds: [
        embedOf({
          title: escaped(nameOf(found)),
          url: site.url(paths.articulo(found.anchor)),
          lines: [...found.texto.map(escaped), ...examples],
        }),
      ],
    }
  },
  complete: (_, typed) =>
    Promise.resolve(matching(articles, typed, nameOf).map((article) => choiceOf(nameOf(article), article.id))),
}

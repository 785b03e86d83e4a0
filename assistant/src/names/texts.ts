import { corpus } from '../corpus/corpus'
import type { Db } from '@trinchera/db/database'
import { newestAnuncios } from '@trinchera/db/queries/anuncios/anuncios'
import { newestMensajes } from '@trinchera/db/queries/foro/newest-mensajes'
import { topicVersion } from '@trinchera/db/queries/site/versions'
import { listTorneos } from '@trinchera/db/queries/site/torneos'
import { articleAnchor } from '@trinchera/rules/reglamento'
import { keptDataOf, privacyNotesOf, privacyRights, type OutsideServices } from '@trinchera/rules/privacidad'
import { paths } from '@trinchera/contract/site-paths'
import { textOf } from '@trinchera/rules/html-text'
import type { EditedTexts } from './rulebook'
import type { SiteText } from './site-text'
import { plain } from '../words/plain'
import type { Opciones } from '@trinchera/contract/opciones'
import { readOpciones } from '@trinchera/db/queries/site/opciones'
import { rootOf } from '../words/vocabulary'

/** As many announcements are searched, and as much of each. */
const mostTexts = 300
/** As many posts of the forum, the newest. */
const mostPosts = 400
const longestText = 20_000

/** HTML that was cleaned when it was stored, as text: a line for each block, with a mark before a heading. */
const plainOf = (html: string): string =>
  textOf(html.slice(0, longestText).replace(/<h[1-6]/gi, '\n\uE000<h1')).replace(/&nbsp;/g, ' ')

/** The sentences of a text; the one below a heading that says what may be done, or not, says it too. */
function sentencesOf(text: string): string[] {
  let under = ''
  return text.split(/\n+|(?<=[.!?…]) +(?=[\p{Lu}¿¡\d])/u).flatMap((part) => {
    const sentence = part.replace(/[\s\uE000]+/g, ' ').trim()
    if (!sentence) return []
    if (part.trim().startsWith('\uE000'))
      under = /^(?:no )?(?:se puede|puede|debe|hay que|vale)/i.test(sentence) ? sentence : ''
    else if (under) {
      const heading = under
      under = ''
      return [`${heading}: ${sentence}`]
    }
    return [sentence]
  })
}

/** What the words of a text have in common with their other forms. */
export const rootsOf = (text: string): Set<string> =>
  new Set((plain(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 2).map(rootOf))

const entry = (
  {
    kind,
    title,
    address,
    by = null,
    at = null,
  }: Pick<SiteText, 'kind' | 'title' | 'address'> & Partial<Pick<SiteText, 'by' | 'at'>>,
  body: string,
): SiteText => {
  const sentences = sentencesOf(body)
  const inSentences = sentences.map(rootsOf)
  return {
    kind,
    title,
    address,
    by,
    at,
    sentences,
    inSentences,
    inTitle: rootsOf(title),
    inBody: new Set(inSentences.flatMap((roots) => [...roots])),
  }
}

const privacyEntry = (body: string) =>
  entry({ kind: 'privacidad', title: 'Privacidad', address: paths.privacidad }, body)

/** The articles of the rules, each under its title, and the steps of a guide that staff have written. */
const editedEntries = ({ reglamento, guia, privacidad }: EditedTexts) => [
  privacyEntry(plainOf(privacidad)),
  ...[...reglamento.articles.values()].map((article) =>
    entry(
      {
        kind: 'regla',
        title: `Reglamento, artículo ${article.numero}: ${article.titulo}`,
        address: `${paths.reglamento}#${articleAnchor(article)}`,
      },
      article.texto.join('\n'),
    ),
  ),
  ...(guia?.pasos ?? []).map(({ titulo, entrada, tareas }) =>
    entry(
      { kind: 'guia', title: `Guía para volver a jugar: ${titulo}`, address: paths.volverAJugar },
      [entrada, ...tareas.map(({ texto }) => texto)].join('\n'),
    ),
  ),
]

/** Who is responsible for the data of people. Empty on a site that has not said it. */
const responsibleOf = ({ nombre, representante, direccion, correo, telefono }: Opciones['responsable']) =>
  nombre &&
  `Quién responde por tus datos, el responsable de los datos: ${[nombre, representante, direccion, correo, telefono].filter(Boolean).join(', ')}.`

/** What is kept of people, a text for each kind of data. */
const privacyOf = (outside: OutsideServices) =>
  [
    ...keptDataOf(outside).map(({ que, para, cuanto }) => `${que}.\n${para}\nSe guarda: ${cuanto}`),
    ...privacyRights.map(({ derecho, como }) => `${derecho}: ${como}`),
    ...privacyNotesOf(outside),
  ].map(privacyEntry)

/** A text of the assistant's own with its marks taken out. */
const unmarked = (text: string) => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\*\*/g, '')

/** How things are done on any site, each under the page that it leads to first. */
const guides = corpus.articles.flatMap(({ es }) => {
  if (es.includes('{')) return []
  const [, title, address] = /\[([^\]]+)\]\(([^)]+)\)/.exec(es) ?? []
  return title && address ? [entry({ kind: 'guia', title, address }, unmarked(es))] : []
})

/** What is published, in memory: announcements and posts are read again when their version says that they have changed. */
export class SiteTexts {
  readonly #versions = { anuncios: -1, foro: -1 }
  #anuncios: readonly SiteText[] = []
  #foro: readonly SiteText[] = []
  readonly #privacy: readonly SiteText[]
  #edited: { of: EditedTexts; entries: readonly SiteText[] } | null = null

  constructor(outside: OutsideServices) {
    this.#privacy = privacyOf(outside)
  }

  async current(db: Db, edited: EditedTexts, now: Date): Promise<readonly SiteText[]> {
    const version = await topicVersion(db, 'anuncios')
    if (version !== this.#versions.anuncios) {
      this.#anuncios = (await newestAnuncios(db, mostTexts)).map(
        ({ id, titulo, descripcion, contenido, creador, created_at }) =>
          entry(
            { kind: 'anuncio', title: titulo, address: paths.anuncio(id), by: creador, at: created_at },
            `${descripcion}\n${plainOf(contenido)}`,
          ),
      )
      this.#versions.anuncios = version
    }
    const foro = await topicVersion(db, 'foro')
    if (foro !== this.#versions.foro) {
      this.#foro = (await newestMensajes(db, mostPosts)).map(
        ({ id, id_tema, slug, titulo, creador, fecha, comentario }) =>
          entry(
            { kind: 'foro', title: titulo, address: paths.mensaje(id_tema, slug, id), by: creador, at: fecha },
            plainOf(comentario),
          ),
      )
      this.#versions.foro = foro
    }
    if (this.#edited?.of !== edited) this.#edited = { of: edited, entries: editedEntries(edited) }
    const torneos = (await listTorneos(db, now.toISOString())).slice(0, mostTexts)
    return [
      ...this.#anuncios,
      ...torneos.map(({ id, nombre, descripcion, reglas }) =>
        entry({ kind: 'torneo', title: nombre, address: paths.torneo(id) }, `${descripcion}\n${reglas}`),
      ),
      ...this.#edited.entries,
      ...guides,
      privacyEntry(responsibleOf((await readOpciones(db)).responsable)),
      ...this.#privacy,
      ...this.#foro,
    ]
  }
}

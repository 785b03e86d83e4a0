import type { Db } from '@trinchera/db/database'
import { originalTexto, readTexto } from '@trinchera/db/queries/site/textos'
import { topicVersion } from '@trinchera/db/queries/site/versions'
import { articleLines, numbered, type NumberedArticle, type Section } from '@trinchera/rules/reglamento'
import { lazily } from '@trinchera/rules/lazily'
import { withLimits } from '@trinchera/rules/textos/limites'
import type { Guia, Reglamento } from '@trinchera/rules/textos/textos'

/** An article of the reglamento, its paragraphs as plain text. */
export interface RuleArticle extends NumberedArticle {
  texto: readonly string[]
  /** True if staff have changed what it said on a new site, or have added it. */
  edited: boolean
}

/** The reglamento as it is now. */
export interface Rulebook {
  sections: readonly Section<RuleArticle>[]
  articles: ReadonlyMap<string, RuleArticle>
  /** Titles of the articles of a new site's reglamento that were removed, by id. */
  removed: ReadonlyMap<string, string>
}

/**
 * The texts that staff edit and the assistant quotes. `guia`: null while it is the original. `privacidad`: what the operator added to the
 * privacy page, as HTML.
 */
export interface EditedTexts {
  reglamento: Rulebook
  guia: Guia | null
  privacidad: string
}

const originals = lazily(
  () =>
    new Map(originalTexto('reglamento').secciones.flatMap(({ articulos }) => articulos.map((one) => [one.id, one]))),
)

function rulebookOf({ secciones }: Reglamento): Rulebook {
  const written = new Map(secciones.flatMap(({ articulos }) => articulos.map((one) => [one.id, one])))
  const isEdited = (id: string) => JSON.stringify(written.get(id)) !== JSON.stringify(originals().get(id))
  const sections = numbered(withLimits(secciones)).map((section) => ({
    ...section,
    articulos: section.articulos.map((article) => ({
      ...article,
      texto: articleLines(article),
      edited: isEdited(article.id),
    })),
  }))
  return {
    sections,
    articles: new Map(sections.flatMap(({ articulos }) => articulos.map((article) => [article.id, article]))),
    removed: new Map(
      [...originals().values()]
        .filter(({ id }) => !written.has(id))
        .map(({ id, titulo }): [string, string] => [id, withLimits(titulo)]),
    ),
  }
}

/** The texts that staff edit, in memory: they are read again when their version says that they have changed. */
export class EditedTextsReader {
  #version = -1
  #texts: EditedTexts = { reglamento: rulebookOf(originalTexto('reglamento')), guia: null, privacidad: '' }

  async current(db: Db): Promise<EditedTexts> {
    const version = await topicVersion(db, 'textos')
    if (version !== this.#version) {
      const [reglamento, guia] = [await readTexto(db, 'reglamento'), await readTexto(db, 'guia')]
      this.#texts = {
        reglamento: rulebookOf(reglamento.contenido),
        guia: guia.original ? null : withLimits(guia.contenido),
        privacidad: withLimits((await readTexto(db, 'privacidad_extra')).contenido.contenido),
      }
      this.#version = version
    }
    return this.#texts
  }
}

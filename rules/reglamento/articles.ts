/** A worked example: `caso` is '#12 vence a #6' and `queda` the resulting place, '#9'. */
export interface Ejemplo {
  caso: string
  queda: string
}

/** An article of the rules. Its number is its position and may change; its `id` never changes, so that links to it stay valid. */
export interface Article {
  /** Unique across all sections; the page's anchor is `art-{id}`. */
  id: string
  titulo: string
  /** The paragraphs of the article. */
  texto: readonly string[]
  ejemplos?: readonly Ejemplo[]
  /** The page to which the article links. */
  ver?: 'mapas' | 'reportes' | 'descargas'
}

export interface Section {
  id: string
  titulo: string
  articulos: readonly Article[]
}

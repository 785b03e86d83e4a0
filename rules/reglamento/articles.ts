/** A case of the rules and what comes of it, as a reader checks it: '#12 vence a #6' and '#9'. */
export interface Ejemplo {
  caso: string
  queda: string
}

/** One article of the rules of the ladder. Its number is its place in the whole; its `id` stays, so that a link to it holds. */
export interface Article {
  /** Unique in the whole: the page's anchor is `art-{id}`. */
  id: string
  titulo: string
  /** A paragraph each. */
  texto: readonly string[]
  ejemplos?: readonly Ejemplo[]
  /** The page of the site that the article sends one to. */
  ver?: 'mapas' | 'reportes' | 'descargas'
}

export interface Section {
  id: string
  titulo: string
  articulos: readonly Article[]
}

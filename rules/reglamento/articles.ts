/** A worked example: '#12 vence a #6' and '#9'. */
export interface Ejemplo {
  caso: string
  queda: string
}

/** An article of the rules. Its number is its position; its `id` is stable, so that links to it stay valid. */
export interface Article {
  /** Unique across sections: the page's anchor is `art-{id}`. */
  id: string
  titulo: string
  /** One paragraph each. */
  texto: readonly string[]
  ejemplos?: readonly Ejemplo[]
  /** The page the article links to. */
  ver?: 'mapas' | 'reportes' | 'descargas'
}

export interface Section {
  id: string
  titulo: string
  articulos: readonly Article[]
}

/** A worked example of the rules. `caso`: what happens, '#12 vence a #6'; `queda`: the resulting place, '#9'. */
export interface Ejemplo {
  caso: string
  queda: string
}

/** An article of the rules. Its number may change with its position; its `id` never changes, so that links to the article stay valid. */
export interface Article {
  /** Unique across all sections; the page's anchor is `art-{id}`. */
  id: string
  titulo: string
  /** Sanitized HTML. */
  contenido: string
  ejemplos: Ejemplo[]
  /** The page to which the article links. */
  ver: 'mapas' | 'reportes' | 'descargas' | null
}

export interface Section<A = Article> {
  id: string
  titulo: string
  articulos: A[]
}

import type { ReportedComment } from '@trinchera/contract/anuncios'
import { paths } from '@trinchera/contract/site-paths'
import { slugOf } from '@trinchera/rules/foro'

type About = Pick<ReportedComment, 'id' | 'idAnuncio' | 'id_reto' | 'id_tema' | 'id_torneo' | 'partida' | 'anuncio'>

/** Path of the page on which a comment is shown; null if no page shows the comment. */
export function placeOf({ id, idAnuncio, id_reto, id_tema, id_torneo, partida, anuncio }: About): string | null {
  if (id_tema !== null) return paths.mensaje(id_tema, slugOf(anuncio), id)
  if (idAnuncio !== null) return paths.anuncio(idAnuncio)
  if (id_torneo !== null && partida !== null) return paths.torneoPartida(id_torneo, partida)
  return id_reto === null ? null : paths.reto(id_reto)
}

import { evidencePicture } from '@trinchera/contract/evidence-pictures'
import type { Match } from '@trinchera/contract/ladder'
import type { Evidencia } from '@trinchera/contract/partidas'
import { EvidenceGrid } from './EvidenceGrid'
import css from './EvidenceSides.module.css'
import type { Elements } from '../../lib/elements'

interface EvidenceSidesProps {
  match: Pick<Match, 'id' | 'ganador' | 'perdedor'>
  pictures: readonly Evidencia[]
  /** Text to show for a clan that has no evidence. */
  emptyOf: (clan: number) => string
  mayRemove?: (picture: Evidencia) => boolean
  onRemove?: (picture: Evidencia) => void
  /** Content below a clan's pictures. */
  children?: (clan: number) => Elements
}

/** The evidence pictures of both clans of a match, side by side. */
export const EvidenceSides = ({ match, pictures, emptyOf, mayRemove, onRemove, children }: EvidenceSidesProps) => (
  <div className={`grid ${css.sides}`}>
    {[match.ganador, match.perdedor].map(({ id, nombre }) => {
      const shown = pictures.filter(({ id_clan }) => id_clan === id)
      return (
        <div key={id}>
          <h3>
            <span translate="no">{nombre}</span>{' '}
            <span className="dim" translate="no">
              {shown.length}
            </span>
          </h3>
          <EvidenceGrid
            pictures={shown}
            addressOf={(picture) => evidencePicture.partida(match.id, picture.id)}
            onRemove={onRemove}
            mayRemove={mayRemove}
            empty={emptyOf(id)}
          />
          {children?.(id)}
        </div>
      )
    })}
  </div>
)

import { Button } from '../../../ui/controls/Button'
import css from './ZoomBar.module.css'

/** Scale factor of the bracket. 'ajustar' makes the bracket's whole width fit. */
export type Zoom = number | 'ajustar'

const steps = [0.6, 0.8, 1, 1.25, 1.5, 2]

interface ZoomBarProps {
  zoom: Zoom
  onZoom: (zoom: Zoom) => void
}

export function ZoomBar({ zoom, onZoom }: ZoomBarProps) {
  const at = zoom === 'ajustar' ? 1 : zoom
  const smaller = steps.findLast((step) => step < at)
  const larger = steps.find((step) => step > at)
  return (
    <div className={`row ${css.zoom} no-print`} role="group" aria-label="Tamaño de la llave">
      <Button
        size="small"
        aria-label="Achicar"
        disabled={smaller === undefined}
        onClick={() => smaller !== undefined && onZoom(smaller)}
      >
        −
      </Button>
      <Button
        size="small"
        aria-label="Agrandar"
        disabled={larger === undefined}
        onClick={() => larger !== undefined && onZoom(larger)}
      >
        +
      </Button>
      <Button size="small" aria-pressed={zoom === 'ajustar'} onClick={() => onZoom('ajustar')}>
        Ajustar
      </Button>
      <span className="small dim">Con las flechas se va de una partida a otra.</span>
    </div>
  )
}

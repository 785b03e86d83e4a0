import type { Evidencia } from '@trinchera/contract/partidas'
import { useState } from 'react'
import { usePrivatePicture } from '../../lib/private-picture'
import { Button } from '../controls/Button'
import { Icon } from '../controls/Icon'
import { Dialog } from '../dialog/Dialog'
import { RelativeTime } from '../state/RelativeTime'
import css from './EvidenceGrid.module.css'

interface EvidenceGridProps {
  pictures: readonly Evidencia[]
  addressOf: (picture: Evidencia) => string
  /** Text to show if there are no pictures. */
  empty: string
  mayRemove?: (picture: Evidencia) => boolean
  onRemove?: (picture: Evidencia) => void
}

const captionOf = ({ texto, quien }: Evidencia) => texto || `Imagen de ${quien}`

/** A small picture in the list; a grey box while it is being loaded. */
function Thumbnail({ address, alt }: { address: string; alt: string }) {
  const picture = usePrivatePicture(address)
  if (picture.failed) return <span className={css.missing}>No se pudo traer</span>
  return picture.address ? <img src={picture.address} alt={alt} decoding="async" /> : <span className={css.missing} />
}

/** The enlarged picture. A click opens it in its original size. `turn` goes to another picture. */
function Large({ address, alt, turn }: { address: string; alt: string; turn: (by: number) => void }) {
  const picture = usePrivatePicture(address)
  return (
    <a
      className={css.large}
      href={picture.address}
      target="_blank"
      rel="noreferrer"
      aria-label="Abrir la imagen en su tamaño"
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') turn(-1)
        if (key === 'ArrowRight') turn(1)
      }}
    >
      {picture.address && <img src={picture.address} alt={alt} />}
    </a>
  )
}

/** A list of pictures with captions. A click enlarges a picture; then the arrow keys show the next or previous one. */
export function EvidenceGrid({ pictures, addressOf, empty, mayRemove, onRemove }: EvidenceGridProps) {
  const [at, setAt] = useState<number>()
  const shown = at === undefined ? undefined : pictures[at]
  const turn = (by: number) =>
    setAt((now) => (now === undefined ? now : (now + by + pictures.length) % pictures.length))
  if (pictures.length === 0) return <p className="small dim">{empty}</p>
  return (
    <>
      <ul className={`grid ${css.grid}`}>
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <button
              type="button"
              className={css.picture}
              aria-label={`Ampliar: ${captionOf(picture)}`}
              onClick={() => setAt(index)}
            >
              <Thumbnail address={addressOf(picture)} alt="" />
            </button>
            {picture.texto && <p className="small">{picture.texto}</p>}
            <p className="small dim">
              <span>
                <span translate="no">{picture.quien}</span>,
              </span>{' '}
              <RelativeTime at={picture.fecha} />
            </p>
            {mayRemove?.(picture) && (
              <Button size="small" aria-label={`Retirar ${captionOf(picture)}`} onClick={() => onRemove?.(picture)}>
                Retirar
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Dialog
        open={shown !== undefined}
        onOpenChange={(open) => !open && setAt(undefined)}
        title={shown ? captionOf(shown) : ''}
        over={shown && `${shown.quien}, ${(at ?? 0) + 1} de ${pictures.length}`}
        actions={
          <>
            {pictures.length > 1 && (
              <>
                <Button aria-label="Anterior" onClick={() => turn(-1)}>
                  <Icon name="previous" /> <span>Anterior</span>
                </Button>
                <Button aria-label="Siguiente" onClick={() => turn(1)}>
                  Siguiente <Icon name="next" />
                </Button>
              </>
            )}
            <Button onClick={() => setAt(undefined)}>Cerrar</Button>
          </>
        }
      >
        {shown && <Large address={addressOf(shown)} alt={captionOf(shown)} turn={turn} />}
      </Dialog>
    </>
  )
}

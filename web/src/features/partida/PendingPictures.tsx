import { longestCaption } from '@trinchera/rules/limits'
import {
  pendingOf,
  removePending,
  sendPicture,
  sendPictures,
  setCaption,
  useEvidenceUploads,
  type PendingPicture,
} from '../../ui/match/evidence-uploads'
import { useSession } from '../../lib/session'
import { Button } from '../../ui/controls/Button'
import { Input } from '../../ui/form/Field'
import css from './PendingPictures.module.css'

function Pending({ picture, number }: { picture: PendingPicture; number: number }) {
  const { key, address, texto, share, state, message } = picture
  return (
    <li className={`grid ${css.picture}`}>
      <img src={address} alt="" />
      <div className="grid">
        {state === 'chosen' ? (
          <Input
            label={`Qué muestra la imagen ${number}`}
            optional
            maxLength={longestCaption}
            value={texto}
            onChange={({ target }) => setCaption(key, target.value)}
          />
        ) : (
          <p className="small">{texto || `Imagen ${number}`}</p>
        )}
        {state === 'sending' && <progress value={share} aria-label={`Subiendo la imagen ${number}`} />}
        {message && (
          <p className={`small ${state === 'refused' ? 'loss' : 'dim'}`} role="status">
            {message}
          </p>
        )}
        {state !== 'sending' && (
          <div className="row">
            {state !== 'chosen' && (
              <Button size="small" onClick={() => sendPicture(picture)}>
                Reintentar
              </Button>
            )}
            <Button size="small" aria-label={`Quitar la imagen ${number}`} onClick={() => removePending(key)}>
              Quitar
            </Button>
          </div>
        )}
      </div>
    </li>
  )
}

/** The pictures that the player chose but that are not stored yet, each with its caption and upload progress. */
export function PendingPictures({ match }: { match: number }) {
  const player = useSession()?.player.id
  const pictures = pendingOf(useEvidenceUploads(), match, player)
  const chosen = pictures.filter(({ state }) => state === 'chosen').length
  if (pictures.length === 0) return null
  return (
    <>
      <ul className={`grid ${css.pictures}`} aria-label="Imágenes por subir">
        {pictures.map((picture, index) => (
          <Pending key={picture.key} picture={picture} number={index + 1} />
        ))}
      </ul>
      {chosen > 0 && (
        <Button kind="primary" onClick={() => void sendPictures(match)}>
          {chosen === 1 ? 'Subir la imagen' : `Subir ${chosen} imágenes`}
        </Button>
      )}
    </>
  )
}

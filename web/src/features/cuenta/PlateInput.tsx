import type { Player } from '@trinchera/contract/players'
import { Plate } from '../../art/Plate'
import { Button } from '../../ui/controls/Button'
import { PictureInput, pictureHelp } from '../../ui/form/PictureInput'

interface PlateInputProps {
  player: Pick<Player, 'username' | 'imagen'>
  file: File | null
  onFile: (file: File | null) => void
  /** True if saving will remove the stored picture. */
  removed: boolean
  onRemoved: (removed: boolean) => void
  error?: string
}

/** Input for the player's picture. Previews the chosen file, otherwise the stored picture, otherwise the plate drawn from the name. */
export function PlateInput({ player, file, onFile, removed, onRemoved, error }: PlateInputProps) {
  const stored = removed ? null : player.imagen
  return (
    <>
      <PictureInput
        label="Imagen"
        optional
        error={error}
        help={removed && !file ? 'Vuelves a la chapa dibujada cuando guardes.' : `${pictureHelp} Se recorta cuadrada.`}
        file={file}
        onFile={onFile}
        preview={(address) => (
          <Plate key={address ?? stored} username={player.username} imagen={address ?? stored} size={96} />
        )}
      />
      {player.imagen && !file && (
        <Button size="small" className="mt-2" onClick={() => onRemoved(!removed)}>
          {removed ? 'Conservar mi imagen' : 'Quitar mi imagen'}
        </Button>
      )}
    </>
  )
}

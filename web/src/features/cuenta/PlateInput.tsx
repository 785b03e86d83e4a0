import type { Player } from '@trinchera/contract/players'
import { Plate } from '../../art/Plate'
import { Button } from '../../ui/controls/Button'
import { PictureInput } from '../../ui/form/PictureInput'

interface PlateInputProps {
  player: Pick<Player, 'username' | 'imagen'>
  file: File | null
  onFile: (file: File | null) => void
  /** Whether the kept picture is to go. */
  removed: boolean
  onRemoved: (removed: boolean) => void
  error?: string
}

/** One's picture as the others will see it: the chosen one, the kept one, or the plate drawn from the name. */
export function PlateInput({ player, file, onFile, removed, onRemoved, error }: PlateInputProps) {
  const kept = removed ? null : player.imagen
  return (
    <>
      <PictureInput
        label="Imagen"
        optional
        error={error}
        help={
          removed && !file
            ? 'Vuelves a la chapa dibujada cuando guardes.'
            : 'PNG, JPG, WebP o GIF de hasta 5 MB. Se recorta cuadrada.'
        }
        file={file}
        onFile={onFile}
        preview={(address) => (
          <Plate key={address ?? kept} username={player.username} imagen={address ?? kept} size={96} />
        )}
      />
      {player.imagen && !file && (
        <Button size="small" className="drop-picture" onClick={() => onRemoved(!removed)}>
          {removed ? 'Conservar mi imagen' : 'Quitar mi imagen'}
        </Button>
      )}
    </>
  )
}

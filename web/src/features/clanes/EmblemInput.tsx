import type { Clan } from '@trinchera/contract/clanes'
import { Emblem } from '../../art/Emblem'
import { Button } from '../../ui/controls/Button'
import { PictureInput } from '../../ui/form/PictureInput'

interface EmblemInputProps {
  clan: Pick<Clan, 'id' | 'imagen'>
  file: File | null
  onFile: (file: File | null) => void
  /** Whether the kept picture is to go. */
  removed: boolean
  onRemoved: (removed: boolean) => void
  error?: string
}

/** The clan's picture as everybody will see it: the chosen one, the kept one, or the emblem drawn for it. */
export function EmblemInput({ clan, file, onFile, removed, onRemoved, error }: EmblemInputProps) {
  const kept = removed ? null : clan.imagen
  return (
    <>
      <PictureInput
        label="Imagen"
        optional
        error={error}
        help={
          removed && !file
            ? 'Vuelve el emblema dibujado cuando guardes.'
            : 'PNG, JPG, WebP o GIF de hasta 5 MB. Se recorta cuadrada.'
        }
        file={file}
        onFile={onFile}
        preview={(address) => <Emblem key={address ?? kept} id={clan.id} imagen={address ?? kept} size={72} />}
      />
      {clan.imagen && !file && (
        <Button size="small" className="drop-emblem" onClick={() => onRemoved(!removed)}>
          {removed ? 'Conservar la imagen' : 'Quitar la imagen'}
        </Button>
      )}
    </>
  )
}

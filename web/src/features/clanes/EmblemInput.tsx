import type { Clan } from '@trinchera/contract/clanes'
import { Emblem } from '../../art/Emblem'
import { Button } from '../../ui/controls/Button'
import { PictureInput, pictureHelp } from '../../ui/form/PictureInput'

interface EmblemInputProps {
  clan: Pick<Clan, 'nombre' | 'imagen'>
  file: File | null
  onFile: (file: File | null) => void
  /** True if saving will remove the stored picture. */
  removed: boolean
  onRemoved: (removed: boolean) => void
  error?: string
}

/** Input for the clan's picture, with a preview: the chosen file, otherwise the stored picture, otherwise the drawn emblem. */
export function EmblemInput({ clan, file, onFile, removed, onRemoved, error }: EmblemInputProps) {
  const stored = removed ? null : clan.imagen
  return (
    <>
      <PictureInput
        label="Imagen"
        optional
        error={error}
        help={removed && !file ? 'Vuelve el emblema dibujado cuando guardes.' : `${pictureHelp} Se recorta cuadrada.`}
        file={file}
        onFile={onFile}
        preview={(address) => (
          <Emblem key={address ?? stored} nombre={clan.nombre} imagen={address ?? stored} size={72} />
        )}
      />
      {clan.imagen && !file && (
        <Button size="small" className="mt-2" onClick={() => onRemoved(!removed)}>
          {removed ? 'Conservar la imagen' : 'Quitar la imagen'}
        </Button>
      )}
    </>
  )
}

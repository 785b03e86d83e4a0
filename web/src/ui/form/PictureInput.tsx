import { pictureBytes } from '@trinchera/rules/limits'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../controls/Button'
import { Field, type FieldText } from './Field'
import { Icon } from '../controls/Icon'
import type { Elements } from '../../lib/elements'

const megabytes = pictureBytes / 1024 / 1024
/** The kinds and sizes that the server accepts, for the note under the field. */
export const pictureHelp = `PNG, JPG, WebP o GIF de hasta ${megabytes} MB.`

export const pictureError = (file: File | null) =>
  file && file.size > pictureBytes ? `La imagen pesa más de ${megabytes} MB` : null

interface PictureInputProps extends FieldText {
  /** The chosen file. */
  file: File | null
  onFile: (file: File | null) => void
  /** Draws the preview; `address` is null without a picture. */
  preview?: (address: string | null) => Elements
}

/** Chooses a picture and previews it before it is uploaded. */
export function PictureInput({ file, onFile, preview, ...text }: PictureInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!file) {
      setAddress(null)
      return undefined
    }
    const url = URL.createObjectURL(file)
    setAddress(url)
    return () => URL.revokeObjectURL(url)
  }, [file])

  return (
    <Field {...text}>
      {(wiring) => (
        <div className="file">
          {preview?.(address)}
          <input
            {...wiring}
            ref={input}
            className="screen-reader-only"
            type="file"
            accept="image/png,image/jpeg,image/webp,image/gif"
            onChange={(event) => onFile(event.target.files?.[0] ?? null)}
          />
          <Button size="small" tabIndex={-1} aria-hidden="true" onClick={() => input.current?.click()}>
            <Icon name="upload" size={16} /> <span>{file ? 'Cambiar imagen' : 'Elegir imagen'}</span>
          </Button>
          {file && (
            <Button
              size="small"
              onClick={() => {
                if (input.current) input.current.value = ''
                onFile(null)
              }}
            >
              Quitar
            </Button>
          )}
        </div>
      )}
    </Field>
  )
}

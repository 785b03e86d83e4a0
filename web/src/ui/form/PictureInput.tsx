import { pictureBytes } from '@trinchera/rules/limits'
import { useEffect, useRef, useState } from 'react'
import { pictureChooser } from '../../lib/picture-type'
import { PictureRefused, preparePicture } from '../../lib/prepare-picture'
import { Button } from '../controls/Button'
import { Field, type FieldText } from './Field'
import { Icon } from '../controls/Icon'
import type { Elements } from '../../lib/elements'

const megabytes = pictureBytes / 1024 / 1024
/** Help text with the accepted file types and the maximum size. */
export const pictureHelp = `PNG, JPG, WebP, GIF o TGA de hasta ${megabytes} MB.`

export const pictureError = (file: File | null) =>
  file && file.size > pictureBytes ? `La imagen pesa más de ${megabytes} MB` : null

interface PictureInputProps extends FieldText {
  file: File | null
  onFile: (file: File | null) => void
  /** Renders the picture. `address`: URL of the chosen picture; null if none is chosen. */
  preview?: (address: string | null) => Elements
}

/** An input for one picture, with a preview before the picture is uploaded. */
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

  const chosen = useRef<File>(null)
  const [refused, setRefused] = useState<string>()
  /** Sets the chosen file at once, and replaces it by the converted file (`preparePicture`) when that is ready. */
  async function choose(picked: File | null) {
    chosen.current = picked
    setRefused(undefined)
    onFile(picked)
    if (!picked) return
    try {
      const ready = await preparePicture(picked)
      if (chosen.current === picked && ready !== picked) onFile(ready)
    } catch (error) {
      if (chosen.current !== picked) return
      onFile(null)
      setRefused(error instanceof PictureRefused ? error.message : 'No pudimos leer la imagen. Elígela de nuevo.')
    }
  }

  return (
    <Field {...text} error={refused ?? text.error}>
      {(wiring) => (
        <div className="line file">
          {preview?.(address)}
          <input
            {...wiring}
            ref={input}
            className="screen-reader-only"
            type="file"
            accept={pictureChooser}
            onChange={(event) => void choose(event.target.files?.[0] ?? null)}
          />
          <Button size="small" tabIndex={-1} aria-hidden="true" onClick={() => input.current?.click()}>
            <Icon name="upload" size={16} /> <span>{file ? 'Cambiar imagen' : 'Elegir imagen'}</span>
          </Button>
          {file && (
            <Button
              size="small"
              onClick={() => {
                if (input.current) input.current.value = ''
                void choose(null)
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

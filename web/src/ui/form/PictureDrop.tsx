import { useEffect, useId, useRef, useState, type DragEvent } from 'react'
import { isPicture, pictureChooser } from '../../lib/picture-type'
import { preparePictures } from '../../lib/prepare-picture'
import { Icon } from '../controls/Icon'
import { FieldError } from './FieldError'
import css from './PictureDrop.module.css'

const picturesIn = (data: DataTransfer | null) => [...(data?.files ?? [])].filter(isPicture)

interface PictureDropProps {
  label: string
  help: string
  /** Error message; if set, the input is marked as invalid. */
  error?: string
  onFiles: (files: File[]) => void
  /** Number of pictures that may still be added. */
  left: number
}

/** An input that takes pictures by file selection (on a phone also the camera), drag and drop, and paste. */
export function PictureDrop({ label, help, error, onFiles, left }: PictureDropProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [preparing, setPreparing] = useState(0)
  const [refused, setRefused] = useState<string>()
  async function take(files: readonly File[]) {
    const chosen = files.slice(0, Math.max(0, left - preparing))
    if (chosen.length === 0) return
    setPreparing((count) => count + chosen.length)
    setRefused(undefined)
    const prepared = await preparePictures(chosen).finally(() => setPreparing((count) => count - chosen.length))
    if (prepared.ready.length > 0) latest.current.onFiles(prepared.ready)
    if (prepared.refused.length > 0) setRefused(prepared.refused.join('. '))
  }
  const latest = useRef({ take, onFiles })
  useEffect(() => {
    latest.current = { take, onFiles }
  })
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = picturesIn(event.clipboardData)
      if (files.length === 0) return
      event.preventDefault()
      void latest.current.take(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    void take(picturesIn(event.dataTransfer))
  }
  const wrong = refused ?? error
  return (
    <div
      className={`form-field row ${css.drop} ${over ? css.over : ''}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        id={id}
        className="screen-reader-only"
        type="file"
        multiple
        accept={pictureChooser}
        disabled={left <= 0}
        aria-describedby={`${id}-help`}
        aria-invalid={wrong ? true : undefined}
        onChange={({ target }) => {
          void take([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <label htmlFor={id} className={css.choose}>
        <Icon name="upload" size={18} /> <span>{label}</span>
      </label>
      {wrong ? (
        <FieldError icon id={`${id}-help`} text={wrong} />
      ) : (
        <p id={`${id}-help`} className="hint">
          {preparing > 0 ? 'Preparando…' : help}
        </p>
      )}
    </div>
  )
}

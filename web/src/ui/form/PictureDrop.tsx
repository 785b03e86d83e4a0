import { useEffect, useId, useRef, useState, type DragEvent } from 'react'
import { Icon } from '../controls/Icon'
import css from './PictureDrop.module.css'

const isPicture = ({ type }: File) => type.startsWith('image/')
const picturesIn = (data: DataTransfer | null) => [...(data?.files ?? [])].filter(isPicture)

interface PictureDropProps {
  label: string
  help: string
  /** An error sentence; marks the input invalid. */
  error?: string
  onFiles: (files: File[]) => void
  /** The most that may still be added. */
  left: number
}

/** Takes pictures by choosing (on a phone also the camera), dropping and pasting. */
export function PictureDrop({ label, help, error, onFiles, left }: PictureDropProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const take = (files: readonly File[]) => {
    if (files.length > 0) onFiles(files.slice(0, Math.max(0, left)))
  }
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = picturesIn(event.clipboardData)
      if (files.length === 0) return
      event.preventDefault()
      latest.current(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    take(picturesIn(event.dataTransfer))
  }
  return (
    <div
      className={`form-field ${css.drop} ${over ? css.over : ''}`}
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
        accept="image/png,image/jpeg,image/webp,image/gif"
        disabled={left <= 0}
        aria-describedby={`${id}-help`}
        aria-invalid={error ? true : undefined}
        onChange={({ target }) => {
          take([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <label htmlFor={id} className={css.choose}>
        <Icon name="upload" size={18} /> <span>{label}</span>
      </label>
      {error ? (
        <p id={`${id}-help`} className="field-error">
          <Icon name="warning" size={16} />
          <span>{error}</span>
        </p>
      ) : (
        <p id={`${id}-help`} className="hint">
          {help}
        </p>
      )}
    </div>
  )
}

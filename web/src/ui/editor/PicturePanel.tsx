import { useId, useRef, useState } from 'react'
import { pictureChooser } from '../../lib/picture-type'
import { Button } from '../controls/Button'
import { Icon } from '../controls/Icon'
import { pictureHelp } from '../form/PictureInput'
import css from './panel.module.css'
import { PanelField } from './PanelField'
import type { PanelProps } from './panel-props'

/** The picture that is selected or directly before the cursor; undefined if there is none. `alt`: its alternative text. */
function pictureAt({ quill }: PanelProps['editor']) {
  const { index } = quill.selection.savedRange
  for (const at of [index, index - 1]) {
    const { insert, attributes } = at < 0 ? {} : (quill.getContents(at, 1).ops[0] ?? {})
    if (typeof insert === 'object' && typeof insert.image === 'string')
      return { at, alt: typeof attributes?.alt === 'string' ? attributes.alt : '' }
  }
  return undefined
}

/** A panel to insert pictures or, if a picture is at the cursor, to edit its alternative text. */
export function PicturePanel({ editor, onClose }: PanelProps) {
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const [picture] = useState(() => pictureAt(editor))
  const [alt, setAlt] = useState(picture?.alt ?? '')

  function insert(files: FileList | null) {
    if (files?.length) editor.uploads?.insert(editor.quill.selection.savedRange, [...files])
    onClose()
  }

  function saveAlt() {
    if (picture) editor.quill.formatText(picture.at, 1, 'alt', alt.trim() || false, 'user')
    onClose()
  }

  return (
    <>
      <div className={`row ${css.row}`}>
        <input
          ref={input}
          id={id}
          className="screen-reader-only"
          type="file"
          tabIndex={-1}
          aria-label="Imagen del texto"
          multiple
          accept={pictureChooser}
          onChange={(event) => insert(event.target.files)}
        />
        <Button size="small" data-autofocus onClick={() => input.current?.click()}>
          <Icon name="upload" size={16} /> <span>Elegir imagen</span>
        </Button>
        <span className={`hint ${css.hint}`}>{`${pictureHelp} También puedes pegarla o soltarla en el texto.`}</span>
      </div>
      {picture && (
        <PanelField
          label="Qué muestra la imagen, para quien no la ve"
          value={alt}
          act="Guardar"
          onAct={saveAlt}
          onValue={setAlt}
        />
      )}
    </>
  )
}

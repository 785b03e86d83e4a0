import { useEffect, useRef, type KeyboardEvent, useState } from 'react'
import { backgrounds, textColors } from './palette'
import { ChoicePanel, SwatchPanel } from './ChoicePanel'
import { FormulaPanel } from './FormulaPanel'
import { LinkPanel } from './LinkPanel'
import type { PanelProps } from './panel-props'
import css from './panel.module.css'
import { PicturePanel } from './PicturePanel'
import { choicesOf, type Formats, type PanelName } from './tools'
import { videoIn, videoMessage } from '@trinchera/rules/videos'
import { Delta } from 'quill/core.js'
import { PanelField } from './PanelField'

/** A panel to insert a video by its URL. */
function VideoPanel({ editor: { quill }, onClose }: PanelProps) {
  const [address, setAddress] = useState('')
  const [error, setError] = useState('')

  function insert() {
    const video = videoIn(address)
    if (!video) {
      setError(address.trim() ? `Esa dirección no es un video. ${videoMessage}.` : videoMessage)
      return
    }
    const { index, length } = quill.selection.savedRange
    quill.updateContents(new Delta().retain(index).delete(length).insert({ video: video.src }), 'user')
    // Moves the cursor to the line below the video. If the video is last in the text, adds that line first.
    if (index + 2 >= quill.getLength()) quill.insertText(index + 1, '\n', 'user')
    quill.setSelection(index + 2, 0, 'silent')
    onClose()
  }

  return (
    <PanelField
      label="Dirección del video"
      placeholder="https://www.youtube.com/watch?v=…"
      value={address}
      error={error}
      act="Poner video"
      onAct={insert}
      onValue={(text) => {
        setAddress(text)
        setError('')
      }}
    />
  )
}

const labels: Record<PanelName, string> = {
  header: 'Título',
  color: 'Color del texto',
  background: 'Color de fondo',
  size: 'Tamaño',
  font: 'Letra',
  align: 'Alinear',
  link: 'Enlace',
  image: 'Imagen',
  video: 'Video',
  formula: 'Fórmula',
}

interface ToolPanelProps extends PanelProps {
  id: string
  panel: PanelName
  onFormats: (formats: Formats) => void
}

/** The panel of a tool, between the toolbar and the text. Escape closes it. */
export function ToolPanel({ id, panel, editor, onFormats, onClose }: ToolPanelProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('[data-autofocus], input:not([type="file"]), textarea, button')?.focus()
  }, [])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }

  function choose(value: unknown) {
    editor.quill.focus()
    editor.quill.format(panel, value, 'user')
    onFormats(editor.quill.getFormat())
    onClose()
  }

  const range = editor.quill.selection.savedRange
  const formats: Formats = editor.quill.getFormat(range.index, range.length)
  return (
    <div
      className={`grid ${css.panel}`}
      id={id}
      ref={box}
      role="group"
      aria-label={labels[panel]}
      onKeyDown={onKeyDown}
    >
      {(panel === 'header' || panel === 'size' || panel === 'font' || panel === 'align') && (
        <ChoicePanel name={panel} choices={choicesOf[panel]} current={formats[panel]} onChoose={choose} />
      )}
      {panel === 'color' && (
        <SwatchPanel swatches={textColors} none="Sin color" current={formats.color} onChoose={choose} />
      )}
      {panel === 'background' && (
        <SwatchPanel filled swatches={backgrounds} none="Sin fondo" current={formats.background} onChoose={choose} />
      )}
      {panel === 'link' && <LinkPanel editor={editor} current={formats.link} onClose={onClose} />}
      {panel === 'image' && <PicturePanel editor={editor} onClose={onClose} />}
      {panel === 'video' && <VideoPanel editor={editor} onClose={onClose} />}
      {panel === 'formula' && <FormulaPanel editor={editor} onClose={onClose} />}
    </div>
  )
}

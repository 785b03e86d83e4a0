import { useEffect, useRef, type KeyboardEvent } from 'react'
import { backgrounds, textColors } from './palette'
import { ChoicePanel, SwatchPanel } from './ChoicePanel'
import { FormulaPanel } from './FormulaPanel'
import { LinkPanel } from './LinkPanel'
import type { PanelProps } from './panel-props'
import css from './panel.module.css'
import { PicturePanel } from './PicturePanel'
import { choicesOf, type Formats, type PanelName } from './tools'
import { VideoPanel } from './VideoPanel'

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

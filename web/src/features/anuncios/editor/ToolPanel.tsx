import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { Editor } from './make-editor'
import { backgrounds, textColors } from './palette'
import { ChoicePanel, SwatchPanel } from './ChoicePanel'
import { FormulaPanel } from './FormulaPanel'
import { LinkPanel } from './LinkPanel'
import { PicturePanel } from './PicturePanel'
import { choicesOf, type Formats, type PanelName } from './tools'
import { VideoPanel } from './VideoPanel'

const names: Record<PanelName, string> = {
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

export interface PanelProps {
  editor: Editor
  /** Back to the text. */
  onClose: () => void
}

interface ToolPanelProps extends PanelProps {
  id: string
  panel: PanelName
  onFormats: (formats: Formats) => void
}

/** What a tool asks for, under the toolbar and never over the text. Escape goes back to the text. */
export function ToolPanel({ id, panel, editor, onFormats, onClose }: ToolPanelProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('[data-first], input:not([type="file"]), textarea, button')?.focus()
  }, [])

  function key(event: KeyboardEvent) {
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
    <div className="pan" id={id} ref={box} role="group" aria-label={names[panel]} onKeyDown={key}>
      {(panel === 'header' || panel === 'size' || panel === 'font' || panel === 'align') && (
        <ChoicePanel name={panel} choices={choicesOf[panel]} now={formats[panel]} onChoose={choose} />
      )}
      {panel === 'color' && (
        <SwatchPanel swatches={textColors} none="Sin color" now={formats.color} onChoose={choose} />
      )}
      {panel === 'background' && (
        <SwatchPanel filled swatches={backgrounds} none="Sin fondo" now={formats.background} onChoose={choose} />
      )}
      {panel === 'link' && <LinkPanel editor={editor} now={formats.link} onClose={onClose} />}
      {panel === 'image' && <PicturePanel editor={editor} onClose={onClose} />}
      {panel === 'video' && <VideoPanel editor={editor} onClose={onClose} />}
      {panel === 'formula' && <FormulaPanel editor={editor} onClose={onClose} />}
    </div>
  )
}

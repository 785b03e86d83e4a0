import { useState, type KeyboardEvent, type Ref } from 'react'
import type { EditorKind } from './formats'
import type { Editor } from './make-editor'
import { isOn, toolsOf, type Formats, type PanelName, type Tool } from './tools'

interface ToolbarProps {
  kind: EditorKind
  editor: Editor | undefined
  formats: Formats
  onFormats: (formats: Formats) => void
  /** Which panel is open under it. */
  open: PanelName | undefined
  panelId: string
  onOpen: (panel: PanelName | undefined) => void
  ref: Ref<HTMLDivElement>
}

/** What a press of a button does to the text. */
function use(tool: Tool, { quill }: Editor, on: boolean) {
  const range = quill.getSelection(true)
  if (tool.does === 'toggle') {
    quill.format(tool.format, on ? false : tool.value, 'user')
    // A line that runs the other way begins on the other side.
    if (tool.format === 'direction') quill.format('align', on ? false : 'right', 'user')
  } else if (tool.does === 'step') quill.format('indent', tool.value, 'user')
  else if (range.length > 0) quill.removeFormat(range.index, range.length, 'user')
  else {
    const [line, offset] = quill.getLine(range.index)
    if (line) quill.removeFormat(range.index - offset, Math.max(line.length() - 1, 0), 'user')
  }
}

/** The tools, one stop of the Tab key for all of them: the arrows go from one to the next. */
export function Toolbar({ kind, editor, formats, onFormats, open, panelId, onOpen, ref }: ToolbarProps) {
  const [stop, setStop] = useState(0)
  const groups = toolsOf[kind]
  const all = groups.flat()

  function press(tool: Tool) {
    if (!editor) return
    if (tool.does === 'panel') {
      onOpen(open === tool.panel ? undefined : tool.panel)
      return
    }
    use(tool, editor, isOn(tool, formats))
    onFormats(editor.quill.getFormat())
  }

  function move(event: KeyboardEvent<HTMLElement>) {
    const steps: Record<string, number> = { ArrowRight: stop + 1, ArrowLeft: stop - 1, Home: 0, End: all.length - 1 }
    const wanted = steps[event.key]
    if (wanted === undefined) {
      if (event.key === 'Escape') editor?.quill.focus()
      return
    }
    event.preventDefault()
    const next = (wanted + all.length) % all.length
    setStop(next)
    event.currentTarget.querySelectorAll<HTMLElement>('button')[next]?.focus()
  }

  return (
    <div className="tb" role="toolbar" aria-label="Formato" ref={ref} onKeyDown={move}>
      {groups.map((group, g) => (
        <span key={g} className="grp">
          {group.map((tool) => {
            const at = all.indexOf(tool)
            const on = isOn(tool, formats)
            return (
              <button
                key={tool.name}
                type="button"
                className={tool.look}
                tabIndex={at === stop ? 0 : -1}
                title={tool.name}
                aria-label={tool.face === tool.name ? undefined : tool.name}
                aria-pressed={tool.does === 'toggle' ? on : undefined}
                aria-expanded={tool.does === 'panel' ? open === tool.panel : undefined}
                aria-controls={tool.does === 'panel' && open === tool.panel ? panelId : undefined}
                data-on={on || undefined}
                aria-disabled={!editor || undefined}
                // The text keeps its selection while a tool is used on it.
                onMouseDown={(event) => event.preventDefault()}
                onFocus={() => setStop(at)}
                onClick={() => press(tool)}
              >
                <span aria-hidden={tool.face === tool.name ? undefined : true}>{tool.face}</span>
              </button>
            )
          })}
        </span>
      ))}
    </div>
  )
}

import { useState, type KeyboardEvent, type Ref } from 'react'
import type { EditorKind } from './formats'
import type { Editor } from './create-editor'
import css from './Toolbar.module.css'
import { isActive, toolsOf, type Formats, type PanelName, type Tool } from './tools'

interface ToolbarProps {
  kind: EditorKind
  editor: Editor | undefined
  formats: Formats
  onFormats: (formats: Formats) => void
  openPanel: PanelName | undefined
  panelId: string
  /** Opens a panel; undefined closes the open one. */
  onPanel: (panel: PanelName | undefined) => void
  ref: Ref<HTMLDivElement>
}

/** Applies a tool to the selected text. `active`: true if the text has the tool's format already; then the format is removed. */
function applyTool(tool: Tool, { quill }: Editor, active: boolean) {
  const range = quill.getSelection(true)
  if (tool.type === 'toggle') {
    quill.format(tool.format, active ? false : tool.value, 'user')
    // A right-to-left line is also aligned to the right.
    if (tool.format === 'direction') quill.format('align', active ? false : 'right', 'user')
  } else if (tool.type === 'indent') quill.format('indent', tool.value, 'user')
  else if (range.length > 0) quill.removeFormat(range.index, range.length, 'user')
  else {
    const [line, offset] = quill.getLine(range.index)
    if (line) quill.removeFormat(range.index - offset, Math.max(line.length() - 1, 0), 'user')
  }
}

/** The editor's toolbar. The Tab key stops at one button only; arrow keys move between the buttons (ARIA toolbar pattern). */
export function Toolbar({ kind, editor, formats, onFormats, openPanel, panelId, onPanel, ref }: ToolbarProps) {
  const [tabStop, setTabStop] = useState(0)
  const groups = toolsOf[kind]
  const tools = groups.flat()

  function press(tool: Tool) {
    if (!editor) return
    if (tool.type === 'panel') {
      onPanel(openPanel === tool.panel ? undefined : tool.panel)
      return
    }
    applyTool(tool, editor, isActive(tool, formats))
    onFormats(editor.quill.getFormat())
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const targets: Record<string, number> = {
      ArrowRight: tabStop + 1,
      ArrowLeft: tabStop - 1,
      Home: 0,
      End: tools.length - 1,
    }
    const target = targets[event.key]
    if (target === undefined) {
      if (event.key === 'Escape') editor?.quill.focus()
      return
    }
    event.preventDefault()
    const next = (target + tools.length) % tools.length
    setTabStop(next)
    event.currentTarget.querySelectorAll<HTMLElement>('button')[next]?.focus()
  }

  return (
    <div
      className={`${css.toolbar} ${kind === 'anuncio' ? css.anuncio : ''}`}
      role="toolbar"
      aria-label="Formato"
      ref={ref}
      onKeyDown={onKeyDown}
    >
      {groups.map((group, g) => (
        <span key={g} className={css.group}>
          {group.map((tool) => {
            const index = tools.indexOf(tool)
            const active = isActive(tool, formats)
            return (
              <button
                key={tool.name}
                type="button"
                data-look={tool.look}
                tabIndex={index === tabStop ? 0 : -1}
                title={tool.name}
                aria-label={tool.caption === tool.name ? undefined : tool.name}
                aria-pressed={tool.type === 'toggle' ? active : undefined}
                aria-expanded={tool.type === 'panel' ? openPanel === tool.panel : undefined}
                aria-controls={tool.type === 'panel' && openPanel === tool.panel ? panelId : undefined}
                data-on={active || undefined}
                aria-disabled={!editor || undefined}
                // The button must not take the focus, because then the text would lose its selection.
                onMouseDown={(event) => event.preventDefault()}
                onFocus={() => setTabStop(index)}
                onClick={() => press(tool)}
              >
                <span aria-hidden={tool.caption === tool.name ? undefined : true}>{tool.caption}</span>
              </button>
            )
          })}
        </span>
      ))}
    </div>
  )
}

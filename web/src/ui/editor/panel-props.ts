import type { Editor } from './create-editor'

/** Props that every panel of the editor has. */
export interface PanelProps {
  editor: Editor
  /** Closes the panel and returns the focus to the text. */
  onClose: () => void
}

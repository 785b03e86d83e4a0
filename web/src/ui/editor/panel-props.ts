import type { Editor } from './create-editor'

/** Props of every panel that a tool opens. */
export interface PanelProps {
  editor: Editor
  /** Closes the panel and returns the focus to the text. */
  onClose: () => void
}

import { Delta } from 'quill/core.js'
import { useState } from 'react'
import { Button } from '../controls/Button'
import { parseTypedLink } from './link'
import { PanelField } from './PanelField'
import type { PanelProps } from './panel-props'

/** The text range to change: the link at the cursor or, without a link, the selection. So a link need not be selected to be changed. */
function linkRange({ quill }: PanelProps['editor']) {
  const range = quill.selection.savedRange
  const [leaf] = quill.getLeaf(range.index)
  const link = leaf?.parent
  return range.length === 0 && link?.statics.blotName === 'link'
    ? { index: quill.getIndex(link), length: link.length() }
    : range
}

/** A panel to insert, change or remove a link. `current`: the URL of the link at the cursor. */
export function LinkPanel({ editor, current, onClose }: PanelProps & { current: unknown }) {
  const { quill } = editor
  const [address, setAddress] = useState(typeof current === 'string' ? current : '')
  const [error, setError] = useState('')

  function setLink() {
    const link = parseTypedLink(address, location.origin)
    if ('error' in link) {
      setError(link.error)
      return
    }
    const { index, length } = linkRange(editor)
    if (length > 0) quill.formatText(index, length, 'link', link.href, 'user')
    else {
      const label = address.trim()
      quill.updateContents(new Delta().retain(index).insert(label, { link: link.href }), 'user')
      quill.setSelection(index + label.length, 0, 'silent')
    }
    onClose()
    // Ends the link at the cursor, so that text typed after it does not belong to it.
    if (length === 0) quill.format('link', false, 'user')
  }

  function removeLink() {
    const { index, length } = linkRange(editor)
    quill.formatText(index, length, 'link', false, 'user')
    onClose()
  }

  return (
    <PanelField
      label="Dirección del enlace"
      placeholder="https://"
      value={address}
      error={error}
      act={current ? 'Cambiar' : 'Enlazar'}
      onAct={setLink}
      onValue={(text) => {
        setAddress(text)
        setError('')
      }}
    >
      {Boolean(current) && (
        <Button size="small" onClick={removeLink}>
          Quitar enlace
        </Button>
      )}
    </PanelField>
  )
}

import { Delta } from 'quill/core.js'
import { useState } from 'react'
import { Button } from '../../../ui/controls/Button'
import { askedLink } from './link'
import { PanelField } from './PanelField'
import type { PanelProps } from './ToolPanel'

/** The whole of a link that the cursor stands in, so that it need not be selected to be changed. */
function linkAround({ quill }: PanelProps['editor']) {
  const range = quill.selection.savedRange
  const [leaf] = quill.getLeaf(range.index)
  const link = leaf?.parent
  return range.length === 0 && link?.statics.blotName === 'link'
    ? { index: quill.getIndex(link), length: link.length() }
    : range
}

export function LinkPanel({ editor, now, onClose }: PanelProps & { now: unknown }) {
  const { quill } = editor
  const [address, setAddress] = useState(typeof now === 'string' ? now : '')
  const [error, setError] = useState('')

  function put() {
    const asked = askedLink(address, location.origin)
    if ('error' in asked) {
      setError(asked.error)
      return
    }
    const { index, length } = linkAround(editor)
    if (length > 0) quill.formatText(index, length, 'link', asked.href, 'user')
    else {
      const words = address.trim()
      quill.updateContents(new Delta().retain(index).insert(words, { link: asked.href }), 'user')
      quill.setSelection(index + words.length, 0, 'silent')
    }
    onClose()
    // What is written after a link is none.
    if (length === 0) quill.format('link', false, 'user')
  }

  function take() {
    const { index, length } = linkAround(editor)
    quill.formatText(index, length, 'link', false, 'user')
    onClose()
  }

  return (
    <PanelField
      label="Dirección del enlace"
      placeholder="https://"
      value={address}
      error={error}
      act={now ? 'Cambiar' : 'Enlazar'}
      onAct={put}
      onValue={(text) => {
        setAddress(text)
        setError('')
      }}
    >
      {Boolean(now) && (
        <Button size="small" onClick={take}>
          Quitar enlace
        </Button>
      )}
    </PanelField>
  )
}

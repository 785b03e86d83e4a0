import { videoIn, videoMessage } from '@trinchera/rules/videos'
import { Delta } from 'quill/core.js'
import { useState } from 'react'
import { PanelField } from './PanelField'
import type { PanelProps } from './panel-props'

/** A panel to insert a video by its URL. */
export function VideoPanel({ editor: { quill }, onClose }: PanelProps) {
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

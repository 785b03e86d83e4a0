import type { ClipboardEvent } from 'react'

/** Pastes a table into a text area with ' | ' between the cells, because tabs would not be recognizable in plain text. */
export function pasteTable(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const { clipboardData, currentTarget: area } = event
  const text = clipboardData.getData('text/plain')
  if (!text.includes('\t') || !/<table\b/i.test(clipboardData.getData('text/html'))) return
  event.preventDefault()
  const rows = text.trimEnd().replace(/\r\n?/g, '\n').replaceAll('\t', ' | ')
  const room =
    area.maxLength < 0 ? rows.length : area.maxLength - area.value.length + (area.selectionEnd - area.selectionStart)
  area.setRangeText(rows.slice(0, Math.max(0, room)), area.selectionStart, area.selectionEnd, 'end')
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

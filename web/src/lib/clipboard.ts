/** The older way to copy, for pages without a secure context or permission. Returns false if the browser refuses. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  // The field is invisible, and placed so that focusing it cannot scroll the page.
  field.style.cssText = 'position:fixed;top:0;left:0;opacity:0'
  const focused = document.activeElement
  // A modal dialog traps the focus, so the field must be inside the dialog.
  ;(focused?.closest('[role="dialog"]') ?? document.body).append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}

/** Copies a text to the clipboard. Returns false if the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

/** As browsers did it before: needs neither a secure page nor a permission. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  // Seen by nobody, and where it is it cannot make the page scroll.
  field.style.cssText = 'position:fixed;top:0;left:0;opacity:0'
  const focused = document.activeElement
  // Inside an open dialog the focus may not leave it.
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

/** Puts a text where the next paste takes it from; false where the browser does not let us. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

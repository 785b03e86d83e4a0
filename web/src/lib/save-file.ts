/** Hands a text to the person as a file. */
export function saveFile(name: string, text: string, type: string) {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers begin reading only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

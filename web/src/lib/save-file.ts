/** Downloads a text as a file. */
export function saveFile(name: string, text: string, type: string) {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Revoked late, because some browsers read the file only some time after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** The file that a `data:` URL contains; null if the URL is malformed or the file is empty. */
export function parseDataUrl(address: string): File | null {
  const [, type = '', base64, data = ''] = /^data:([\w/+.-]*)(?:;[\w=-]+)*?(;base64)?,(.*)$/s.exec(address) ?? []
  try {
    const text = base64 ? atob(data) : decodeURIComponent(data)
    return text ? new File([Uint8Array.from(text, (char) => char.charCodeAt(0))], '', { type }) : null
  } catch {
    return null
  }
}

/** The plain text of cleaned HTML. */
export function textOf(html: string): string {
  const text = html.replace(/<(?:br|\/p|\/li|\/h\d|\/div|\/blockquote|\/pre)\b[^>]*>/g, '\n').replace(/<[^>]*>/g, '')
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
}

/** Plain text of sanitized HTML. Each table row becomes a line with ' | ' between its cells. */
export function textOf(html: string): string {
  const text = html
    .replace(/(?:<\/p>)?<\/t[dh]>\s*(?=<t[dh]\b)/g, ' | ')
    .replace(/<(?:br|\/p|\/li|\/h\d|\/div|\/blockquote|\/pre|\/tr)\b[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
}

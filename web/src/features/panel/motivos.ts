import { longestMotivo } from '@trinchera/rules/limits'

/**
 * Text of the reason field after staff picked a template. The template replaces an empty text or another template, and is appended to any
 * other text. If the result would be too long, the text stays unchanged.
 */
export function withTemplate(motivo: string, template: string, templates: readonly string[]): string {
  const typed = motivo.trim()
  if (!template || typed.endsWith(template)) return motivo
  const text = typed === '' || templates.includes(typed) ? template : `${typed} ${template}`
  return text.length > longestMotivo ? motivo : text
}

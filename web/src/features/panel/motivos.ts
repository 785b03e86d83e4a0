import { longestMotivo } from '@trinchera/rules/limits'

/** The reason field's text after staff picked a template: replaces an empty text or another template, otherwise is appended if it fits. */
export function withTemplate(motivo: string, template: string, templates: readonly string[]): string {
  const typed = motivo.trim()
  if (!template || typed.endsWith(template)) return motivo
  const text = typed === '' || templates.includes(typed) ? template : `${typed} ${template}`
  return text.length > longestMotivo ? motivo : text
}

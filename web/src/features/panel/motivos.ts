import { longestMotivo } from '@trinchera/rules/limits'

/** The reason after a template was picked. The template replaces an empty text or another template, and is appended to any other text. */
export function withTemplate(motivo: string, template: string, templates: readonly string[]): string {
  const typed = motivo.trim()
  if (!template || typed.endsWith(template)) return motivo
  const text = typed === '' || templates.includes(typed) ? template : `${typed} ${template}`
  return text.length > longestMotivo ? motivo : text
}

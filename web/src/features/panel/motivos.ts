import { longestMotivo } from '@trinchera/rules/limits'

/** A reason after a template was picked: it takes the place of nothing or of another template, and follows what was typed. */
export function withTemplate(motivo: string, template: string, templates: readonly string[]): string {
  const typed = motivo.trim()
  if (!template || typed.endsWith(template)) return motivo
  const text = typed === '' || templates.includes(typed) ? template : `${typed} ${template}`
  return text.length > longestMotivo ? motivo : text
}

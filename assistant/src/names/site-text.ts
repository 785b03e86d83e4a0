/** Something published on the site that can be quoted. */
export interface SiteText {
  kind: 'anuncio' | 'torneo' | 'regla' | 'guia' | 'foro' | 'privacidad'
  title: string
  address: string
  /** Who published it; null where nobody signs. */
  by: string | null
  /** ISO 8601; null where it has no day. */
  at: string | null
  /** Its sentences, as plain text, and what the words of each have in common with their other forms. */
  sentences: readonly string[]
  inSentences: readonly ReadonlySet<string>[]
  inTitle: ReadonlySet<string>
  inBody: ReadonlySet<string>
}

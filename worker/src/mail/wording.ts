/** Content of a letter, before rendering as text and HTML. Names in it are escaped by `named`. */
export interface Wording {
  subject: string
  /** Preview shown beside the subject in a mail list. */
  preheader: string
  greeting: string
  paragraphs: readonly string[]
  button: { text: string; path: string }
  /** Validity, and what to do with an unrequested mail. */
  note: string
}

/**
 * Makes a name safe in a mail: one line, no header injection or direction marks. An invisible joiner after each dot
 * keeps mail clients from linking a name that looks like a domain.
 */
export const named = (name: string) =>
  name
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\s]+/gu, ' ')
    .trim()
    .replace(/[.:/@](?=\S)/gu, '$&\u2060')

/** Content of an e-mail, before it is rendered as text and HTML. Names in it are escaped by `named`. */
export interface Wording {
  subject: string
  /** Preview text that mail clients show next to the subject. */
  preheader: string
  greeting: string
  paragraphs: readonly string[]
  button: { text: string; path: string }
  /** How long the e-mail's link is valid, and what to do if the e-mail was not requested. */
  note: string
}

/**
 * Makes a name safe in an e-mail: one line, without header injection or direction marks. An invisible joiner after each dot keeps mail
 * clients from turning a name that looks like a domain into a link.
 */
export const named = (name: string) =>
  name
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\s]+/gu, ' ')
    .trim()
    .replace(/[.:/@](?=\S)/gu, '$&\u2060')

/** Content of an e-mail, before it is rendered as text and HTML. Names of players in it went through `named`. */
export interface Wording {
  subject: string
  /** Preview text that mail clients show next to the subject. */
  preheader: string
  greeting: string
  paragraphs: readonly string[]
  button: { text: string; path: string }
  /** Text below the button, such as how long its link is valid, and what to do if the e-mail was not requested. */
  note: string
}

/**
 * Makes a name safe for an e-mail: one line, without direction marks. After each dot an invisible character is inserted, so that mail
 * clients do not turn a name that looks like a domain into a link.
 */
export const named = (name: string) =>
  name
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\s]+/gu, ' ')
    .trim()
    .replace(/[.:/@](?=\S)/gu, '$&\u2060')

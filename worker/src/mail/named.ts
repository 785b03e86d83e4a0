/**
 * Makes a name safe in a mail: one line, no header injection or direction marks. An invisible joiner after each dot
 * keeps mail clients from linking a name that looks like a domain.
 */
export const named = (name: string) =>
  name
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\s]+/gu, ' ')
    .trim()
    .replace(/[.:/@](?=\S)/gu, '$&\u2060')

/** Characters that are invisible or change the text's direction, except U+200C, U+200D and variation selectors (for emoji and Persian). */
/* oxlint-disable no-control-regex */
const invisible =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}\p{Noncharacter_Code_Point}]/gu
/* oxlint-enable no-control-regex */

/** Halves of surrogate pairs without the other half, which are not valid Unicode. */
const loneSurrogates = /\p{Surrogate}/gu

/** Removes invisible characters and replaces unpaired surrogates. */
export const withoutInvisible = (text: string) => text.replace(loneSurrogates, '\ufffd').replace(invisible, '')

/** True if a plain text has no visible characters. */
export const isBlank = (text: string) => !/[^\s\p{C}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u.test(text)

/** Turns a text such as a title or a reason into one line without invisible characters. */
export const plainLine = (text: string) => withoutInvisible(text.replace(/\s+/g, ' ')).trim()

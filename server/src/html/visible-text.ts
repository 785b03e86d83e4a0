/**
 * What nobody sees and what turns the reading around: controls but tab and line break, direction marks and overrides, joiners that join nothing,
 * tags and fillers. What emoji and Persian are written with (U+200C, U+200D, variation selectors) stays.
 */
/* oxlint-disable no-control-regex */
const invisible =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}\p{Noncharacter_Code_Point}]/gu
/* oxlint-enable no-control-regex */

/** Half of a character that has two. */
const halves = /\p{Surrogate}/gu

/** The text as it reads. */
export const withoutInvisible = (text: string) => text.replace(halves, '\ufffd').replace(invisible, '')

/** Whether there is anything to see in plain text. */
export const isBlank = (text: string) => !/[^\s\p{C}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u.test(text)

/** One line as a person wrote it: a title, a reason. */
export const plainLine = (text: string) => withoutInvisible(text.replace(/\s+/g, ' ')).trim()

import { lazily } from '@trinchera/rules/lazily'

/** Neither database has Spanish collation (ñ after n): names are sorted with this. Made at its first use, since a start would wait for the language's data. */
const collator = lazily(() => new Intl.Collator('es'))
export const inSpanish = (a: string, b: string): number => collator().compare(a, b)

import { lazily } from '@trinchera/rules/lazily'

/**
 * Compares names in Spanish order (ñ after n), which neither database supports. Created at first use, because loading the language data
 * slows down the start.
 */
const collator = lazily(() => new Intl.Collator('es'))
export const inSpanish = (a: string, b: string): number => collator().compare(a, b)

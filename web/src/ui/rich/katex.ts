import katex from 'katex'
import 'katex/dist/katex.min.css'
import { trustedHtml } from './trusted-html'

const settings = { trust: false, strict: 'ignore', maxSize: 20, maxExpand: 200, output: 'htmlAndMathml' } as const

/** Renders TeX as trusted HTML; a part that cannot be parsed is shown as source. */
export const renderFormula = (tex: string): string =>
  trustedHtml(katex.renderToString(tex, { ...settings, throwOnError: false, errorColor: 'currentColor' }))

/** The first error in a formula, null if it parses. Only its position is used, because the library's message is in English. */
export function findFormulaError(tex: string): { position: number | null } | null {
  try {
    katex.renderToString(tex, { ...settings, throwOnError: true })
    return null
  } catch (error) {
    return { position: error instanceof katex.ParseError && typeof error.position === 'number' ? error.position : null }
  }
}

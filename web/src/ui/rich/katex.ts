import katex from 'katex'
import 'katex/dist/katex.min.css'
import { trustedHtml } from './trusted-html'

const settings = { trust: false, strict: 'ignore', maxSize: 20, maxExpand: 200, output: 'htmlAndMathml' } as const

/** Renders a TeX formula as trusted HTML. Parts that cannot be parsed are shown as source. */
export const renderFormula = (tex: string): string =>
  trustedHtml(katex.renderToString(tex, { ...settings, throwOnError: false, errorColor: 'currentColor' }))

/** Position of the first error in a TeX formula; null if it has none. The library's message is not returned, because it is in English. */
export function findFormulaError(tex: string): { position: number | null } | null {
  try {
    katex.renderToString(tex, { ...settings, throwOnError: true })
    return null
  } catch (error) {
    return { position: error instanceof katex.ParseError && typeof error.position === 'number' ? error.position : null }
  }
}

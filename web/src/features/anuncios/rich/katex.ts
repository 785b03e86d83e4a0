import katex from 'katex'
import 'katex/dist/katex.min.css'

const settings = { trust: false, strict: 'ignore', maxSize: 20, maxExpand: 200, output: 'htmlAndMathml' } as const

/** A formula as HTML; what cannot be read of it is shown as it was typed. */
export const drawFormula = (tex: string): string =>
  katex.renderToString(tex, { ...settings, throwOnError: false, errorColor: 'currentColor' })

/** What is wrong with a formula, where something is: the library says it in English, with the place. */
export function formulaFault(tex: string): { at: number | null } | null {
  try {
    katex.renderToString(tex, { ...settings, throwOnError: true })
    return null
  } catch (error) {
    return { at: error instanceof katex.ParseError && typeof error.position === 'number' ? error.position : null }
  }
}

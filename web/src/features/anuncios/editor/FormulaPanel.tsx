import { Delta } from 'quill/core.js'
import { useEffect, useState } from 'react'
import { PanelField } from './PanelField'
import type { PanelProps } from './ToolPanel'

type Library = typeof import('../rich/katex')

function useLibrary() {
  const [library, setLibrary] = useState<Library>()
  useEffect(() => {
    let here = true
    void import('../rich/katex').then(
      (loaded) => here && setLibrary(loaded),
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [])
  return library
}

/** The formula at the cursor or selected, to be changed. */
function formulaAt({ quill }: PanelProps['editor']) {
  const { index } = quill.selection.savedRange
  const { insert } = quill.getContents(index, 1).ops[0] ?? {}
  return typeof insert === 'object' && typeof insert.formula === 'string' ? insert.formula : undefined
}

function whatIsWrong(tex: string, at: number | null) {
  if (at === null) return 'La fórmula no se entiende'
  return at >= tex.trimEnd().length
    ? 'A la fórmula le falta algo al final'
    : `La fórmula no se entiende desde «${tex.slice(at, at + 12)}»`
}

/** A formula in TeX, drawn as it is typed. */
export function FormulaPanel({ editor, onClose }: PanelProps) {
  const { quill } = editor
  const [before] = useState(() => formulaAt(editor))
  const [tex, setTex] = useState(before ?? '')
  const [asked, setAsked] = useState(false)
  const library = useLibrary()
  const fault = tex.trim() ? library?.formulaFault(tex) : null
  const wrong = fault ? whatIsWrong(tex, fault.at) : asked && !tex.trim() ? 'Escribe la fórmula' : ''

  function put() {
    setAsked(true)
    if (!tex.trim() || fault) return
    const { index, length } = quill.selection.savedRange
    quill.updateContents(
      new Delta()
        .retain(index)
        .delete(before ? 1 : length)
        .insert({ formula: tex.trim() }),
      'user',
    )
    quill.setSelection(index + 1, 0, 'silent')
    onClose()
  }

  return (
    <PanelField
      mono
      label="Fórmula en TeX"
      placeholder="nuevo = w - \lceil (w - l) / 2 \rceil"
      value={tex}
      error={wrong}
      act={before ? 'Cambiar' : 'Poner fórmula'}
      onAct={put}
      onValue={setTex}
      below={tex.trim() && library && !fault ? <RenderedFormula library={library} tex={tex} /> : null}
    />
  )
}

function RenderedFormula({ library, tex }: { library: Library; tex: string }) {
  return (
    <p className="seen">
      <span className="lbl">Así queda</span>
      <span
        className="formula"
        ref={(element) => {
          if (element) element.innerHTML = library.drawFormula(tex)
        }}
      />
    </p>
  )
}

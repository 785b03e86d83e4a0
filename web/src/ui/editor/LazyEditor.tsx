import { lazy, Suspense } from 'react'
import type { RichEditorProps } from './RichEditor'

const RichEditor = lazy(() => import('./RichEditor'))

/** The editor, loaded when somebody starts to write, because Quill is large. */
export const LazyEditor = (props: RichEditorProps) => (
  <Suspense
    fallback={
      <div className="form-field" aria-busy="true">
        <span className="label">{props.label}</span>
        {/* As tall as the empty editor, so that the content below does not move. */}
        <div style={{ minHeight: 136 }}>
          <p className="small waits">Abriendo el editor…</p>
        </div>
      </div>
    }
  >
    <RichEditor {...props} />
  </Suspense>
)

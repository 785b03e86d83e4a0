import { lazy, Suspense } from 'react'
import type { RichEditorProps } from './RichEditor'

const RichEditor = lazy(() => import('./RichEditor'))

/** The rich text editor. Its chunk is loaded only when somebody starts to write, because Quill is large. */
export const LazyEditor = (props: RichEditorProps) => (
  <Suspense
    fallback={
      <div className="form-field" aria-busy="true">
        <span className="label">{props.label}</span>
        {/* This placeholder has the height of an empty editor, so that the content below does not move. */}
        <div style={{ minHeight: 136 }}>
          <p className="small waits">Abriendo el editor…</p>
        </div>
      </div>
    }
  >
    <RichEditor {...props} />
  </Suspense>
)

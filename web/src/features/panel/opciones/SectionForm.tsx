import { Button } from '../../../ui/controls/Button'
import { SectionHead } from '../../../ui/controls/SectionHead'
import { ConflictChoice } from '../ConflictChoice'
import type { FieldConflict } from '../use-edit'
import { onlyIn } from './lines'
import css from './opciones.module.css'
import type { useSection } from './use-section'
import type { Elements } from '../../../lib/elements'

type Form = Pick<ReturnType<typeof useSection>, 'form' | 'pending' | 'dirty' | 'keepOwn' | 'takeStored' | 'discard'>

interface SectionFormProps<K extends string, Item> {
  /** What `useSection` returned. */
  section: Form & { base: Readonly<Record<K, unknown>>; conflicts: readonly FieldConflict<K>[] }
  title: string
  count?: number
  /** Line of text shown below the title. */
  lead: string
  /** Names of the fields, and the text for an item of a field that is a list. Both are shown in an edit conflict. */
  labels: Readonly<Record<K, string>>
  lineOf?: (item: Item) => string
  wide?: boolean
  children: Elements
}

/** Form of one section of the options. While there are unsaved changes, its button bar is sticky and offers to discard them. */
export function SectionForm<K extends string, Item = unknown>(props: SectionFormProps<K, Item>) {
  const { section, title, count, lead, labels, lineOf = String, wide, children } = props
  const { form, pending, dirty, base, conflicts, keepOwn, takeStored, discard } = section
  const text = (field: K, value: unknown) => {
    const before = base[field]
    return Array.isArray(value) && Array.isArray(before) ? onlyIn(value.map(lineOf), before.map(lineOf)) : String(value)
  }
  const rows = conflicts.map(({ field, stored, own }) => ({
    label: labels[field],
    stored: text(field, stored),
    own: text(field, own),
  }))
  return (
    <section>
      <SectionHead title={title} count={count} />
      <p className="small">{lead}</p>
      {rows.length > 0 && <ConflictChoice rows={rows} onKeepOwn={keepOwn} onTakeStored={takeStored} />}
      <form {...form} className={wide ? `${css.form} ${css.wide}` : css.form} aria-label={title}>
        {children}
        <div className={`row mt-3 ${css.saveBar} ${dirty ? css.dirty : ''}`}>
          <Button
            kind="primary"
            type="submit"
            pending={pending}
            disabled={!dirty || rows.length > 0}
            pendingText="Guardando…"
          >
            Guardar
          </Button>
          {dirty && <Button onClick={discard}>Dejarlo como estaba</Button>}
          <span className="small brass" role="status">
            {dirty && 'Sin guardar'}
          </span>
        </div>
      </form>
    </section>
  )
}

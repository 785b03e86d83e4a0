import { Button } from '../../../ui/controls/Button'
import { SectionHead } from '../../../ui/controls/SectionHead'
import { ConflictChoice, type ConflictRow } from '../ConflictChoice'
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
  /** The fields' names; for a field that is a list, also the text for one item. Shown in an edit conflict. */
  labels: Readonly<Record<K, string>>
  lineOf?: (item: Item) => string
  wide?: boolean
  children: Elements
}

interface FormFrameProps extends Form {
  title: string
  count?: number
  lead: string
  /** The fields that somebody else has meanwhile changed too, with both values. */
  rows: readonly ConflictRow[]
  wide?: boolean
  children: Elements
}

/** Form for one part of the site's settings. While it has unsaved changes, its button bar is sticky and offers to discard them. */
export function FormFrame(props: FormFrameProps) {
  const { title, count, lead, rows, wide, children, form, pending, dirty, keepOwn, takeStored, discard } = props
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

/** Form of one section of the options. */
export function SectionForm<K extends string, Item = unknown>(props: SectionFormProps<K, Item>) {
  const { section, title, count, lead, labels, lineOf = String, wide, children } = props
  const { base, conflicts } = section
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
    <FormFrame {...section} title={title} count={count} lead={lead} rows={rows} wide={wide}>
      {children}
    </FormFrame>
  )
}

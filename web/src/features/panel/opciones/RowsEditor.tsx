import type { ComponentProps } from 'react'
import { Button } from '../../../ui/controls/Button'
import { Input, Select } from '../../../ui/form/Field'
import { Options } from '../../../ui/form/Options'
import css from './opciones.module.css'

/** One field of every row: a text input or, with `choices` (texts by value), a select. */
export interface Column<Row> extends Pick<ComponentProps<'input'>, 'inputMode' | 'list' | 'maxLength' | 'spellCheck'> {
  /** Name of the field in the API's errors. */
  name: string
  label: string
  value: (row: Row) => string
  change: (text: string) => Partial<Row>
  placeholder?: (row: Row) => string
  choices?: Readonly<Record<string, string>>
}

interface RowsEditorProps<Row> {
  label: string
  className: string | undefined
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => number
  /** What a row is called by screen readers. */
  nameOf: (row: Row) => string
  errorOf: (index: number, name: string) => string | undefined
  onRows: (rows: Row[]) => void
  /** Returns true for the rows to show; by default all are shown. */
  isShown?: (row: Row, index: number) => boolean
  /** Returns the rows with the one at `index` moved up. Given if their order matters; then the last remaining row cannot be removed. */
  raised?: (rows: readonly Row[], index: number) => Row[]
}

/** A list of rows of fields, each with a button that removes the row. */
export function RowsEditor<Row>(props: RowsEditorProps<Row>) {
  const { label, className, columns, rows, keyOf, nameOf, errorOf, onRows, isShown = () => true, raised } = props
  const change = (index: number, patch: Partial<Row>) =>
    onRows(rows.map((row, at) => (at === index ? { ...row, ...patch } : row)))
  return (
    <ul className={`list ${css.rows} ${className}`} aria-label={label}>
      {rows.map(
        (row, index) =>
          isShown(row, index) && (
            <li key={keyOf(row)}>
              <fieldset>
                <legend className="screen-reader-only">{nameOf(row)}</legend>
                {columns.map(({ name, value, change: changed, placeholder, choices, ...input }) => {
                  const wiring = {
                    value: value(row),
                    error: errorOf(index, name),
                    onChange: ({ target }: { target: { value: string } }) => change(index, changed(target.value)),
                  }
                  return choices ? (
                    <Select key={name} label={input.label} {...wiring}>
                      <Options of={Object.entries(choices)} />
                    </Select>
                  ) : (
                    <Input key={name} {...input} {...wiring} autoComplete="off" placeholder={placeholder?.(row)} />
                  )
                })}
                {raised && (
                  <Button
                    size="small"
                    aria-label={`Subir ${nameOf(row)}`}
                    disabled={index === 0}
                    onClick={() => onRows(raised(rows, index))}
                  >
                    Subir
                  </Button>
                )}
                <Button
                  size="small"
                  aria-label={`Quitar ${nameOf(row)}`}
                  disabled={raised && rows.length === 1}
                  onClick={() => onRows(rows.filter((_, at) => at !== index))}
                >
                  Quitar
                </Button>
              </fieldset>
            </li>
          ),
      )}
    </ul>
  )
}

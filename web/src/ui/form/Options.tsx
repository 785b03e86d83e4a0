interface OptionsProps {
  /** Value and text of each option. */
  of: readonly (readonly [value: string | number, text: string | number])[] | undefined
  /** True for names, which browsers must not translate. */
  untranslated?: boolean
}

/** The `<option>` elements of a select. */
export const Options = ({ of = [], untranslated }: OptionsProps) =>
  of.map(([value, text]) => (
    <option key={value} value={value} translate={untranslated ? 'no' : undefined}>
      {text}
    </option>
  ))

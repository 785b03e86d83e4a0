import { formatTime } from '@trinchera/rules/presentation'
import { useDraft } from '../../../lib/draft'

/** What is being written, as one text, with the time it was last kept; it survives a login and a reload of this tab. */
export function useKept(key: string) {
  const { fields, write, forget, full } = useDraft(key, { typed: '', at: '' })
  return {
    typed: fields.typed,
    keepTyped: (typed: string) => write({ typed, at: new Date().toISOString() }),
    forget,
    /** Nothing is written any more. */
    clear: () => {
      write({ typed: '', at: '' })
      forget()
    },
    note: full
      ? 'Este navegador no tiene espacio para guardar el borrador'
      : fields.at
        ? `Borrador guardado a las ${formatTime(fields.at)}`
        : '',
  }
}

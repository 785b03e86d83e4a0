import { formatTime } from '@trinchera/rules/presentation'
import { useDraft } from './draft'
import { serverNow } from './server-time'

/** A draft that consists of one text and the time when it was last stored. It survives a login and a reload in this tab. */
export function useTextDraft(key: string) {
  const { fields, write, removeStored, full } = useDraft(key, { typed: '', at: '' })
  return {
    text: fields.typed,
    store: (typed: string) => write({ typed, at: new Date(serverNow()).toISOString() }),
    /** Removes the draft from the storage, but keeps the text in the form. */
    removeStored,
    clear: () => {
      write({ typed: '', at: '' })
      removeStored()
    },
    status: full
      ? 'Este navegador no tiene espacio para guardar el borrador'
      : fields.at
        ? `Borrador guardado a las ${formatTime(fields.at)}`
        : '',
  }
}

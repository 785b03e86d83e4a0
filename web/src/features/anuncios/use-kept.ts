import { formatTime } from '@trinchera/rules/presentation'
import { useDraft } from '../../lib/draft'

/** Texts of a form with the time they were last kept; they survive a login and a reload of this tab. */
export function useKept<K extends string>(key: string, empty: Record<K, string>) {
  const { fields, write, forget } = useDraft<K | 'at'>(key, { ...empty, at: '' })
  return {
    fields,
    write: (patch: Partial<Record<K, string>>) => write({ ...patch, at: new Date().toISOString() }),
    forget,
    kept: fields.at ? `Borrador guardado a las ${formatTime(fields.at)}` : '',
  }
}

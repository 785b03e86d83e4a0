import type { Mensaje, Tema } from '@trinchera/contract/foro'
import { extracto } from '@trinchera/rules/foro'
import { textOf } from '@trinchera/rules/html-text'
import { extractoLength } from '@trinchera/rules/limits'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { useClockOffset } from '../../lib/clock'
import { useDraft } from '../../lib/draft'
import { keep, mostWaiting } from '../../lib/outbox'
import { serverNow } from '../../lib/server-time'
import { useSession } from '../../lib/session'
import { EntryBox, type EntryBoxHandle } from '../../ui/discussion/EntryBox'
import { LimitsNote } from './LimitsNote'
import { refusalOf } from './limits-text'
import { limitesQuery } from './topic-queries'
import { QuoteOfDraft } from './Quote'
import { useTellWriting } from './Writers'

export const draftKey = (tema: number) => `tema:${tema}`
const quoteKey = (tema: number) => `tema-cita:${tema}`

const words = {
  login: 'Inicia sesión para responder',
  open: 'Responder',
  send: 'Enviar mensaje',
  tooLong: 'El mensaje pesa más de 20 kB. Acórtalo un poco.',
}

export interface ComposerHandle {
  quote: (mensaje: Mensaje) => void
}

interface ComposerProps {
  tema: Tema
  /** Id of the last post that was on the writer's screen, sent with the new post. */
  visto: number
  /** Why the player cannot send a post now. Empty if sending is possible. */
  shut: string
  /** True if the editor opens with the text of an unsent post that the player edits again. */
  focused: boolean
  onSent: () => void
  ref?: Ref<ComposerHandle>
}

/** True until the time `until` (ISO) has passed; the component rerenders at that time. */
function useWaits(until: string | null | undefined): boolean {
  const [passed, setPassed] = useState<string>()
  const offset = useClockOffset()
  useEffect(() => {
    if (!until) return undefined
    const timer = setTimeout(() => setPassed(until), Date.parse(until) - serverNow())
    return () => clearTimeout(timer)
  }, [until, offset])
  return Boolean(until) && passed !== until
}

/** The editor for a new post in a topic, with the quoted post above it. Text and quote are kept as drafts until the post is sent. */
export function Composer({ tema, visto, shut, focused, onSent, ref }: ComposerProps) {
  const session = useSession()
  const { data: limites } = useQuery({ ...limitesQuery, enabled: session !== null })
  const { fields, write, removeStored } = useDraft(quoteKey(tema.id), { id: '', creador: '', extracto: '' })
  const box = useRef<EntryBoxHandle>(null)
  const tell = useTellWriting(tema.id)
  const [error, setError] = useState('')
  const noQuote = () => {
    write({ id: '', creador: '', extracto: '' })
    removeStored()
  }
  useImperativeHandle(ref, () => ({
    quote({ id, creador, contenido }) {
      write({ id: String(id), creador, extracto: extracto(textOf(contenido), extractoLength) })
      box.current?.write()
    },
  }))
  const cita = fields.id ? { ...fields, id: Number(fields.id) } : null
  const waits = useWaits(limites?.espera)
  return (
    <EntryBox
      ref={box}
      draft={draftKey(tema.id)}
      words={words}
      focused={focused}
      kind="post"
      mentions
      above={cita && <QuoteOfDraft cita={cita} onRemove={noQuote} />}
      note={
        <>
          <LimitsNote limites={limites} />
          {(shut || error) && (
            <p className="field-error" role="alert">
              {shut || error}
            </p>
          )}
        </>
      }
      shut={shut !== ''}
      disabled={shut !== '' || waits || limites?.mensajes === 0}
      check={(html) => refusalOf(html, limites)}
      onType={tell}
      onCancel={noQuote}
      onSend={(html) => {
        const kept = keep({ kind: 'mensaje-foro', tema: tema.id, slug: tema.slug, html, cita: cita?.id ?? null, visto })
        if (kept) {
          noQuote()
          onSent()
        } else setError(`Ya hay ${mostWaiting} escritos por enviar en este dispositivo.`)
        return kept
      }}
    />
  )
}

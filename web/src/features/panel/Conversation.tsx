import { formatDateTime } from '@trinchera/rules/presentation'
import { useQuery } from '@tanstack/react-query'
import { SectionHead } from '../../ui/controls/SectionHead'
import { QueryState } from '../../ui/state/states'
import css from './Conversation.module.css'
import { retoConversationQuery } from './queries'

interface ConversationProps {
  reto: { id: number; retador: { id: number; nombre: string }; retado: { id: number; nombre: string } }
}

/** The messages between the two clans of a reto. Staff see hidden messages too. */
export function Conversation({ reto: { id, retador, retado } }: ConversationProps) {
  const query = useQuery(retoConversationQuery(id))
  const { data, isPending } = query
  const clan = (of: number | null) => [retador, retado].find((side) => side.id === of)?.nombre
  return (
    <section aria-busy={isPending} aria-label="Conversación de los dos clanes">
      <SectionHead title="Conversación" count={data?.length} note="no es pública" />
      <QueryState
        query={query}
        lines={2}
        loading="Cargando la conversación…"
        failed="No pudimos traer la conversación"
      />
      {data?.length === 0 && <p className="small dim">Nadie escribió nada.</p>}
      {data && data.length > 0 && (
        // Focusable, so that a long conversation can be scrolled with the keyboard.
        <div className={css.messages} {...{ tabIndex: 0, role: 'group', 'aria-label': 'Mensajes' }}>
          <ol className="list">
            {data.map(({ id: message, creador, id_clan, texto, fecha, oculto }) => (
              <li key={message}>
                <p className="small">
                  <b translate="no">{creador}</b>
                  <span className="dim">
                    {`${clan(id_clan) ? `, ${clan(id_clan)}` : ''}, ${formatDateTime(fecha)}`}
                  </span>{' '}
                  {oculto && <span className="chip negative">Oculto</span>}
                </p>
                <p className={css.text}>{texto}</p>
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  )
}

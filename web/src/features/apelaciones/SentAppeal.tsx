import type { SuspensionNotice } from '@trinchera/contract/apelaciones'
import { formatDateTime } from '@trinchera/rules/presentation'
import { useEffect, useRef } from 'react'
import css from './apelaciones.module.css'

type Appeal = NonNullable<SuspensionNotice['apelacion']>

const titles: Record<Appeal['estado'], string> = {
  abierta: 'Tu apelación espera respuesta',
  mantenida: 'La suspensión se mantiene',
  acortada: 'Acortaron la suspensión',
  levantada: 'Levantaron la suspensión',
}

/** The appeal that was sent, and staff's decision on it. Its title gets the focus if the form that it replaces had the focus. */
export function SentAppeal({ appeal: { estado, texto, fecha, resuelta } }: { appeal: Appeal }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section className={`grid ${css.sent}`}>
      <div role="status">
        <h2 ref={title} tabIndex={-1}>
          {titles[estado]}
        </h2>
        {resuelta ? (
          <p>
            <span>{resuelta.motivo}</span>{' '}
            <span className="small dim">
              · <span translate="no">{resuelta.quien}</span>
              <span>{`, ${formatDateTime(resuelta.fecha)}`}</span>
            </span>
          </p>
        ) : (
          <p>La revisa alguien distinto de quien te suspendió. La respuesta te llega por correo y aparece acá.</p>
        )}
      </div>
      <h3 className="label">Lo que escribiste</h3>
      <p className={css.text}>{texto}</p>
      <p className="small dim">{`Enviada el ${formatDateTime(fecha)}`}</p>
    </section>
  )
}

import type { DataRequest } from '@trinchera/contract/privacidad'
import { paths } from '@trinchera/contract/site-paths'
import { formatLeft } from '@trinchera/rules/presentation'
import { derechoNames } from '@trinchera/rules/solicitudes'
import { useNow } from '../../../lib/clock'
import { CaseRow } from '../queue/CaseRow'

const dayMs = 86_400_000

/** One row of the requests about personal data, with the time left to answer. Without `onOpen`, the row links to the request. */
export function RequestRow({ request, onOpen }: { request: DataRequest; onOpen?: () => void }) {
  const now = useNow()
  const { id, numero, derecho, correo, estado, vence, prorroga, recibida } = request
  const open = estado === 'abierta'
  const left = Date.parse(vence) - now
  return (
    <CaseRow
      id={id}
      kind="solicitud"
      who={{ nombre: correo, imagen: null, person: true }}
      verb="pide"
      whom={<span>{derechoNames[derecho]}</span>}
      chips={[
        ...(open && left <= 0 ? [{ text: 'Vencida', look: 'negative' }] : []),
        ...(open && left > 0 && left < dayMs ? [{ text: 'Vence hoy', look: 'attention' }] : []),
        ...(prorroga ? [{ text: 'Prorrogada', look: '' }] : []),
        ...(open ? [] : [{ text: estado === 'cumplida' ? 'Cumplida' : 'Rechazada', look: '' }]),
      ]}
      left={open && left > 0 ? formatLeft(vence, now) : undefined}
      note={<span>{`Solicitud ${numero} ·`}</span>}
      since={recibida}
      to={paths.panelSolicitud(id)}
      act={onOpen && { text: open ? 'Responder' : 'Ver', of: 'la solicitud', onClick: onOpen }}
    />
  )
}

import type { OwnDataRequest } from '@trinchera/contract/privacidad'
import { paths } from '@trinchera/contract/site-paths'
import { clockName } from '@trinchera/rules/chile-time'
import { formatDateTime } from '@trinchera/rules/presentation'
import { derechoNames } from '@trinchera/rules/solicitudes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api, codeOf, messageOf } from '../../lib/api'
import { apiQuery } from '../../lib/api-query'
import { Button, ButtonLink } from '../../ui/controls/Button'
import { ErrorState, LoadingText, SkeletonLines } from '../../ui/state/states'
import { toast } from '../../ui/toast/toast'
import css from './privacidad.module.css'

const requestQuery = (token: string) =>
  apiQuery(['solicitud-datos', token], (signal) => api.getDataRequest({ params: { token }, signal }), {
    enabled: token !== '',
    retry: false,
  })

const states: Record<OwnDataRequest['estado'], string> = {
  'sin-confirmar': 'Falta confirmarla',
  abierta: 'Por responder',
  cumplida: 'Cumplida',
  rechazada: 'Rechazada',
}
const kinds = { prorroga: 'Se prorrogó el plazo', cumplida: 'Se cumplió', rechazada: 'Se rechazó' } as const

const useless = (text: string) => (
  <>
    <p className="lead" role="alert">
      {text}
    </p>
    <div className="row actions">
      <ButtonLink to={paths.privacidadSolicitar}>Enviar una solicitud</ButtonLink>
    </div>
  </>
)

/** A person's own request about personal data, opened by the URL in its mails: button to confirm it, its state and the answers. */
export function OwnRequest({ token }: { token: string }) {
  const query = requestQuery(token)
  const client = useQueryClient()
  const { data, isPending, isError, error, refetch } = useQuery(query)

  if (!token) return useless('A este enlace le falta una parte: ábrelo de nuevo desde el correo.')
  if (isError && codeOf(error) === 404) return useless(messageOf(error, ''))
  if (isError) return <ErrorState title="No pudimos traer la solicitud" onRetry={() => refetch()} />
  if (isPending)
    return (
      <>
        <ul className="list" aria-busy="true">
          <SkeletonLines lines={4} />
        </ul>
        <LoadingText>Cargando la solicitud…</LoadingText>
      </>
    )

  async function confirm() {
    try {
      const reply = await api.confirmDataRequest({ params: { token } })
      client.setQueryData(query.queryKey, reply.data)
      toast.success(reply.message)
    } catch (failed) {
      toast.error(messageOf(failed, 'No pudimos confirmarla. Intenta de nuevo.'))
      void refetch()
    }
  }
  const { numero, derecho, estado, vence, prorroga, respuestas } = data
  return (
    <>
      <dl className={css.responsible}>
        <div>
          <dt>Número</dt>
          <dd>{numero}</dd>
        </div>
        <div>
          <dt>Qué pides</dt>
          <dd>{derechoNames[derecho]}</dd>
        </div>
        <div>
          <dt>Estado</dt>
          <dd>{states[estado]}</dd>
        </div>
        {estado === 'abierta' && vence && (
          <div>
            <dt>Se responde hasta</dt>
            <dd>{`${formatDateTime(vence)}, ${clockName()}${prorroga ? ' (prorrogado)' : ''}`}</dd>
          </div>
        )}
      </dl>
      {estado === 'sin-confirmar' && (
        <div className="row actions">
          <Button kind="primary" pendingText="Confirmando…" onClick={confirm}>
            Confirmar la solicitud
          </Button>
        </div>
      )}
      {respuestas.map(({ tipo, texto, fecha }) => (
        <section key={fecha}>
          <h2>{`${kinds[tipo]}, ${formatDateTime(fecha)}`}</h2>
          <p className={css.said}>{texto}</p>
        </section>
      ))}
    </>
  )
}

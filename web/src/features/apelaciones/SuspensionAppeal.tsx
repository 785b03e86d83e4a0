import type { SuspensionNotice } from '@trinchera/contract/apelaciones'
import { paths } from '@trinchera/contract/site-paths'
import { clockName } from '@trinchera/rules/chile-time'
import { formatDateTime } from '@trinchera/rules/presentation'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { codeOf, messageOf, api } from '../../lib/api'
import { ButtonLink } from '../../ui/controls/Button'
import { QueryState } from '../../ui/state/states'
import { AppealForm } from './AppealForm'
import { SentAppeal } from './SentAppeal'
import css from './apelaciones.module.css'
import { apiQuery } from '../../lib/api-query'

/** Interval for polling staff's decision on an appeal, in ms. Polled, because a suspended account has no live connection. */
const answerEvery = 10_000

/** Query of a suspension and its appeal by the secret token in the mailed URL. */
const suspensionQuery = (token: string) =>
  apiQuery(['suspension', token], (signal) => api.getSuspension({ params: { token }, signal }), {
    enabled: token !== '',
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.apelacion?.estado === 'abierta' ? answerEvery : false),
    retry: (failures, error) => codeOf(error) !== 404 && failures < 3,
  })

const toLogin = (text: string) => (
  <>
    <p className="lead" role="alert">
      {text}
    </p>
    <div className="row actions">
      <ButtonLink to={paths.login()}>Iniciar Sesión</ButtonLink>
    </div>
  </>
)

const Facts = ({ username, motivo, hasta, created_at }: SuspensionNotice) => (
  <dl className={`grid ${css.facts}`}>
    <div>
      <dt>Cuenta</dt>
      <dd translate="no">{username}</dd>
    </div>
    <div>
      <dt>Motivo</dt>
      <dd>{motivo}</dd>
    </div>
    <div>
      <dt>Desde</dt>
      <dd>{formatDateTime(created_at)}</dd>
    </div>
    <div>
      <dt>Hasta</dt>
      <dd>{`${formatDateTime(hasta)}, ${clockName()}`}</dd>
    </div>
  </dl>
)

/** The page of a suspended user, opened from the mail or the refused login: reason and end of the suspension, appeal, staff's reply. */
export function SuspensionAppeal({ token }: { token: string }) {
  const client = useQueryClient()
  const query = useQuery(suspensionQuery(token))
  const { data, isError, error, refetch } = query

  if (!token) return toLogin('A este enlace le falta una parte: ábrelo de nuevo desde el correo de la suspensión.')
  if (isError && codeOf(error) === 404) return toLogin(messageOf(error, ''))
  if (!data)
    return (
      <QueryState query={query} lines={4} loading="Cargando la suspensión…" failed="No pudimos traer la suspensión" />
    )
  return (
    <>
      <Facts {...data} />
      {data.apelacion ? (
        <SentAppeal appeal={data.apelacion} />
      ) : (
        <AppealForm
          token={token}
          draft={`apelar:${data.username}:${data.created_at}`}
          onSent={(notice) => client.setQueryData(suspensionQuery(token).queryKey, notice)}
          onSentBefore={() => void refetch()}
        />
      )}
    </>
  )
}

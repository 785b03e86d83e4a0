import type { SuspensionNotice } from '@trinchera/contract/apelaciones'
import { paths } from '@trinchera/contract/site-paths'
import { clockName } from '@trinchera/rules/chile-time'
import { formatDateTime } from '@trinchera/rules/presentation'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { codeOf, messageOf } from '../../lib/api'
import { ButtonLink } from '../../ui/controls/Button'
import { ErrorState, LoadingText, SkeletonLines } from '../../ui/state/states'
import { AppealForm } from './AppealForm'
import { SentAppeal } from './SentAppeal'
import css from './apelaciones.module.css'
import { suspensionQuery } from './queries'

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
  const query = suspensionQuery(token)
  const client = useQueryClient()
  const { data, isPending, isError, error, refetch } = useQuery(query)

  if (!token) return toLogin('A este enlace le falta una parte: ábrelo de nuevo desde el correo de la suspensión.')
  if (isError && codeOf(error) === 404) return toLogin(messageOf(error, ''))
  if (isPending || !data) {
    if (isError) return <ErrorState title="No pudimos traer la suspensión" onRetry={() => refetch()} />
    return (
      <>
        <ul className="list" aria-busy="true">
          <SkeletonLines lines={4} />
        </ul>
        <LoadingText>Cargando la suspensión…</LoadingText>
      </>
    )
  }
  return (
    <>
      <Facts {...data} />
      {data.apelacion ? (
        <SentAppeal appeal={data.apelacion} />
      ) : (
        <AppealForm
          token={token}
          draft={`apelar:${data.username}:${data.created_at}`}
          onSent={(notice) => client.setQueryData(query.queryKey, notice)}
          onSentBefore={() => void refetch()}
        />
      )}
    </>
  )
}

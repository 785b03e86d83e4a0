import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLive } from '../../../lib/live'
import { useRefresh } from '../../../lib/refresh'
import { Button } from '../../../ui/controls/Button'
import { SectionHead } from '../../../ui/controls/SectionHead'
import { EmptyState, ErrorState, LoadingText, SkeletonLines } from '../../../ui/state/states'
import { Choice } from '../Choice'
import { apelacionesQuery } from '../queries'
import { useShownCase } from '../rulings/use-shown-case'
import { idOf, useAddress } from '../use-address'
import { useNewRows } from '../use-new-rows'
import { AppealDialog } from './AppealDialog'
import { AppealRow } from './AppealRow'
import css from './apelaciones.module.css'

const kinds = [
  { key: 'abiertas', label: 'Por resolver' },
  { key: 'resueltas', label: 'Resueltas' },
] as const

/** The appeals, those that wait first; live. The one that is open is part of the address; once it is resolved the focus is on the next. */
export default function ApelacionesArea() {
  const { get, set } = useAddress()
  const refresh = useRefresh()
  const { data, isPending, isError, refetch } = useQuery(apelacionesQuery)
  useLive('appeal:changed', () => refresh('panel/apelaciones'))

  const resolved = get('estado') === 'resueltas'
  const appeals = useMemo(() => data?.filter(({ estado }) => (estado === 'abierta') !== resolved), [data, resolved])
  const rows = useMemo(() => appeals?.map(({ id, estado }) => ({ id, state: estado })), [appeals])
  const hot = useNewRows(String(resolved), rows)
  const listed = useMemo(() => appeals?.map(({ id }) => id), [appeals])
  const wanted = idOf(get('apelacion'))
  const { shown, section } = useShownCase(wanted, listed)
  const opened = data?.find(({ id }) => id === shown.id)
  const show = (apelacion: number | undefined) => set({ apelacion }, { replace: apelacion === undefined })
  const title = resolved ? 'Apelaciones resueltas' : 'Apelaciones por resolver'

  return (
    <section aria-busy={isPending} aria-label={title} ref={section} tabIndex={-1} className={css.queue}>
      <SectionHead title={title} count={appeals?.length} />
      <div className={css.filters}>
        <Choice
          label="Qué apelaciones"
          options={kinds}
          current={resolved ? 'resueltas' : 'abiertas'}
          onChoose={(key) => set({ estado: key === 'abiertas' ? undefined : key })}
        />
      </div>
      {isPending && (
        <ul className="list">
          <SkeletonLines lines={4} />
        </ul>
      )}
      {isPending && <LoadingText>Cargando apelaciones…</LoadingText>}
      {isError && !data && <ErrorState title="No pudimos traer las apelaciones" onRetry={() => refetch()} />}
      {appeals?.length === 0 && (
        <EmptyState title={resolved ? 'Ninguna apelación resuelta' : 'Nadie espera respuesta'}>
          {resolved
            ? 'Las que se resuelvan quedan acá.'
            : 'Lo que alguien apele, sea un fallo o una suspensión, aparece acá sin recargar.'}
        </EmptyState>
      )}
      {data && wanted !== undefined && !opened && (
        <EmptyState
          title="Esa apelación no existe"
          action={
            <Button size="small" onClick={() => show(undefined)}>
              Ver las demás
            </Button>
          }
        />
      )}
      {appeals !== undefined && appeals.length > 0 && (
        <ul className={`list ${css.appeals}`} aria-label={title}>
          {appeals.map((appeal) => (
            <AppealRow key={appeal.id} appeal={appeal} hot={hot.has(appeal.id)} onOpen={() => show(appeal.id)} />
          ))}
        </ul>
      )}
      {opened && <AppealDialog key={shown.times} appeal={opened} open={shown.open} onClose={() => show(undefined)} />}
    </section>
  )
}

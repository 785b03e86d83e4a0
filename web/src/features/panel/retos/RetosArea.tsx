import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { SectionHead } from '../../../ui/controls/SectionHead'
import { EmptyState, ErrorState, LoadingText, SkeletonLines } from '../../../ui/state/states'
import { Choice } from '../Choice'
import { contestedRetosQuery } from '../queries'
import { useShownCase } from '../rulings/use-shown-case'
import { idOf, useAddress } from '../use-address'
import { waitsForRuling } from './contest'
import { RetoCase } from './RetoCase'
import { RetoRow } from './RetoRow'
import css from '../case-list.module.css'

const estados = [
  { key: 'abiertos', label: 'Por decidir' },
  { key: 'resueltos', label: 'Resueltas' },
] as const

/** The contested no-shows, the one that waits longest first. The filter and the open case are part of the address. */
export default function RetosArea() {
  const { get, set } = useAddress()
  const estado = get('estado') === 'resueltas' ? 'resueltos' : 'abiertos'
  const { data, isPending, isError, refetch } = useQuery(contestedRetosQuery)
  const shown = useMemo(() => data?.filter((reto) => waitsForRuling(reto) === (estado === 'abiertos')), [data, estado])
  const listed = useMemo(() => shown?.map(({ id }) => id), [shown])
  const { shown: opened, section } = useShownCase(idOf(get('caso')), listed)
  const show = (caso: number | undefined) => set({ caso }, { keepPage: true, replace: caso === undefined })
  return (
    <section aria-busy={isPending} aria-label="Faltas a un reto" ref={section} tabIndex={-1} className={css.queue}>
      <SectionHead title="Faltas a un reto" count={shown?.length} />
      <div className="list-tools">
        <Choice
          label="Estado"
          options={estados}
          current={estado}
          onChoose={(key) => set({ estado: key === 'abiertos' ? undefined : 'resueltas' })}
        />
      </div>
      {isPending && <LoadingText>Cargando los casos…</LoadingText>}
      {isError && !data && <ErrorState title="No pudimos traer los casos" onRetry={() => refetch()} />}
      {shown?.length === 0 && (
        <EmptyState title={estado === 'abiertos' ? 'Nada por decidir' : 'Ninguna resuelta'}>
          {estado === 'abiertos' && 'Cuando un clan reclame que sí se presentó a un reto, aparece acá sin recargar.'}
        </EmptyState>
      )}
      {(isPending || (shown && shown.length > 0)) && (
        <ul className="list">
          {isPending && <SkeletonLines lines={4} />}
          {shown?.map((reto) => (
            <RetoRow key={reto.id} reto={reto} onOpen={() => show(reto.id)} />
          ))}
        </ul>
      )}
      {opened.id !== undefined && (
        <RetoCase
          key={opened.times}
          id={opened.id}
          reto={data?.find(({ id }) => id === opened.id)}
          loading={isPending}
          open={opened.open}
          onClose={() => show(undefined)}
        />
      )}
    </section>
  )
}

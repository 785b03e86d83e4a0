import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Choice } from '../Choice'
import { useShownCase } from '../rulings/use-shown-case'
import { idOf, useAddress } from '../use-address'

/**
 * Splits a fully loaded list of cases into waiting and resolved ones. Returns the props for `QueueArea`, and the case whose dialog is open.
 * The URL stores which of the two lists is shown and, in parameter `param`, the open case.
 */
export function useCaseList<Case extends { id: number }>(
  query: UseQueryResult<Case[]>,
  waits: (one: Case) => boolean,
  { param = 'caso', label = 'Estado', open = 'Por decidir' } = {},
) {
  const { get, set } = useAddress()
  const resolved = get('estado') === 'resueltas'
  const cases = useMemo(() => query.data?.filter((one) => waits(one) !== resolved), [query.data, waits, resolved])
  const listed = useMemo(() => cases?.map(({ id }) => id), [cases])
  const { shown, section } = useShownCase(idOf(get(param)), listed)
  const show = (id: number | undefined) => set({ [param]: id }, { keepPage: true, replace: id === undefined })
  const choice = (
    <Choice
      label={label}
      options={[
        { key: 'abiertas', label: open },
        { key: 'resueltas', label: 'Resueltas' },
      ]}
      current={resolved ? 'resueltas' : 'abiertas'}
      onChoose={(key) => set({ estado: key === 'abiertas' ? undefined : key })}
    />
  )
  return {
    area: { query, cases, section, tools: <div className="line list-tools">{choice}</div> },
    choice,
    resolved,
    show,
    opened: query.data?.find(({ id }) => id === shown.id),
    times: shown.times,
    dialog:
      shown.id === undefined
        ? undefined
        : {
            id: shown.id,
            loading: query.isPending,
            open: shown.open,
            onClose: () => show(undefined),
          },
  }
}

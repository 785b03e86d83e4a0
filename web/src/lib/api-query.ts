import { keepPreviousData, queryOptions, type QueryKey, type UndefinedInitialDataOptions } from '@tanstack/react-query'

/** Options of a query that fetches the data of one API call. `more`: further options, such as `staleTime`. */
export const apiQuery = <Data, const Key extends QueryKey>(
  queryKey: Key,
  call: (signal: AbortSignal) => Promise<{ data: Data }>,
  more: Omit<UndefinedInitialDataOptions<Data, Error, Data, Key>, 'queryKey' | 'queryFn'> = {},
) => queryOptions({ ...more, queryKey, queryFn: async ({ signal }) => (await call(signal)).data })

interface PageReply<Row> {
  data: Row[]
  meta?: { total?: number | undefined } | undefined
}

/** One page of a list. `total`: number of rows on all pages. */
export interface Page<Row> {
  rows: Row[]
  total: number
}

export const pageOf = <Row>({ data, meta }: PageReply<Row>): Page<Row> => ({
  rows: data,
  total: meta?.total ?? data.length,
})

/** Options of a query that fetches one page of a list. Until it arrives, the page that was shown before stays. */
export const pageQuery = <Row, const Key extends QueryKey>(
  queryKey: Key,
  call: (signal: AbortSignal) => Promise<PageReply<Row>>,
) =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }) => pageOf(await call(signal)),
    placeholderData: keepPreviousData,
  })

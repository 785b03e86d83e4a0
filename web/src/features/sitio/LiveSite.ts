import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { setSocials } from '../../app/site'
import { useLive } from '../../lib/live'
import { useRefresh } from '../../lib/refresh'
import { opcionesQuery, serversQuery, streamsQuery } from '../../lib/site-queries'

/** Applies live events to the cached servers, streams, torneos and options, and passes the site's social links to the page frame. */
export function LiveSite() {
  const client = useQueryClient()
  const refresh = useRefresh()
  const { data: opciones } = useQuery(opcionesQuery)

  // The event contains the whole list. A request for the list that is still running is cancelled, because its reply would be older.
  useLive('servers:changed', async (servers) => {
    await client.cancelQueries({ queryKey: serversQuery.queryKey, exact: true })
    client.setQueryData(serversQuery.queryKey, servers)
  })
  useLive('servers:answered', ({ ids, actualizado }) => {
    client.setQueryData(serversQuery.queryKey, (servers) =>
      servers?.map((server) => (ids.includes(server.id) ? { ...server, actualizado } : server)),
    )
  })
  useLive('streams:changed', async (streams) => {
    await client.cancelQueries({ queryKey: streamsQuery.queryKey, exact: true })
    client.setQueryData(streamsQuery.queryKey, streams)
  })
  useLive('tournament:changed', () => refresh('torneos'))
  useLive('options:changed', (event) => {
    client.setQueryData(opcionesQuery.queryKey, (before) => before && { ...before, ...event.opciones })
    refresh('opciones')
  })

  useLive('texts:changed', ({ clave }) => refresh(`textos/${clave}`))

  useEffect(() => {
    if (opciones) setSocials(opciones.redes)
  }, [opciones])
  return null
}

import { queryOptions } from '@tanstack/react-query'
import type { Texto, TextoOf } from '@trinchera/contract/textos'
import type { TextoClave } from '@trinchera/rules/textos/textos'
import { api } from './api'
import { live } from './queries'

// Queries about the site itself, shared by several features.

const minute = 60_000

export const opcionesQuery = queryOptions({
  queryKey: [live, 'opciones'],
  queryFn: async ({ signal }) => (await api.getOpciones({ signal })).data,
  staleTime: 5 * minute,
})

export const serversQuery = queryOptions({
  queryKey: [live, 'servidores'],
  queryFn: async ({ signal }) => (await api.listServers({ signal })).data,
})

export const streamsQuery = queryOptions({
  queryKey: [live, 'streams'],
  queryFn: async ({ signal }) => (await api.getStreams({ signal })).data,
})

export const torneosQuery = queryOptions({
  queryKey: [live, 'torneos'],
  queryFn: async ({ signal }) => (await api.listTorneos({ signal })).data,
})

/** True if a text is the one with this name. */
export const isTexto = <C extends TextoClave>(clave: C, texto: Texto): texto is TextoOf<C> => texto.clave === clave

/** One of the site's editable texts, with the figures of the rules filled in (docs/behaviour/staff.md#Textos). */
export const textoQuery = <C extends TextoClave>(clave: C) =>
  queryOptions({
    queryKey: [live, 'textos', clave],
    queryFn: async ({ signal }) => {
      const { data } = await api.getTexto({ params: { clave }, signal })
      if (!isTexto(clave, data)) throw new Error(`the reply is not the text ${clave}`)
      return data
    },
    staleTime: 5 * minute,
  })

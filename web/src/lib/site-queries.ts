import type { Texto, TextoOf } from '@trinchera/contract/textos'
import type { TextoClave } from '@trinchera/rules/textos/textos'
import { api } from './api'
import { apiQuery } from './api-query'
import { live } from './queries'

// Queries about the site itself, shared by several features.

const minute = 60_000

export const opcionesQuery = apiQuery([live, 'opciones'], (signal) => api.getOpciones({ signal }), {
  staleTime: 5 * minute,
})

export const serversQuery = apiQuery([live, 'servidores'], (signal) => api.listServers({ signal }))

export const streamsQuery = apiQuery([live, 'streams'], (signal) => api.getStreams({ signal }))

export const torneosQuery = apiQuery([live, 'torneos'], (signal) => api.listTorneos({ signal }))

/** True if `texto` is the site text named `clave`; narrows its type. */
export const isTexto = <C extends TextoClave>(clave: C, texto: Texto): texto is TextoOf<C> => texto.clave === clave

/** One of the site's editable texts, with the figures of the rules filled in (docs/behaviour/staff.md#Textos). */
export const textoQuery = <C extends TextoClave>(clave: C) =>
  apiQuery(
    [live, 'textos', clave],
    async (signal) => {
      const { data } = await api.getTexto({ params: { clave }, signal })
      if (!isTexto(clave, data)) throw new Error(`the reply is not the text ${clave}`)
      return { data }
    },
    { staleTime: 5 * minute },
  )

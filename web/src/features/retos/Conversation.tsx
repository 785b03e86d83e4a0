import type { RetoPage } from '@trinchera/contract/retos'
import { staffMay } from '@trinchera/rules/permissions'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useSession } from '../../lib/session'
import type { Writing } from '../../lib/waiting'
import { Conversation as Shown } from '../../ui/conversation/Conversation'
import { mergeMessage } from '../../ui/conversation/messages'
import { messagesQuery } from './queries'
import { useSide } from './use-side'

/** The conversation between a reto's clans. Members of the clans can write, staff who rule can read. Renders nothing for other people. */
export function Conversation({ reto }: { reto: RetoPage }) {
  const { id } = reto
  const client = useQueryClient()
  const viewer = useSession()?.player
  const { own } = useSide(reto)
  const member = own !== undefined
  const reads = member || (viewer !== undefined && staffMay(viewer, 'matches.rule'))
  const { queryKey, ...read } = messagesQuery(id)
  const query = useQuery({ queryKey, ...read, enabled: reads })
  const outgoingOf = useCallback(
    (writing: Writing) => (writing.kind === 'mensaje' && writing.reto === id ? writing.texto : undefined),
    [id],
  )
  if (!reads) return null
  return (
    <Shown
      query={query}
      draft={`mensaje:${id}`}
      note="de los dos clanes"
      empty="Nadie ha escrito. Lo que escribas lo leen los integrantes de los dos clanes."
      member={member}
      tagOf={(clan) => [reto.retador, reto.retado].find((side) => side.id === clan)?.tag}
      writingOf={(texto) => ({ kind: 'mensaje', reto: id, texto })}
      outgoingOf={outgoingOf}
      onRemoved={(gone) => client.setQueryData(queryKey, (before) => before && mergeMessage(before, gone, null))}
    />
  )
}

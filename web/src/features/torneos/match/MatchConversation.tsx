import type { TorneoMatchPage } from '@trinchera/contract/torneo-partidas'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { torneoMessagesQuery } from '../../../lib/torneo-queries'
import type { Writing } from '../../../lib/waiting'
import { Conversation } from '../../../ui/conversation/Conversation'
import { mergeMessage } from '../../../ui/conversation/messages'
import { useOwn } from '../use-own'

/** The conversation between both clans and the organisers. Renders nothing for other people, or while a side is not known yet. */
export function MatchConversation({ match }: { match: TorneoMatchPage }) {
  const { id, torneo, a, b } = match
  const client = useQueryClient()
  const own = useOwn(torneo)
  const member = [a, b].some((side) => side !== null && own.ids.includes(side.id_clan)) || own.organises
  const { queryKey, ...read } = torneoMessagesQuery(torneo.id, id)
  const reads = member && a !== null && b !== null
  const query = useQuery({ queryKey, ...read, enabled: reads })
  const outgoingOf = useCallback(
    (writing: Writing) =>
      writing.kind === 'mensaje-torneo' && writing.torneo === torneo.id && writing.partida === id
        ? writing.texto
        : undefined,
    [torneo.id, id],
  )
  if (!reads) return null
  return (
    <Conversation
      query={query}
      draft={`mensaje-torneo:${torneo.id}:${id}`}
      note="de los dos clanes"
      empty="Nadie ha escrito. Lo que escribas lo leen los dos clanes y la organización."
      member={member}
      tagOf={(clan) => [a, b].find((side) => side?.id_clan === clan)?.tag}
      writingOf={(texto) => ({ kind: 'mensaje-torneo', torneo: torneo.id, partida: id, texto })}
      outgoingOf={outgoingOf}
      onRemoved={(gone) => client.setQueryData(queryKey, (before) => before && mergeMessage(before, gone, null))}
    />
  )
}

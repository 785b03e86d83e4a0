import type { Notice } from '@trinchera/contract/notificaciones'
import { paths } from '@trinchera/contract/site-paths'
import { ButtonStyle, ComponentType, type APIMessageTopLevelComponent } from 'discord.js'
import type { Site } from './site'

/** Parses the id of a button that confirms a match and returns the match's id. Null for other buttons. */
export function confirmedMatch(customId: string): number | null {
  const [, id] = /^partida:([1-9]\d{0,9}):confirmar$/.exec(customId) ?? []
  return id ? Number(id) : null
}

/**
 * The buttons to confirm or reject a reported match; none unless the match still waits for confirmation. The button to reject links to the
 * site, because a rejection needs text and pictures.
 */
export function matchButtons(
  site: Site,
  { id, respuesta }: NonNullable<Notice['partida']>,
): APIMessageTopLevelComponent[] {
  if (respuesta?.estado !== 'pendiente') return []
  const url = site.url(paths.rechazarPartida(id))
  return [
    {
      type: ComponentType.ActionRow,
      components: [
        {
          type: ComponentType.Button,
          style: ButtonStyle.Success,
          label: 'Confirmar',
          custom_id: `partida:${id}:confirmar`,
        },
        ...(url
          ? [{ type: ComponentType.Button as const, style: ButtonStyle.Link as const, label: 'Rechazar', url }]
          : []),
      ],
    },
  ]
}

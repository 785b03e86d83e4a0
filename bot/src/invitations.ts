import { cut, oneLine } from '@trinchera/rules/discord-text'
import type { Invitacion } from '@trinchera/contract/invitaciones'
import { ButtonStyle, ComponentType, type APIMessageTopLevelComponent } from 'discord.js'
import { limits } from './text'

export type InvitationAnswer = 'aceptar' | 'rechazar'

const customIdPattern = /^invitacion:([1-9]\d{0,9}):(aceptar|rechazar)$/

/** Parses the id of an invitation's button: the invitation and the answer. Null for other buttons. */
export function invitationAct(customId: string): { id: number; respuesta: InvitationAnswer } | null {
  const [, id, act] = customIdPattern.exec(customId) ?? []
  if (!id) return null
  return { id: Number(id), respuesta: act === 'aceptar' ? 'aceptar' : 'rechazar' }
}

/** The buttons that accept or reject an invitation. `withName` adds the clan's name, for messages with several invitations. */
export function invitationButtons(
  { id, clan }: Pick<Invitacion, 'id' | 'clan'>,
  withName: boolean,
): APIMessageTopLevelComponent[] {
  const label = (verb: string) => cut(withName ? `${verb}: ${oneLine(clan)}` : verb, limits.label)
  return [
    {
      type: ComponentType.ActionRow,
      components: [
        {
          type: ComponentType.Button,
          style: ButtonStyle.Success,
          label: label('Aceptar'),
          custom_id: `invitacion:${id}:aceptar`,
        },
        {
          type: ComponentType.Button,
          style: ButtonStyle.Secondary,
          label: label('Rechazar'),
          custom_id: `invitacion:${id}:rechazar`,
        },
      ],
    },
  ]
}

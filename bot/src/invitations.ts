import type { Invitacion } from '@trinchera/contract/invitaciones'
import { ButtonStyle, ComponentType, type APIMessageTopLevelComponent } from 'discord.js'
import { cut, limits, oneLine } from './text'

export type InvitationAnswer = 'aceptar' | 'rechazar'

const answering = /^invitacion:([1-9]\d{0,9}):(aceptar|rechazar)$/

/** What a button of an invitation asks for; null where it is another's. */
export function invitationAct(customId: string): { id: number; respuesta: InvitationAnswer } | null {
  const [, id, act] = answering.exec(customId) ?? []
  if (!id) return null
  return { id: Number(id), respuesta: act === 'aceptar' ? 'aceptar' : 'rechazar' }
}

/** Accept and reject; with the clan's name where there is more than one to choose from. */
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

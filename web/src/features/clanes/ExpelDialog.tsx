import type { Clan, ClanMember } from '@trinchera/contract/clanes'
import { etapaName } from '../../lib/open-etapas'
import { ConfirmDialog, type DialogState } from '../../ui/dialog/Dialog'
import { afterExpelling } from './consequences'

interface ExpelDialogProps extends DialogState {
  clan: Clan
  member: ClanMember
  /** True if the form has unsaved changes, which are lost, because the screen closes after expelling. */
  unsaved: boolean
  onExpel: () => Promise<unknown>
}

export const ExpelDialog = ({ clan, member, unsaved, onExpel, ...dialog }: ExpelDialogProps) => (
  <ConfirmDialog
    {...dialog}
    over={etapaName(clan.etapa)}
    title={`Vas a expulsar a ${member.username} de ${clan.nombre}`}
    then={[
      ...afterExpelling,
      ...(unsaved ? ['Lo que cambiaste del clan queda sin guardar, a la espera de que vuelvas.'] : []),
    ]}
    act={`Expulsar a ${member.username}`}
    actPending="Expulsando…"
    onConfirm={onExpel}
  />
)

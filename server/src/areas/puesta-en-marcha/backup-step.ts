import type { SetupStep } from '@trinchera/contract/puesta-en-marcha'
import { backupTrouble, sizeText, type BackupState } from '@trinchera/rules/backups'
import { formatDateTime } from '@trinchera/rules/presentation'

function told({ made, bytes, verified }: NonNullable<BackupState['last']>): string {
  return `El último es del ${formatDateTime(made)} (${sizeText(bytes)}), revisado entero el ${formatDateTime(verified)}.`
}

/** The step of the backups: when the last one was made and verified, or what is wrong and what to do. `everyHours`: BACKUP_EVERY. */
export function backupStep(
  state: BackupState | null,
  everyHours: number,
  now: Date,
): Pick<SetupStep, 'listo' | 'que_falta'> {
  const last = state?.last ? told(state.last) : 'No hay ninguno bueno.'
  const trouble = backupTrouble(state, everyHours, now)
  if (trouble === null) return { listo: true, que_falta: last }
  const remedies = {
    none: everyHours
      ? 'No hay ninguno. El worker hace el primero al partir: si no aparece en unos minutos, mira su registro.'
      : 'No hay ninguno, y no se hacen solos: pon BACKUP_EVERY=24 o usa npm run backup.',
    failed: `El intento del ${formatDateTime(state?.tried)} falló: ${state?.error?.replace(/\.$/, '')}. ${
      everyHours
        ? 'Arréglalo y espera una hora, que se intenta de nuevo solo, o usa npm run backup.'
        : 'Arréglalo y usa npm run backup.'
    } ${last}`,
    old: `${last} Es viejo: ${
      everyHours ? 'mira en el registro del worker por qué no se hacen' : 'pon BACKUP_EVERY=24 o usa npm run backup'
    }.`,
  }
  return { listo: false, que_falta: remedies[trouble] }
}

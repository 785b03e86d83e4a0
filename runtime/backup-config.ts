import { z } from 'zod'

/** Minimum length of a backup's passphrase, in characters. */
const minKeyLength = 16

/** Folder for backups, within the data folder, if BACKUP_DIR is not set. */
export const usualBackupFolder = 'backups'

/** The environment variables of backups. The site reads them too, so that a wrong one ends its start and not the backup at night. */
export const backupVariables = {
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEY: z.string().min(minKeyLength, `debe tener al menos ${minKeyLength} caracteres`).optional(),
  BACKUP_KEEP: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'debe ser un número entre 1 y 9999')
    .default('14')
    .transform(Number),
  BACKUP_EVERY: z
    .string()
    .trim()
    .regex(/^\d{1,3}$/, 'debe ser un número de horas, o 0 para no hacer respaldos')
    .transform(Number)
    .refine((hours) => hours <= 720, 'debe estar entre 0 y 720 horas')
    .optional(),
}

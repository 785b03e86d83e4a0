export type EtapaState = 'abierta' | 'pausada' | 'cerrada'

/** The state of an etapa: open, paused (it may be opened again) or closed for good (docs/rules.md#Inactive and archived etapas). */
export const etapaState = ({ activo, archivada }: { activo: boolean; archivada: boolean }): EtapaState =>
  archivada ? 'cerrada' : activo ? 'abierta' : 'pausada'

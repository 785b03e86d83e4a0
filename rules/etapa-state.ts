export type EtapaState = 'abierta' | 'pausada' | 'cerrada'

/**
 * The state of an etapa. A paused one may be opened again; an archived one is closed for good (docs/rules.md#Inactive and archived etapas).
 */
export const etapaState = ({ activo, archivada }: { activo: boolean; archivada: boolean }): EtapaState =>
  archivada ? 'cerrada' : activo ? 'abierta' : 'pausada'

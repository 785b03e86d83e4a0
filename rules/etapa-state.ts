export type EtapaState = 'abierta' | 'pausada' | 'cerrada'

/** How an etapa is said to be: a paused one may be opened again, an archived one is closed for good (docs/rules.md#Inactive and archived etapas). */
export const etapaState = ({ activo, archivada }: { activo: boolean; archivada: boolean }): EtapaState =>
  archivada ? 'cerrada' : activo ? 'abierta' : 'pausada'

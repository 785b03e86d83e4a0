/** Kinds of medals, in display order (docs/rules.md#Medals). */
export const medallaTipos = [
  'primer-lugar',
  'segundo-lugar',
  'tercer-lugar',
  'torneo',
  'racha-20',
  'racha-10',
  'mes-invicto',
  'matagigantes',
  'remontada',
  'etapas-10',
  'etapas-5',
  'etapas-3',
  'fundador',
] as const
export type MedallaTipo = (typeof medallaTipos)[number]

export const medallaNombre: Record<MedallaTipo, string> = {
  'primer-lugar': 'Primer lugar',
  'segundo-lugar': 'Segundo lugar',
  'tercer-lugar': 'Tercer lugar',
  torneo: 'Campeón de torneo',
  'racha-20': 'Racha de 20',
  'racha-10': 'Racha de 10',
  'mes-invicto': 'Mes invicto',
  matagigantes: 'Matagigantes',
  remontada: 'Remontada',
  'etapas-10': 'Diez etapas',
  'etapas-5': 'Cinco etapas',
  'etapas-3': 'Tres etapas',
  fundador: 'Fundador',
}

/** Maximum number of medals that a player may show on their profile. */
export const mostChosenMedals = 3

/** Kinds of all-time records, in display order (docs/rules.md#Records of the palmarés). */
export const recordTipos = [
  'racha',
  'triunfos',
  'partidas-etapa',
  'subida',
  'etapa-larga',
  'rivalidad',
  'titulos',
] as const
export type RecordTipo = (typeof recordTipos)[number]

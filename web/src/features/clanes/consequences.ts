import type { Clan } from '@trinchera/contract/clanes'

const places = ({ ranking_actual, rankeados }: Clan) =>
  ranking_actual === 0
    ? []
    : [
        ranking_actual < rankeados
          ? `Deja el puesto ${ranking_actual}, y los de abajo suben uno.`
          : `Deja el puesto ${ranking_actual}.`,
      ]

/** The consequences of deleting a clan, one sentence each, for the dialog that asks for confirmation. */
export function afterDeleting(clan: Clan): string[] {
  const others = clan.players.length - 1
  return [
    ...(others === 1 ? [`Su otro integrante queda sin clan en ${clan.etapa.nombre}.`] : []),
    ...(others > 1 ? [`Sus otros ${others} integrantes quedan sin clan en ${clan.etapa.nombre}.`] : []),
    ...places(clan),
    'Sus partidas quedan, con el nombre que tenía.',
    'El nombre y el tag quedan libres.',
    'No se puede deshacer.',
  ]
}

/** The consequences of leaving a clan, one sentence each. If its last member leaves, the clan closes. */
export function afterLeaving(clan: Clan): string[] {
  if (clan.players.length <= 1)
    return [
      'No queda nadie más: el clan se cierra.',
      ...places(clan),
      'Sus partidas quedan, con el nombre que tenía.',
      'No se puede deshacer.',
    ]
  return [
    'Sales de sus integrantes al tiro.',
    'Las partidas que jugaste con él quedan.',
    'Para volver, tiene que invitarte o aceptar tu solicitud.',
  ]
}

/** The consequences of expelling a member, one sentence each. */
export const afterExpelling = [
  'Queda fuera al tiro, y le llega un aviso.',
  'Las partidas que jugó con el clan quedan.',
  'Puede volver si lo invitan de nuevo.',
]

/** The consequences of handing over a clan, one sentence each. `next`: username of the new leader. */
export const afterHandingOver = (next: string) => [
  'Quedas de Co-Líder.',
  `${next} podrá todo lo que tú podías: también expulsarte y eliminar el clan.`,
  'Para tenerlo de vuelta, te lo tiene que ceder.',
]

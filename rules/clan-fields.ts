/** The fields of a clan that its leaders can edit, apart from its members' ranks. */
export const clanFields = ['nombre', 'tag', 'lema', 'imagen', 'acepta_solicitudes'] as const
export type ClanField = (typeof clanFields)[number]

interface ClanFacts {
  nombre: string
  tag: string
  lema: string | null
  imagen: string | null
  /** Whether players may ask to join the clan: a boolean, or 1 or 0 as the database stores it. */
  acepta_solicitudes: boolean | number
}

/** Spanish sentence (no full stop) with a field's current value, for a leader whose edit meets somebody else's change of that field. */
export const clanFieldNow: Readonly<Record<ClanField, (clan: ClanFacts) => string>> = {
  nombre: ({ nombre }) => `Ahora el nombre es ${nombre}`,
  tag: ({ tag }) => `Ahora el tag es ${tag}`,
  lema: ({ lema }) => (lema === null ? 'Ahora el clan no tiene lema' : `Ahora el lema es «${lema}»`),
  imagen: ({ imagen }) => (imagen === null ? 'Ahora el clan no tiene imagen' : 'La imagen es otra'),
  acepta_solicitudes: ({ acepta_solicitudes }) =>
    acepta_solicitudes ? 'Ahora el clan recibe solicitudes' : 'Ahora el clan no recibe solicitudes',
}

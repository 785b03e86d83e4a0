/** The `<option>` elements for the clans of an etapa, each with its place. */
export const ClanOptions = ({ clans }: { clans: readonly { id: number; nombre: string; ranking_actual: number }[] }) =>
  clans.map(({ id, nombre, ranking_actual }) => (
    <option key={id} value={id}>
      {ranking_actual > 0 ? `${ranking_actual}. ${nombre}` : `${nombre} (No Rankeado)`}
    </option>
  ))

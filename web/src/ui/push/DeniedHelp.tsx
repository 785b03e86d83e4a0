/** Explains how to allow blocked notifications again: a page cannot ask a second time. */
export const DeniedHelp = () => (
  <p className="small" role="status">
    Este navegador tiene bloqueados los avisos de este sitio. Para permitirlos, toca el candado o los ajustes junto a la
    dirección, busca Notificaciones, elige Permitir y vuelve acá. En la app instalada: los ajustes del teléfono, en
    Notificaciones.
  </p>
)

/** Explains how to allow notifications that the browser blocks for this site. The page cannot ask for the permission again. */
export const DeniedHelp = () => (
  <p className="small" role="status">
    Este navegador tiene bloqueados los avisos de este sitio. Para permitirlos, toca el candado o los ajustes junto a la
    dirección, busca Notificaciones, elige Permitir y vuelve acá. En la app instalada: los ajustes del teléfono, en
    Notificaciones.
  </p>
)

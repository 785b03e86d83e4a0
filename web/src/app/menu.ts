import { create } from 'zustand'
import { paths } from '@trinchera/contract/site-paths'

export interface NavLink {
  to: string
  label: string
}

/** Links of the top navigation (docs/behaviour/screens.md#Top navigation). */
export const mainLinks: NavLink[] = [
  { to: paths.ladder, label: 'Ladder' },
  { to: paths.anuncios, label: 'Anuncios' },
  { to: paths.torneos, label: 'Torneos' },
  { to: paths.stream, label: 'Stream' },
  { to: paths.servidores, label: 'Servidores' },
  { to: paths.foro, label: 'Foro' },
  { to: paths.descargas, label: 'Descargas' },
  { to: paths.volverAJugar, label: 'Guía Para Jugar' },
]
export const adminLink: NavLink = { to: paths.panelAdmin(), label: 'Administración' }

export interface JuegoLink {
  id: number
  nombre: string
}

export interface Menu {
  /** The games in order. Empty while they load. */
  juegos: JuegoLink[]
  /** The game that the current page belongs to, on pages whose URL does not contain it. */
  current: number | undefined
}

// Content of the ladder's side menu. The ladder's screens set it; the phone menu shows the same menu on every page.
const menuStore = create<Menu>(() => ({ juegos: [], current: undefined }))
export const useMenu = () => menuStore()
export const setMenu = (juegos: JuegoLink[], current: number | undefined) => menuStore.setState({ juegos, current })

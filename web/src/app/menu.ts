import { create } from 'zustand'
import { paths } from '@trinchera/contract/site-paths'

export interface NavLink {
  to: string
  label: string
}

/** The top navigation (docs/behaviour/screens.md#Top navigation). */
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
  /** The games in order; empty while they load. */
  juegos: JuegoLink[]
  /** The game that the current page belongs to, if its URL does not say. */
  current: number | undefined
}

// The phone menu shows the ladder's side menu on every page, so the ladder section publishes its games in this store.
const menuStore = create<Menu>(() => ({ juegos: [], current: undefined }))
export const useMenu = () => menuStore()
export const setMenu = (juegos: JuegoLink[], current: number | undefined) => menuStore.setState({ juegos, current })

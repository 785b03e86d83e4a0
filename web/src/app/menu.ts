import { create } from 'zustand'
import { paths } from './paths'

export interface NavLink {
  to: string
  label: string
}

/** The top navigation (the specification, section 2). */
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

// The phone's menu shows the ladder's side menu as its second part, wherever the person is; the ladder section hands the games over here.
const juegosStore = create<{ juegos: JuegoLink[] }>(() => ({ juegos: [] }))
export const useMenuJuegos = () => juegosStore((state) => state.juegos)
export const setMenuJuegos = (juegos: JuegoLink[]) => juegosStore.setState({ juegos })

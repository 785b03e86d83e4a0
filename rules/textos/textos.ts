import type { Section } from '../reglamento/articles'

/** The texts of the site that staff can edit (docs/behaviour/staff.md#Textos). */
export const textoClaves = ['reglamento', 'guia', 'portada', 'pie', 'privacidad_extra'] as const
export type TextoClave = (typeof textoClaves)[number]

export const textoNames: Readonly<Record<TextoClave, string>> = {
  reglamento: 'Reglamento',
  guia: 'Guía',
  portada: 'Portada',
  pie: 'Pie de página',
  privacidad_extra: 'Privacidad',
}

export interface Reglamento {
  secciones: Section[]
}

/** A value that a task of the guide lets the player copy. */
export type GuiaValue = 'servidor' | 'password' | 'ruta' | 'ts3'

export interface GuiaTarea {
  /** Identifies the task in the browsers that store it as done, so it must never change. */
  id: string
  texto: string
  /** Names of the values that the player needs for this task. */
  copiar: GuiaValue[]
  /** True if the task does not count in the progress. */
  opcional: boolean
  /** The site on which the task is done: our downloads page or the launcher's site. */
  en: 'descargas' | 'volute' | null
}
export interface GuiaPaso {
  id: string
  titulo: string
  entrada: string
  tareas: GuiaTarea[]
}
export interface Guia {
  /** The line below the page's title. */
  entrada: string
  pasos: GuiaPaso[]
}

export interface Portada {
  titular: string
  lema: string
  boton: string
}

export interface Pie {
  creditos: string
  /** The year in which the community began. */
  fundado: number
}

/** HTML shown at the end of the privacy page; empty if there is nothing to add. */
export interface PrivacidadExtra {
  contenido: string
}

/** The content of each text. */
export interface TextoContents {
  reglamento: Reglamento
  guia: Guia
  portada: Portada
  pie: Pie
  privacidad_extra: PrivacidadExtra
}

/** The key of an editable text if `name` (from a URL or query) is one; otherwise undefined. */
export const textoNamed = (name: string | null | undefined): TextoClave | undefined =>
  textoClaves.find((clave) => clave === name)

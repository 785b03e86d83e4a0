import { defaultSecciones } from './foro'

/** Titles of suggested first topics for a foro without topics, keyed by the name of a default section. */
const titles: Record<string, string> = {
  'Anuncios de clanes': 'Volvió el clan: quiénes somos y cuándo jugamos',
  'Busco clan / busco gente': 'Vuelvo después de años y busco clan',
  'Táctica y mapas': '¿Qué ruta de tu mapa favorito no cubre nadie?',
  Soporte: '¿Cómo lo hicieron partir en un PC nuevo?',
  'Off-topic': '¿Cómo llegaste a este juego?',
}

export interface FirstTopic {
  id_seccion: number
  titulo: string
}

/** The suggested topics for these sections, in the order of the sections. A section that staff created or renamed has none. */
export const firstTopics = (secciones: readonly { id: number; nombre: string }[]): FirstTopic[] =>
  secciones.flatMap(({ id, nombre }) => {
    const titulo = defaultSecciones.some((one) => one.id === id && one.nombre === nombre) ? titles[nombre] : undefined
    return titulo ? [{ id_seccion: id, titulo }] : []
  })

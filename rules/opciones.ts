import { defaultSecciones } from './foro'
import { clanServerPorts, ligaServerPorts } from './limits'
import { mapas, mapasActualizados } from './mapas'

const server = (grupo: 'clan' | 'liga', nombre: string, id: number, puerto: number) => ({
  id,
  grupo,
  nombre,
  puerto,
  puerto_consulta: null,
  host: null,
  tipo: 'mohaa' as const,
})

const noStreamers: readonly string[] = []

/** The opciones of a new site: texts, links and lists that staff can change (docs/behaviour/staff.md#Opciones). */
export const defaultOpciones = {
  aviso_torneo: '',
  aviso_hasta: '',
  descargas: {
    juego: 'https://archive.org/details/medal-of-honor-allied-assault',
    ts3: 'https://www.teamspeak.com/es/downloads/',
    volute: 'https://volute.gg/',
  },
  guia: { servidor: '', password: '', ruta: 'C:\\Juegos\\MOHAA\\MOHAA.exe', ts3: '' },
  redes: {
    facebook: 'https://www.facebook.com/',
    instagram: 'https://www.instagram.com/',
    youtube: 'https://www.youtube.com/',
    tiktok: 'https://www.tiktok.com/',
    whatsapp: 'https://www.whatsapp.com/',
  },
  streamers: noStreamers,
  servidores: [
    ...clanServerPorts.map((puerto, index) => server('clan', `Servidor de clanes ${index + 1}`, index + 1, puerto)),
    ...ligaServerPorts.map((puerto, index) =>
      server('liga', `Servidor de liga ${index + 1}`, clanServerPorts.length + index + 1, puerto),
    ),
  ],
  mapas: { actualizado: mapasActualizados, lista: mapas },
  foro: defaultSecciones,
  motivos: [
    'Las capturas de los dos clanes muestran este resultado.',
    'Las capturas no muestran quién ganó: no alcanza para cambiar el ranking.',
    'La partida está reportada dos veces: queda la primera.',
    'Los dos clanes están de acuerdo en que la partida no se jugó.',
    'Se jugó con el anticheat apagado.',
    'El rival no respondió en 24 horas y las capturas bastan.',
  ],
  responsable: { nombre: '', representante: '', direccion: '', correo: '', telefono: '' },
  politica: { version: 1, desde: '2026-12-01', cambio: '' },
} as const

/** Initial opciones of a new site in production, instead of those defaults that only fit a site for development. */
export const emptyOpciones = {
  redes: { facebook: '', instagram: '', youtube: '', tiktok: '', whatsapp: '' },
  servidores: [],
}

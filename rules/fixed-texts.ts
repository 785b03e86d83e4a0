import { ladderText, type PageText } from './first-texts'

/** Titles and descriptions of the pages whose texts never change. */
export const pageTexts = {
  home: {
    description:
      'El ladder de clanes en vivo de la comunidad chilena: quién subió, quién cayó y quién está jugando ahora.',
  },
  ladder: ladderText,
  agenda: {
    title: 'Agenda',
    description: 'Qué retos y torneos se juegan, día por día, con calendarios para seguirlos.',
  },
  jugadores: { title: 'Jugadores', description: 'Todos los jugadores de la comunidad, con su récord y sus clanes.' },
  reglamento: {
    title: 'Reglamento Ladder',
    description: 'Cómo se juega el ladder: la partida, el reporte, cómo se sube y se cae en el ranking, y los fallos.',
  },
  mapas: { title: 'Mapas permitidos', description: 'Los mapas oficiales del ladder, con su código y su modo.' },
  anuncios: { title: 'Anuncios', description: 'Lo que anuncia la comunidad: etapas, torneos y noticias.' },
  torneos: { title: 'Torneos', description: 'Los torneos de la comunidad: el próximo, y los que ya se jugaron.' },
  stream: {
    title: 'Stream',
    description: 'Quién de la comunidad está transmitiendo ahora, y los canales de los demás.',
  },
  servidores: {
    title: 'Servidores',
    description: 'Los servidores de clanes y de liga en vivo: qué mapa, quiénes juegan y cómo entrar.',
  },
  foro: { title: 'Foro', description: 'Donde conversa la comunidad: clanes, táctica, mapas, ayuda y lo que venga.' },
  palmares: {
    title: 'Palmarés',
    description: 'El podio de cada etapa, los récords de todos los tiempos y los campeones de los torneos.',
  },
  descargas: {
    title: 'Descargas',
    description: 'El juego, el chat de voz y el launcher: todo lo que hace falta para volver a jugar.',
  },
  privacidad: {
    title: 'Privacidad',
    description: 'Qué guarda el sitio de cada persona, para qué y hasta cuándo, y cómo se descarga y se borra.',
  },
  guia: {
    title: 'Guía para volver a jugar',
    description:
      'Los tres pasos para volver a jugar: descargas, instalación y chat de voz, con la dirección del servidor lista para copiar.',
  },
} as const satisfies Record<string, PageText>

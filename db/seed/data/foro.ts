import type { ReaccionTipo } from '@trinchera/rules/foro'

/** A post written `hours` after its topic was opened. `html`: as stored; `quotes`: index of the earlier post that it quotes. */
export interface SeedPost {
  by: string
  hours: number
  html: string
  quotes?: number
  reactions?: Partial<Record<ReaccionTipo, readonly string[]>>
}

/**
 * A topic opened `daysAgo` days ago, at `hour` in Chile, with its posts. `busca`: only in a topic that looks for a clan or for players;
 * `busca.etapa` is the name of an etapa.
 */
export interface SeedTema {
  seccion: number
  titulo: string
  daysAgo: number
  hour: number
  fijado?: boolean
  cerrado?: boolean
  busca?: { tipo: 'clan' | 'gente'; etapa: string; horario: string; puesto: string }
  posts: readonly SeedPost[]
}

const p = (...lines: string[]) => lines.map((line) => `<p>${line}</p>`).join('')

export const temas: readonly SeedTema[] = [
  {
    seccion: 1,
    titulo: 'Reglas de la casa',
    daysAgo: 60,
    hour: 19,
    fijado: true,
    cerrado: true,
    posts: [
      {
        by: 'ElPregonero',
        hours: 0,
        html: p(
          'Acá se pelea en la cancha y se conversa en el foro.',
          '<strong>Nada de insultos, nada de ventas, nada de datos de otros.</strong> Lo demás se arregla hablando.',
        ),
        reactions: { bien: ['Tatán', 'Loica', 'Chercán'], respeto: ['Zorzal Viejo'] },
      },
    ],
  },
  {
    seccion: 1,
    titulo: 'Los Halcones entrenan los martes',
    daysAgo: 9,
    hour: 20.5,
    posts: [
      {
        by: 'Tatán',
        hours: 0,
        html: p('Martes desde las 22:00 en el servidor de clanes 2. Puede venir a mirar el que quiera.'),
      },
      { by: 'Loica', hours: 1.2, html: p('¿A mirar o a tomar nota?'), reactions: { risa: ['Quiltro', 'Huemul'] } },
      { by: 'Quiltro', hours: 1.5, html: p('Las dos cosas. Igual no les va a servir 😏'), quotes: 1 },
    ],
  },
  {
    seccion: 2,
    titulo: 'Busco clan para la Etapa II',
    daysAgo: 1,
    hour: 18,
    busca: { tipo: 'clan', etapa: 'Etapa II', horario: 'Lunes a jueves después de las 22:00', puesto: 'Fusil y smoke' },
    posts: [
      {
        by: 'Recluta',
        hours: 0,
        html: p('Vuelvo después de diez años. Tengo micrófono, ganas y mala puntería, en ese orden.'),
        reactions: { fuerza: ['Tatán', 'Zorzal Viejo'], risa: ['Pelao'] },
      },
      { by: 'Zorzal Viejo', hours: 2, html: p('La puntería vuelve. La espalda no. Bienvenido.') },
    ],
  },
  {
    seccion: 2,
    titulo: 'Sin Retirada busca dos',
    daysAgo: 4,
    hour: 21,
    busca: { tipo: 'gente', etapa: 'Etapa II', horario: 'Viernes y domingos', puesto: 'Apoyo y francotirador' },
    posts: [
      {
        by: 'Loica',
        hours: 0,
        html: p('Jugamos poco pero parejo. No gritamos. Si pierdes un mapa, no se acaba el mundo.'),
        reactions: { bien: ['Ñanco'] },
      },
    ],
  },
  {
    seccion: 3,
    titulo: 'Cómo defender el puente sin quemar todas las granadas',
    daysAgo: 6,
    hour: 22,
    posts: [
      {
        by: 'Huemul',
        hours: 0,
        html: p('Nos pasa siempre: a los treinta segundos no queda una.', '<em>¿Cómo lo hacen ustedes?</em>'),
      },
      {
        by: 'Zorzal Viejo',
        hours: 0.8,
        html: p('Una para el ruido y dos guardadas. El que tira todo al principio está asustado.'),
        reactions: { respeto: ['Huemul', 'Tatán', 'Chercán'], fuego: ['Loica'] },
      },
      { by: 'Chercán', hours: 1.1, html: p('Y uno mirando la escalera. Siempre. Aunque se aburra.'), quotes: 1 },
      { by: 'Huemul', hours: 20, html: p('Funcionó anoche. Gracias, viejos.'), reactions: { bien: ['Zorzal Viejo'] } },
    ],
  },
  {
    seccion: 4,
    titulo: 'El juego se cierra al entrar a un servidor',
    daysAgo: 3,
    hour: 17,
    posts: [
      { by: 'elVecino', hours: 0, html: p('Parte bien, y apenas conecto se va al escritorio. Sin mensaje.') },
      {
        by: 'Marmota',
        hours: 0.6,
        html: p('Baja los FPS a 125 y prueba en ventana. A mí se me quitó con eso.'),
        reactions: { bien: ['elVecino'] },
      },
      { by: 'elVecino', hours: 1, html: p('Era eso. Queda acá por si a otro le pasa.'), quotes: 1 },
    ],
  },
  {
    seccion: 5,
    titulo: '¿Qué escuchan antes de jugar?',
    daysAgo: 12,
    hour: 23,
    posts: [
      { by: 'Ñanco', hours: 0, html: p('Yo nada, para oír los pasos hasta en la cocina.') },
      {
        by: 'Quiltro',
        hours: 0.4,
        html: p('El himno. Completo. De pie.'),
        reactions: { risa: ['Ñanco', 'Loica', 'Tatán'] },
      },
      { by: 'Marmota', hours: 9, html: p('La radio. La de verdad, la con antena.') },
    ],
  },
]

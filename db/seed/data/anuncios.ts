/** A comment posted `hours` after its anuncio. `html`: as stored; `reports`: players who reported the comment. Three reports hide it. */
export interface SeedComment {
  by: string
  hours: number
  html: string
  reports?: readonly { by: string; motivo: string }[]
}

/** An anuncio published `daysAgo` days ago (at least two), at `hour` in Chile. `contenido` uses only HTML of the site's allow-list. */
export interface SeedAnuncio {
  by: string
  daysAgo: number
  hour: number
  titulo: string
  descripcion: string
  contenido: string
  comments: readonly SeedComment[]
}

const p = (...lines: string[]) => lines.map((line) => `<p>${line}</p>`).join('')
const list = (kind: 'bullet' | 'ordered' | 'checked' | 'unchecked', ...items: string[]) =>
  items.map((item) => `<li data-list="${kind}">${item}</li>`).join('')
const code = (...lines: string[]) =>
  `<div class="ql-code-block-container">${lines.map((line) => `<div class="ql-code-block">${line}</div>`).join('')}</div>`

export const anuncios: readonly SeedAnuncio[] = [
  {
    by: 'ElIntendente',
    daysAgo: 177,
    hour: 19.2,
    titulo: 'Comienza la Etapa II',
    descripcion: 'Se abre la tabla de Allied Assault: todos parten sin ranking y la primera victoria los mete.',
    contenido:
      '<h1 class="ql-align-center">Etapa II</h1>' +
      p(
        'Desde hoy corre la <strong>Etapa II</strong> de Allied Assault. La tabla parte en blanco: nadie hereda puesto de la etapa anterior.',
        'Lo que cambia:',
      ) +
      `<ol>${list('bullet', 'Dura unos <strong>seis meses</strong>.', 'El que pierde reporta, y tiene <u>24 horas</u> para hacerlo.', 'Se juega con cuatro por lado como mínimo.')}<li data-list="bullet" class="ql-indent-1">Si a alguien se le corta, tiene cinco rondas para volver.</li></ol>` +
      p('Los clanes se inscriben solos, en la página de la etapa. Nos vemos en la playa.'),
    comments: [
      { by: 'Tatán', hours: 1.3, html: p('Los Halcones adentro. A ver quién nos baja') },
      { by: 'Zorzal Viejo', hours: 2.1, html: p('Linda. Nosotros venimos <em>mañosos</em> del verano, aguanten') },
      {
        by: 'Chercán',
        hours: 2.6,
        html: p('@Zorzal Viejo: eso dijeron la etapa pasada <strong>y también ganaron</strong>, qué lata'),
      },
    ],
  },
  {
    by: 'ElPregonero',
    daysAgo: 93,
    hour: 20.6,
    titulo: 'Cómo se sube en la tabla, explicado una sola vez',
    descripcion: 'La pregunta de todas las semanas: por qué el 12 que le gana al 6 queda noveno.',
    contenido:
      p(
        'Cuando un clan le gana a otro que está <strong>más arriba</strong>, sube la mitad de los puestos que los separan:',
        '<span class="ql-formula" data-value="\\text{nuevo} = g - \\left\\lceil \\frac{g - p}{2} \\right\\rceil"></span>',
        'donde <em>g</em> es el puesto del ganador y <em>p</em> el del que perdió. El 12 le gana al 6: sube tres y queda <strong style="color: rgb(0, 138, 0);">9.º</strong>.',
      ) +
      '<h3>Y al revés</h3>' +
      p('Si el de arriba gana, no se mueve nadie. Los que quedan en el camino bajan uno.') +
      '<blockquote>Un clan sin ranking entra al último puesto con su primera victoria, y de ahí sube como todos.</blockquote>',
    comments: [
      { by: 'Quiltro', hours: 0.7, html: p('Por fin con dibujito. Lo dejo fijado en el TeamSpeak') },
      { by: 'Loica', hours: 3.2, html: p('¿Y si le gano al que está justo arriba mío?') },
      { by: 'ElPregonero', hours: 3.9, html: p('Cambian de lugar: la mitad de uno se redondea para arriba') },
      { by: 'Rucio_7', hours: 5.5, html: p('x<s>2</s>', 'digo, lo mismo preguntaba yo') },
    ],
  },
  {
    by: 'ElPregonero',
    daysAgo: 42,
    hour: 18.75,
    titulo: 'Antes de entrar a una partida: el anticheat y los parches',
    descripcion: 'Una lista corta para no perder la noche arreglando la instalación de alguien.',
    contenido:
      p('Revisen esto <strong>antes</strong> de la hora acordada:') +
      `<ol>${list('unchecked', 'Parche 1.11 para Allied Assault instalado.', 'Anticheat abierto antes que el juego, y con la versión al día.', 'Nick igual al de su cuenta del sitio.')}${list('checked', 'Volute con el perfil puesto en Mi Cuenta.')}</ol>` +
      p('Para los que se les va el mouse, en la consola:') +
      code('seta m_filter "0"', 'seta sensitivity "3.5"', 'seta com_maxfps "125"') +
      p(
        'El <span style="color: rgb(0, 0, 0); background-color: rgb(255, 255, 0);">rocket sigue prohibido</span>. No es negociable.',
      ),
    comments: [
      { by: 'elVecino', hours: 1.1, html: p('A mí con 125 me anda raro el salto, con 85 bien') },
      { by: 'Pelao', hours: 1.8, html: p('Gracias, por lejos lo más útil que se ha publicado acá') },
      {
        by: 'Marmota',
        hours: 20,
        html: '<ol><li data-list="ordered">Cerrar el navegador</li><li data-list="ordered">Cerrar todo lo demás</li><li data-list="ordered">Rezar</li></ol>',
      },
      {
        by: 'Ñanco',
        hours: 26.4,
        html: p(
          '<a href="https://www.pcgamingwiki.com/wiki/Medal_of_Honor:_Allied_Assault" rel="noopener noreferrer nofollow" target="_blank">Acá</a> hay más para los que juegan en pantalla ancha',
        ),
      },
    ],
  },
  {
    by: 'ElIntendente',
    daysAgo: 18,
    hour: 21.1,
    titulo: 'De los comentarios',
    descripcion: 'Se puede alegar de todo menos de la madre del rival.',
    contenido:
      p('Los comentarios quedaron abiertos para todos los que tienen cuenta. Dos cosas:') +
      '<h2>Se puede</h2>' +
      p('Celebrar, llorar, pedir revancha, sacar en cara el segundo mapa.') +
      '<h2>No se puede</h2>' +
      p(
        'Insultar, publicar datos de nadie ni vender cosas. <strong style="color: rgb(230, 0, 0);">Tres denuncias esconden el comentario</strong> hasta que alguien de la administración lo mire.',
      ) +
      p('<em>El resto, como siempre: a la cancha.</em>'),
    comments: [
      { by: 'LaTetera', hours: 0.4, html: p('Justo y necesario') },
      { by: 'Huemul', hours: 2.2, html: p('¿Y sacar en cara el <strong>primer</strong> mapa?') },
      {
        by: 'Peuco',
        hours: 4,
        html: p('Vendo mouse casi nuevo, con caja, hablar por interno. Hago envíos a regiones'),
        reports: [{ by: 'Quiltro', motivo: 'Está vendiendo cosas' }],
      },
      {
        by: 'Pelao',
        hours: 6.3,
        html: p('Ustedes son unos mancos y los de la moderación también, vayan a llorar a otra parte'),
        reports: [
          { by: 'LaTetera', motivo: 'Insulta a todo el mundo' },
          { by: 'Loica', motivo: 'Insultos' },
          { by: 'Zorzal Viejo', motivo: 'Falta el respeto, no es la primera vez' },
        ],
      },
    ],
  },
  {
    by: 'ElPregonero',
    daysAgo: 6,
    hour: 20.4,
    titulo: 'Torneo relámpago 1v1 de francotiradores',
    descripcion: 'Domingo en la noche, a una sola manga. El que pierde mira.',
    contenido:
      '<h2 class="ql-align-center" style="color: rgb(240, 102, 102);">Domingo, 22:00</h2>' +
      p('Llave simple, <strong>un mapa</strong>, primero a diez. Se juega con Springfield o Kar98, sin granadas.') +
      `<ol>${list('ordered', 'Anotarse en los comentarios hasta el sábado.', 'Estar en el TeamSpeak diez minutos antes.', 'Traer buen humor: son diez minutos de fama.')}</ol>` +
      p(
        'El puntaje<sup>*</sup> va aparte del ladder.',
        '<span class="ql-size-small">* O sea, no mueve a nadie de la tabla.</span>',
      ),
    comments: [
      { by: 'Huemul', hours: 0.5, html: p('Anotado') },
      { by: 'Ñanco', hours: 0.9, html: p('Voy. Con Kar98 <u>obvio</u>') },
      { by: 'Loica', hours: 2.7, html: p('Me anoto si no es contra Huemul en la primera 🙏') },
      { by: 'Zorzal Viejo', hours: 8.8, html: p('Anótenme, total después de las diez no duermo igual') },
      { by: 'Tatán', hours: 25, html: p('¿Se transmite?') },
      { by: 'ElPregonero', hours: 26.2, html: p('Sí, en la pestaña Stream apenas prenda la cámara') },
    ],
  },
  {
    by: 'ElPregonero',
    daysAgo: 2,
    hour: 19.9,
    titulo: 'Mantención de los servidores de liga',
    descripcion: 'El jueves de madrugada se apagan un rato los cuatro. Los de clanes siguen arriba.',
    contenido: p(
      'Entre las <strong>03:00</strong> y las <strong>04:00</strong> del jueves se reinician los servidores de liga para cambiar un disco.',
      'Si tienen partida agendada a esa hora, primero duerman, y después muévanla.',
    ),
    comments: [{ by: 'Chercán', hours: 3.1, html: p('Dormir primero, anotado. Gracias por avisar con tiempo') }],
  },
]

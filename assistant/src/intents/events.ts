import { news, tournaments } from '../answers/site'
import { statics } from '../answers/steps'
import type { Intent } from '../intent'

/** Tournaments and announcements. */
export const events: readonly Intent[] = [
  {
    id: 'torneos',
    ask: '¿Hay torneos próximos?',
    uses: [],
    answer: tournaments,
    examples: `
      y despues de ese
      y el que viene despues
      en que fecha es la copa
      en que fecha se juega la copa de otono
      en que fecha se disputa el torneo
      indicarme la fecha de la copa
      hay otra copa despues
      hay otro torneo despues de ese
      y el siguiente
      y despues de ese que torneo hay
      cuando es el proximo torneo para pedir permiso
      cuando es el proximo torneo
      cuando es la copa de otono
      cuando es el torneo de invierno
      cuando es la copa de primavera
      habra campeonato en verano
      va a haber campeonato en verano
      habra torneo de verano
      habra torneo
      cual es la fecha de la copa
      fecha de la copa
      que dia es la copa
      a que hora es la copa
      cuando se juega la copa
      cuando juegan la copa
      cuando se juega el torneo
      cuando empieza el torneo
      cuando empieza la copa
      cuando parte el torneo
      cuando comienza el torneo
      que dia parte la copa
      viene un torneo
      viene un torneo es verdad
      va a haber torneo
      va a haber torneo luego
      va a haber torneo a fin de ano
      habra copa este ano
      hay copa
      se viene una copa
      se viene torneo
      algun torneo
      algun torneo pronto
      torneo pronto
      torneos para este ano
      cuantos dias faltan para la copa
      van a hacer otro torneo
      cuando hacen otro torneo
      cuando es el siguiente torneo
      que torneos vienen
      me dijeron que venia un torneo
      supe que viene un torneo
      es cierto que viene una copa
      fecha del proximo campeonato
      next tournament
      when is the next tournament
      upcoming tournaments
      any tournament soon
      hay torneo este fin de semana
      cuanto falta para el torneo
      cuanto falta para la copa
      a que hora es el torneo
      que dia es el torneo
      que torneo viene
      torneo
      hay competencia
      cuando es el campeonato
      como va el torneo
      fecha del torneo
      proximos torneos
      proximos eventos
      cuando es la copa
      cuando es la copa {?}
      hay torneos proximos
      hay torneos
      hay algun torneo
      cuando es el proximo torneo
      proximo torneo
      cuando hay torneo
      torneos
      que torneos hay
      habra torneo este mes
      se viene algun campeonato
      cuando parte la copa
      hay alguna copa
      torneo de inicio
      donde veo los torneos
      hay eventos`,
  },
  {
    id: 'noticias',
    ask: '¿Qué hay de nuevo?',
    uses: [],
    answer: news,
    examples: `
      hay algo importante
      hay algo importante que saber
      que hay de nuevo en la pagina
      que hay de nuevo hace rato que no entro
      que ha cambiado en la pagina
      hace tiempo no entro que hay de nuevo
      novedades de la pagina
      cuando se publico lo de {?}
      cuando anunciaron lo de {?}
      que dijeron del anticheat
      cuando se publico lo del anticheat
      donde leo los anuncios
      donde se leen los anuncios
      donde estan los anuncios
      leer los anuncios
      ver anuncios
      cuando es el proximo anuncio
      hay anuncio pronto
      que se ha dicho
      que anunciaron
      que anuncio la administracion
      ultimo anuncio
      el ultimo aviso
      que avisaron
      avisaron algo
      hay algun aviso
      alguna novedad
      alguna noticia
      novedades de la semana
      que me perdi
      me perdi de algo
      ponme al dia
      estuve afuera que ha pasado
      que hay de bueno
      que onda las novedades
      que dicen los admins
      que publicaron los admins
      donde avisan las cosas
      donde publican las noticias
      cuantos anuncios hay
      news
      whats new
      latest news
      any news
      que se cuenta
      hay novedades
      hay novedades de {?}
      algo nuevo
      que ha pasado
      cuando fue el ultimo anuncio
      quien publico el ultimo anuncio
      que anuncios hay
      noticias de la comunidad
      hay noticias
      novedades
      avisos de la administracion
      que hay de nuevo
      que novedades hay
      ultimas noticias
      ultimos anuncios
      noticias
      anuncios
      hay algun anuncio
      que se anuncio
      cual es el ultimo anuncio
      donde veo las noticias
      que publicaron
      que cambio en la pagina
      novedades de la comunidad
      que dice el ultimo comunicado
      hay algo nuevo`,
  },
  {
    id: 'comentar',
    ask: '¿Cómo comento un anuncio?',
    uses: [],
    answer: statics.comentar,
    examples: `
      como se comenta
      como opino en un anuncio
      como respondo un comentario
      como contesto un comentario
      me borraron un comentario
      por que borraron mi comentario
      puedo borrar un comentario
      puedo editar lo que comente
      cuanto rato tengo para editar un comentario
      quiero denunciar un comentario
      me insultaron en un comentario
      hay comentarios ofensivos
      necesito cuenta para comentar
      donde dejo mi opinion
      quiero opinar en una noticia
      dar mi opinion en un anuncio
      responder a un anuncio
      opinar
      como comento un anuncio
      como comento una noticia
      donde se comenta
      puedo comentar
      como dejo un comentario
      no me deja comentar
      como borro mi comentario
      como denuncio un comentario
      como edito un comentario
      quien puede comentar`,
  },
]

import { comeBack, downloads, launcher, voice } from '../answers/guide'
import { serverAddress, serverList } from '../answers/servers'
import { complaints, news, socials, staff, tournaments } from '../answers/site'
import { statics } from '../answers/steps'
import { streams } from '../answers/streams'
import type { Intent } from '../intent'

/** The way back to the game, and what the site shows besides the ladder. */
export const site: readonly Intent[] = [
  {
    id: 'volver', ask: '¿Cómo vuelvo a jugar?', uses: [], answer: comeBack,
    examples: `
      how do i get back into the game
      how do i get back
      been away for years how do i start
      how to play again
      how do i start playing
      i want to play again
      que hay que hacer para jugar
      que hay que hacer para jugar de nuevo
      que se hace para jugar de nuevo
      que tengo que hacer para jugar denuevo
      puedo instalarlo en otro disco
      en que disco lo instalo
      en que carpeta lo instalo
      no se si corre el juego
      corre el juego en windows 11
      no se si corre en mi notebook
      tengo un notebook nuevo con windows 11
      hay que hacerle algo especial para que corra
      corre en windows
      tengo windows 7 sirve
      tengo windows 7 me servira
      me sirve con windows 10
      sirve mi computador
      llegue hace poco que hago
      llegue hoy a la pagina que hago
      soy nuevo orientenme
      orientenme
      instale todo y ahora que hago
      ya baje todo que hago
      ya instale el juego que sigue
      que requisitos pide
      que requisitos pide el juego
      requisitos minimos
      cuanta ram pide
      que tarjeta de video necesito
      anda en pc malo
      se puede jugar en consola
      se puede jugar en play
      se puede jugar en ps4
      se puede jugar en xbox
      hay version para consola
      hay version para celular
      how do i play again
      how to play
      i want to play again
      how do i play
      how do i install the game
      como se hace para conectarse a jugar
      como se hace para jugar hoy dia
      como se hace para volver
      como instalo todo
      como me instalo todo
      como me instalo todo en windows 11
      como dejo todo instalado
      paso a paso para instalar
      paso a paso para jugar
      explicame paso a paso
      me explican como jugar
      alguien me explica como se instala
      se puede jugar hoy en dia
      que hay que hacer para entrar a jugar
      que hago para entrar a jugar
      como vuelvo a las andadas
      como me reintegro
      quiero revivir viejos tiempos
      me dio nostalgia quiero jugar
      tengo ganas de volver
      me dieron ganas de jugar
      me pico el bicho quiero jugar
      jugaba hace anos y quiero volver
      jugaba antes y quiero volver
      como lo hago para jugar
      como le hago para jugar
      que ocupo para jugar
      por donde parto
      por donde parto para jugar
      que hago para jugar con ustedes
      me formatearon el pc y quiero jugar
      computador nuevo como instalo el juego
      como juego desde cero
      se puede jugar con el {?}
      puedo jugar con {?}
      se puede jugar por {?}
      sirve la version de {?}
      quiero volver a las canchas
      quiero volver a la guerra
      volver al juego
      quiero volver a las andanzas
      soy nuevo que hago primero
      soy nuevo en esto
      se puede jugar con {?}
      se juega por {?}
      funciona con {?}
      necesito instalar todo de nuevo
      sirve en windows
      sirve en windows 11
      que programas tengo que instalar
      hay algun tutorial
      hay un tutorial
      hace mil anos que no juego
      hace tiempo que no juego
      soy de los antiguos quiero volver
      quiero volver al vicio
      quiero retomar el juego
      se puede jugar desde el celular
      se puede jugar en mac
      corre en mi notebook
      soy antiguo y quiero volver
      como hago para jugar
      quiero jugar
      quiero empezar a jugar
      jugar
      como juego
      como se entra al juego
      como me uno a una partida
      no puedo jugar
      hola quiero jugar
      necesito ayuda para jugar
      como lo instalo
      instalacion
      que pasos sigo
      hay guia
      guia
      donde esta la guia
      como me meto a jugar
      como meterme a jugar
      no se como jugar
      tienen un tutorial
      se puede jugar todavia
      aun se juega
      sigue vivo el juego
      como vuelvo a jugar
      como vuelvo a jugar al juego
      quiero volver a jugar
      quiero jugar de nuevo
      guia para volver a jugar
      guia para jugar
      como empiezo a jugar
      como se juega
      como puedo jugar
      que necesito para jugar
      que tengo que hacer para jugar
      hace anos que no juego como vuelvo
      como instalo el juego
      instalar el juego
      pasos para jugar
      como entro a jugar
      como me meto al juego
      soy nuevo que hago para jugar
      como juego online
      se puede jugar en windows 10
      funciona en windows 11
      corre en linux
      corre en cualquier computador
      requisitos del juego
      volver a jugar
      como parto
      por donde empiezo
      tutorial para instalar`,
  },
  {
    id: 'descargas', ask: '¿De dónde descargo el juego?', uses: [], answer: downloads,
    examples: `
      cuanto se demora en bajar
      cuanto demora la descarga
      cuanto tarda en bajar el juego
      donde se baja
      donde se baja esto
      donde se baja la cuestion
      de donde se baja esta cuestion
      no encuentro donde bajarlo
      no encuentro donde se baja
      necesito el instalador del juego
      necesito el juego de nuevo
      perdi el juego
      se me borro el juego
      perdi todo donde bajo el juego
      se me murio el disco duro necesito el instalador
      formatee y perdi el juego
      link del mega
      link de mediafire
      el torrent del juego
      esta en mega
      donde estan las descargas
      seccion de descargas
      donde lo bajo
      y donde lo bajo
      de donde lo bajo
      donde lo descargo
      donde consigo todo
      donde consigo el instalador
      donde se consigue el juego
      me pasan el juego
      quien me pasa el juego
      bajar el instalador
      bajarlo
      descargarlo
      hay link
      los archivos del juego
      archivos para jugar
      donde estan los archivos
      de donde saco el launcher
      download
      download the game
      where can i download
      game download link
      necesito bajar todo
      bajar todo de nuevo
      que tengo que bajar
      de donde saco el programa de voz
      que programas necesito
      que programas hay que bajar
      hay que pagar algo
      se paga por jugar
      hay que pagar para jugar
      tiene costo
      cuanto pesa la descarga
      me falta el launcher
      me falta el juego
      me falta el ts
      descargar teamspeak
      bajar teamspeak
      bajar ts
      bajar volute
      descarga
      no me baja el juego
      el link de descarga no funciona
      no funciona la descarga
      link caido
      donde esta el link
      pasame el juego
      tienen el juego
      cuanto vale el juego
      vale plata el juego
      hay que comprar el juego
      tienen el link del teamspeak
      tienen el link del juego
      link del ts
      link para bajar el ts
      pasame el link del launcher
      de donde descargo el juego
      donde descargo el juego
      descargas
      descargar el juego
      link para descargar
      donde bajo el teamspeak
      donde descargo ts3
      descargar volute
      donde bajo el launcher
      bajar el juego
      de donde se baja
      de donde saco el juego
      donde esta el juego
      link del volute
      link del launcher
      link del juego
      donde consigo el juego
      necesito el instalador
      el juego es gratis
      hay que pagar el juego
      cuanto cuesta el juego
      cuanto pesa el juego
      donde esta el launcher
      que hay que bajar
      el zip del juego
      no tengo el juego
      donde esta el teamspeak
      quiero el ts`,
  },
  {
    id: 'volute', ask: '¿Cómo configuro Volute?', uses: [], answer: launcher,
    examples: `
      y como lo dejo andando
      como dejo andando el volute
      lo instale como lo configuro
      donde saco el launcher id
      launcher id
      de donde saco el launcher id
      donde esta el launcher id
      donde saco el id del launcher
      donde esta el id del launcher
      tengo que hacerme cuenta en volute
      tengo que hacerme cuenta en la pagina de volute tambien
      hay que hacerse cuenta en volute
      necesito cuenta de volute
      hay que registrarse en volute
      como me salgo de volute
      como cierro volute
      como desinstalo volute
      actualizar volute
      que es el api key y de donde sale
      que es la apikey
      de donde sale la apikey
      de donde saco la api
      para que es la apikey
      donde encuentro mi apikey
      apikey
      como se usa el launcher
      como se usa volute
      como uso el launcher
      como lo uso el launcher
      como se configura el launcher
      configurar volute
      pasos para configurar volute
      como hecho a andar volute
      como echo a andar volute
      como dejo listo el launcher
      ayuda con volute
      ayuda con el launcher
      no entiendo volute
      no entiendo el launcher
      no cacho el launcher
      que tengo que llenar en volute
      que pongo en game path
      que va en el game path
      que es el game path
      donde pongo la ruta del juego
      como agrego el exe
      donde esta el id de volute
      de donde saco el id de volute
      donde veo mi id de volute
      volute me pide id y api key
      volute me pide una clave
      instale volute y ahora que
      ya instale el launcher que hago
      ya baje volute que sigue
      volute
      que datos pide el launcher
      como lleno los datos del launcher
      que pongo en volute
      que es eso de la api
      path del juego
      como configuro volute
      configurar el launcher
      como uso volute
      como instalo volute
      que es la api key
      donde saco la api key
      apikey de volute
      que pongo en la ruta del juego
      que ruta pongo en el launcher
      cual es el ejecutable
      que ejecutable agrego
      el launcher me pide datos
      que datos lleno en volute
      id de volute
      como creo cuenta en volute
      como agrego el juego al launcher
      donde pongo la ip en volute`,
  },
  {
    id: 'voz', ask: '¿Cómo me conecto a TS3?', uses: [], answer: voice,
    examples: `
      instale el ts3 y ahora que hago
      tengo el ts3 instalado como entro
      ya tengo el ts y ahora que
      me instalaron el ts3 y no se entrar
      baje el ts3 que pongo
      que hago en el ts3
      se puede hablar por el juego
      el juego tiene chat de voz
      se habla dentro del juego
      el ts me dice que no encuentra el servidor
      teamspeak no encuentra el servidor
      el ts dice failed to connect
      no me sale el servidor en el ts
      que va en nickname
      que pongo en nickname
      que pongo en server nickname or unique id
      me pide nickname
      quiero hablar con los cabros mientras jugamos que instalo
      como hablo con los cabros
      como hablo con mis amigos mientras juego
      para hablar que instalo
      que instalo para hablar
      que bajo para hablar
      que programa usan para hablar
      programa para hablar
      ts3 me pide nickname y server address
      teamspeak me pide un servidor
      el ts me pide direccion
      el ts me pide nickname
      el ts me pide servidor
      que pongo en server address
      que pongo en server nickname
      que va en nickname del ts
      que nick pongo en el ts
      que apodo pongo en teamspeak
      puerto del teamspeak
      contrasena del teamspeak
      no me conecta el ts
      el ts no me conecta
      no puedo entrar al ts
      no puedo entrar al teamspeak
      no se oye nada en el ts
      no me funciona el microfono en el ts
      configurar microfono ts
      como configuro el ts
      como configuro el ts3
      como se configura el teamspeak
      como entro al canal de mi clan
      en que canal se juntan
      donde se juntan a hablar
      hay que usar microfono
      es obligacion hablar
      usan discord para hablar o ts
      hablan por discord
      teamspeak server address
      voice server
      como me meto al teamspeak
      como me meto al ts de ustedes
      como entro al ts de ustedes
      como escucho a los demas
      que direccion pongo en teamspeak
      que ip es el teamspeak
      no escucho a nadie
      tienen teamspeak
      teamspeak
      se usa microfono
      por donde se habla
      como me comunico con mi equipo
      clave del ts
      como entro al canal de voz
      como me conecto a teamspeak
      como entro al ts
      como configuro el teamspeak
      que servidor pongo en teamspeak
      cual es el servidor de ts3
      direccion del teamspeak
      ip del ts
      como hablo con los demas
      por donde hablan
      donde hablan cuando juegan
      como hablo con mi equipo
      chat de voz
      no me escuchan en ts
      no se escucha el microfono
      que usan para hablar
      como instalo el ts3
      usan teamspeak
      se habla por ts
      conectarse al teamspeak`,
  },
  {
    id: 'servidores', ask: '¿Hay gente jugando ahora?', uses: ['servidor', 'quien'], answer: serverList,
    examples: `
      quien anda en linea en {servidor}
      quien esta en linea en {servidor}
      me puede confirmar si {jugador} esta conectado
      me dice si {jugador} esta jugando
      sabe si {jugador} anda conectado
      {jugador} dijo que iba a jugar esta conectado
      quiero saber si {jugador} esta en el server
      en que servidor entreno con mi clan
      hay algun servidor para practicar
      hay un servidor para entrenar
      los servidores son de aca
      donde estan los servidores
      donde hay harta gente
      hay harta gente
      donde hay gente jugando
      donde esta la gente
      {servidor} cuantos hay
      cuantos hay jugando en {servidor}
      que mapa hay en {servidor}
      quienes estan en {servidor}
      hay alguien a esta hora
      hay gente a esta hora
      queda alguien a esta hora
      hay gente a estas horas
      estan caidos los servidores
      se cayeron los servidores
      los servidores estan caidos
      servidores caidos
      esta abajo el servidor
      no responde el servidor
      el servidor no responde
      por que no hay servidores
      quien tiene mas puntaje en el {servidor}
      quien va ganando en el {servidor}
      quien tiene mas puntos en {servidor}
      hay partida armada en algun lado
      hay partida en algun lado
      hay alguna partida armada
      hay algo armado ahora
      se arma partida
      se arma algo
      se esta armando algo
      hay alguien pa jugar ahora
      quiero jugar un rato ahora
      todavia juega alguien
      juega alguien todavia
      esta muerto esto
      esta muerto el servidor
      esta muerto esto o todavia juega alguien
      esta solo el servidor
      no hay nadie
      no hay nadie jugando
      hay ambiente
      hay vida en el server
      como esta la cosa en los servidores
      como estan los servidores
      cuantos hay adentro
      cuantos hay dentro
      que mapa hay puesto
      que mapa estan jugando ahora
      que mapa esta puesto en el {servidor}
      cuanta gente hay en {servidor}
      cuantos juegan en {servidor}
      cuantos juegan en el {servidor}
      cuantos hay ahora en {servidor}
      y en el {servidor}
      {servidor} tiene gente
      {servidor} esta lleno
      vale la pena entrar ahora
      me conecto o no hay nadie
      pillo a alguien si me conecto
      esta prendido el server
      who is online
      how many players online
      anyone playing
      is anyone playing
      players online
      server status
      servers
      servidores vivos
      que servidor esta vivo
      hay movimiento
      hay movimiento en los servidores
      alguien para jugar
      alguien juega
      quien se anima a jugar
      hay alguien conectado
      alguien conectado
      cuantos hay en el {servidor}
      quien hay en {servidor}
      quien juega en {servidor}
      {servidor} esta vacio
      se cayo el server
      se cayo el servidor
      esta caido el server
      no funciona el servidor
      hay algun servidor lleno
      en que servidor esta jugando la gente
      donde estan todos
      esta conectado {jugador}
      esta jugando {jugador}
      en que servidor esta {jugador}
      {jugador} esta jugando
      hay alguien
      cuantos hay jugando
      cuantos son en el server
      que se juega ahora
      cuanto jugador hay conectado
      cuanto jugador hay en el servidor
      hay gente
      hay gente conectada
      estan jugando algo
      hay pichanga
      {servidor} quien esta
      quien esta en el {servidor}
      como esta el servidor {servidor}
      {servidor}
      hay gente en el {servidor}
      hay gente jugando ahora
      hay alguien jugando
      cuanta gente hay jugando
      cuantos estan jugando
      cuantos hay en el servidor
      cuantos conectados hay
      que servidores hay
      que servidores estan en linea
      estado de los servidores
      servidores
      servidores activos
      esta arriba el servidor
      esta caido el servidor
      que mapa estan jugando
      en que servidor hay gente
      en que servidor estan
      donde estan jugando
      servidor de liga
      servidor de clanes
      que pasa en el servidor
      hay servidores con gente
      esta vacio el servidor
      hay alguien en linea
      esta lleno el servidor
      estan jugando
      se esta jugando algo
      hay partida ahora`,
  },
  {
    id: 'ip', ask: '¿Cuál es la IP del servidor?', uses: ['servidor'], answer: serverAddress,
    examples: `
      donde conecto
      a que ip entro
      que ip pongo
      que ip pongo en volute
      que direccion pongo en volute
      que pongo en connect
      ip para conectarse
      ip del server de clanes
      ip de liga
      direccion ip
      la direccion
      la ip y la clave
      clave para entrar al server
      el server pide clave
      el servidor me pide contrasena
      me pide password el server
      no se la ip
      pasame la ip
      pasen la ip
      server ip
      server address
      whats the ip
      puertos de los servidores
      a que puerto me conecto
      me dice connection refused
      como entro directo al server
      a que server entro
      a que servidor entro
      a que servidor me meto
      cual servidor es
      puerto del server
      la ip
      ip
      cual es la clave del server
      no me conecta al servidor
      no puedo entrar al servidor
      connect
      como conecto
      ip del {servidor}
      como me conecto al {servidor}
      cual es la ip del servidor
      ip del servidor
      dame la ip
      direccion del servidor
      puerto del servidor
      cual es el puerto del servidor de liga
      contrasena del servidor
      clave del servidor
      como me conecto al servidor
      como entro al servidor
      a que ip me conecto
      ip y clave del server de clanes
      pass del server`,
  },
  {
    id: 'streams', ask: '¿Quién está transmitiendo?', uses: ['quien'], answer: streams,
    examples: `
      hay stream
      hay stream ahora
      algun stream ahora
      algun stream prendido
      pasame el link del stream
      y el link
      y el link del stream
      pasame el link
      {jugador} prende hoy
      a que hora prende {jugador}
      cuando prende {jugador}
      prende hoy {jugador}
      cuando transmite {jugador}
      quiero ver a alguien jugar
      ver a alguien jugar
      quiero ver jugar
      ver partidas
      donde estan los videos
      donde veo los videos
      hay videos de las partidas
      hay partidas grabadas
      se pueden ver las partidas antiguas
      {jugador} esta en vivo
      esta en vivo {jugador}
      esta stremeando {jugador}
      {jugador} transmite
      {jugador} esta transmitiendo
      cuantos viewers tiene {jugador}
      cuantos espectadores tiene {jugador}
      cuantos estan viendo a {jugador}
      cuanta gente esta viendo a {jugador}
      cuanta gente ve a {jugador}
      cuantos viewers hay
      cuantos estan viendo el stream
      cuanta gente mira el stream
      que esta jugando {jugador} en el stream
      donde veo a {jugador}
      a que hora transmite {jugador}
      quien esta en vivo
      quien esta en vivo ahora
      hay stream ahora
      hay stream hoy
      algun stream prendido
      hay algo para ver
      quiero ver un directo
      donde transmiten
      por donde transmiten
      en que canal transmiten
      se transmite la copa
      van a transmitir el torneo
      quien transmite la final
      who is streaming
      live streams
      anyone streaming
      hay alguien transmitiendo
      alguien en stream
      alguien stream
      quiero ver a alguien jugando
      quiero ver partidas
      quiero mirar
      pasame el link del stream
      hay alguien streameando
      donde ver partidas en vivo
      se puede ver en vivo
      streamers
      twitch
      quien streamea
      transmiten las partidas
      quien esta transmitiendo
      quien esta en stream
      hay streams
      hay alguien en stream
      hay algun directo
      streams activos
      que streams hay
      donde veo los streams
      hay alguien en twitch
      {jugador} esta en stream
      esta transmitiendo {jugador}
      esta en stream {jugador}
      donde puedo ver partidas
      quien transmite los partidos
      link del stream
      stream
      ver stream`,
  },
  {
    id: 'torneos', ask: '¿Hay torneos próximos?', uses: [], answer: tournaments,
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
    id: 'noticias', ask: '¿Qué hay de nuevo?', uses: [], answer: news,
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
    id: 'comentar', ask: '¿Cómo comento un anuncio?', uses: [], answer: statics.comentar,
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
  {
    id: 'staff', ask: '¿Quiénes son los administradores?', uses: [], answer: staff,
    examples: `
      who runs this site
      who runs this
      who is in charge
      who are the admins
      quien esta a cargo de esto
      quien maneja esta pagina
      quien lleva esta pagina
      cual es el mejor admin
      quien invento esta comunidad
      quien invento esto
      quien empezo con esto
      como se llama el admin
      como se llama el dueno de la pagina
      como se llaman los moderadores
      nombre del administrador
      quienes son el staff
      quien es el staff
      quienes son los admins
      quienes son los mods
      cuantos admins hay
      cuantos moderadores hay
      quien esta en el staff
      quien anda de admin
      algun admin
      el dueno de la pagina
      quien es el creador de la pagina
      equipo de la pagina
      quien modera
      quien administra
      quien esta detras de la pagina
      admin list
      who are the admins
      quien es el jefe de la comunidad
      quien hizo esta pagina
      quien manda
      quien manda aqui
      moderadores
      admins
      administradores
      quien es moderador
      quienes son del staff
      quien lleva la comunidad
      quienes son los administradores
      quien es el admin
      quien administra la pagina
      quienes son los moderadores
      quien es el encargado
      quien es el dueno de la pagina
      quien hizo la pagina
      staff
      lista de admins
      quienes mandan aca
      equipo de moderacion
      quien esta a cargo de la comunidad`,
  },
  {
    id: 'contacto', ask: '¿Con quién hablo por un reclamo?', uses: ['quien'], answer: complaints,
    examples: `
      quiero felicitar al admin
      quiero agradecer a los admins
      quiero decirle algo a los admins
      pueden publicar un anuncio mio
      quiero publicar un anuncio
      quiero publicar una noticia
      quiero que publiquen algo
      quiero organizar un torneo
      quiero hacer un torneo
      pueden hacer un torneo de uno contra uno
      alguien tiene mi nick
      me copiaron el nick
      no aparezco en la lista de jugadores
      no salgo en la lista de jugadores
      necesito ayuda de un humano
      necesito ayuda de una persona
      quiero hablar con una persona
      quiero hablar con un humano
      puedo hablar con alguien de verdad
      con quien puedo hablar
      no quedamos conformes con lo que decidieron
      no quedamos conformes con el fallo
      no estoy conforme con lo que resolvieron
      no me gusto lo que decidieron los moderadores
      lo que decidieron fue injusto
      los moderadores no hicieron nada
      los admins no hacen nada
      los admins no responden
      nadie me responde
      reclame y nadie me contesto
      la pagina se cae a cada rato
      la pagina se cae
      se cayo la pagina
      la pagina anda lenta
      la pagina se demora en cargar
      a quien le alego
      a quien le alego por un fallo
      con quien alego
      quiero alegar un fallo
      no estoy de acuerdo con un fallo
      no me parecio justo el fallo
      el fallo fue injusto
      me siento pasado a llevar por un fallo
      me siento pasado a llevar
      me pasaron a llevar
      nos fallaron en contra y no es justo
      como reclamo un fallo
      puedo apelar el fallo
      a quien le pido ayuda
      a quien le pregunto
      a quien le escribo
      a quien me dirijo
      con quien me comunico
      con quien hablo si tengo un problema
      tengo un drama con un jugador
      me tratan mal en el server
      un loco me insulta
      hay un loco insultando en el server
      me estan webeando
      me hacen bullying
      me discriminaron
      me amenazaron
      quiero acusar a alguien
      quiero acusar a {jugador}
      quiero reclamar contra {jugador}
      {jugador} me insulto
      la pagina esta mala
      hay un bug en la pagina
      encontre un bug
      reportar un bug
      no carga la pagina
      la pagina no funciona
      tengo una idea para la pagina
      se me ocurrio una idea para la comunidad
      quiero colaborar
      quiero ayudar a la comunidad
      como puedo aportar
      puedo ser moderador
      quiero ser admin
      como donar
      contact admin
      como contacto a {jugador}
      como hablo con {jugador}
      donde le escribo a {jugador}
      necesito contactar a un mod
      necesito un admin
      necesito un moderador
      llama a un admin
      hay algun admin conectado
      quiero hablar con alguien
      quien me puede ayudar
      me estan molestando
      tengo un reclamo
      tengo una queja
      encontre un error en la pagina
      la pagina tiene un error
      quiero hacer una sugerencia
      a quien le mando las pruebas
      con quien hablo por un reclamo
      a quien le reclamo
      como contacto a un admin
      como hablo con un moderador
      tengo un problema con un jugador
      quiero denunciar a un jugador
      como denuncio a un tramposo
      denunciar a alguien
      donde reclamo
      quiero hacer un reclamo
      a quien le aviso
      como apelo un fallo
      quiero apelar
      me insultaron en una partida
      hay un jugador molestando
      contacto
      como los contacto
      necesito hablar con un administrador`,
  },
  {
    id: 'redes', ask: '¿Qué redes tienen?', uses: [], answer: socials,
    examples: `
      canal de youtube
      el canal de youtube
      cual es el facebook
      cual es el tiktok
      cual es el youtube
      cual es el whatsapp
      el facebook de la comunidad
      el instagram de la comunidad
      instagram de ustedes
      facebook de ustedes
      youtube de la comunidad
      donde estan en instagram
      tienen canal de tiktok
      como me uno al grupo de whatsapp
      como me agregan al whatsapp
      pasame el link del face
      pasame el insta
      en que redes estan
      donde los puedo seguir
      donde mas estan
      tienen algun grupo
      tienen algun grupo donde hablen
      por donde se avisan las cosas
      cual es el discord
      pasame el discord
      invitacion al discord
      link de invitacion a discord
      tienen redes
      instagram
      facebook
      whatsapp
      tiktok
      discord
      youtube
      como entro al discord
      como entro al whatsapp
      grupo de whatsapp
      que redes tienen
      redes sociales
      tienen instagram
      tienen facebook
      cual es el instagram
      hay grupo de whatsapp
      link del whatsapp
      tienen tiktok
      tienen canal de youtube
      estan en facebook
      tienen discord
      link del discord
      hay discord
      donde los sigo
      pagina de facebook`,
  },
  {
    id: 'foro', ask: '¿Dónde está el foro?', uses: [], answer: statics.foro,
    examples: `
      foro para preguntar
      foro para dudas
      foro de ayuda
      foro de la comunidad
      el foro de la comunidad
      el foro de ustedes
      tienen foro
      tienen foro
      cuando abre el foro
      cuando va a estar el foro
      el foro funciona
      el foro esta vacio
      no me abre el foro
      por que no hay foro
      donde se arman los temas
      forum
      hay un lugar para conversar
      donde converso con los demas
      donde se discute
      donde puedo escribir un tema
      donde esta el foro
      hay foro
      foro
      link del foro
      como entro al foro
      donde se conversa
      tienen un foro`,
  },
  {
    id: 'pagina', ask: '¿Qué es esta página?', uses: [], answer: statics.pagina,
    examples: `
      desde que ano existe esto
      en que ano partio esto
      hace cuanto existe esto
      cuando se creo la pagina
      cuando se hizo la pagina
      de que se trata
      de que se trata esto
      para que es esta pagina
      que hacen aca
      que hacen ustedes
      que es el clan ladder
      cuentame de la comunidad
      que es la comunidad trinchera
      hace cuanto existe la comunidad
      cuando partio la comunidad
      donde estan ustedes
      solo juegan chilenos
      soy de {?} puedo jugar
      hay que ser chileno
      tienen aplicacion
      hay app
      hay aplicacion para el celular
      puedo ver la pagina en el celular
      cambiar a tema oscuro
      se ve muy oscuro
      la pagina en blanco
      what is this
      what is this site
      de que es esta pagina
      que es este sitio
      de que trata esto
      que juego es
      que se puede hacer aca
      quien creo la comunidad
      desde cuando existe la pagina
      esto es gratis
      hay que pagar
      cambiar el tema
      modo claro
      que es esta pagina
      de que se trata la pagina
      que es trinchera
      que es esto
      para que sirve esta pagina
      quienes son ustedes
      que comunidad es esta
      que se hace aca
      de donde son
      son chilenos
      como cambio a modo claro
      modo oscuro
      como pongo el tema claro
      tienen api
      donde esta la api`,
  },
]

import { complaints, staff } from '../answers/site'
import type { Intent } from '../intent'

/** Who runs the site, and whom to turn to. */
export const whomToAsk: readonly Intent[] = [
  {
    id: 'staff',
    ask: '¿Quiénes son los administradores?',
    uses: [],
    answer: staff,
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
    id: 'contacto',
    ask: '¿Con quién hablo por un reclamo?',
    uses: ['quien'],
    answer: complaints,
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
]

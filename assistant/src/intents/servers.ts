import { serverAddress, serverList } from '../answers/servers'
import type { Intent } from '../intent'

/** The game servers. */
export const servers: readonly Intent[] = [
  {
    id: 'servidores',
    ask: '¿Hay gente jugando ahora?',
    uses: ['servidor', 'quien'],
    answer: serverList,
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
    id: 'ip',
    ask: '¿Cuál es la IP del servidor?',
    uses: ['servidor'],
    answer: serverAddress,
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
]

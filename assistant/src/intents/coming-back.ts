import { comeBack, downloads } from '../answers/guide'
import type { Intent } from '../intent'

/** The way back to the game. */
export const comingBack: readonly Intent[] = [
  {
    id: 'volver',
    ask: '¿Cómo vuelvo a jugar?',
    uses: [],
    answer: comeBack,
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
    id: 'descargas',
    ask: '¿De dónde descargo el juego?',
    uses: [],
    answer: downloads,
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
]

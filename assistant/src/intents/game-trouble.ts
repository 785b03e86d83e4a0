import { gameSettings, notStarting, originalDisc, whyVolute } from '../answers/launcher'
import type { Intent } from '../intent'

/** What keeps people from playing. */
export const gameTrouble: readonly Intent[] = [
  {
    id: 'volute-que-es',
    ask: '¿Qué es Volute?',
    uses: [],
    answer: whyVolute,
    examples: `
      que es volute
      que es el launcher
      que es eso de volute
      para que sirve volute
      para que sirve el launcher
      para que sirve ese programa que hay que bajar aparte del juego
      para que es el otro programa
      que hace volute
      que hace el launcher
      para que es volute
      para que quiero volute
      de que sirve el launcher
      es obligacion usar volute
      es obligatorio volute
      es obligatorio el launcher
      es necesario el launcher
      hace falta volute
      hay que usar volute si o si
      tengo que usar el launcher
      puedo jugar sin volute
      puedo jugar sin el launcher
      se puede entrar sin volute
      puedo entrar directo con el ejecutable
      se puede abrir el juego directo
      puedo entrar directo sin el launcher
      volute o entro directo por el juego
      por que hay que bajar volute
      por que piden volute
      volute es seguro
      volute es gratis
      volute es virus
      es obligacion el programa ese
      sirve de algo el launcher
      sin volute se puede`,
  },
  {
    id: 'volute-falla',
    ask: 'El launcher no me abre el juego',
    uses: [],
    answer: notStarting,
    examples: `
      tengo todo instalado y no me conecta
      tengo todo instalado pero no me conecta a ningun servidor
      no me conecta a ningun servidor
      instale todo y no me conecta
      hice todo y no me conecta
      segui la guia y no me funciona
      el anticheat me echa del servidor
      el anticheat me saca
      me echa del servidor al entrar
      me expulsa el servidor al entrar
      me da timeout
      connection timed out
      me dice timeout al conectar
      volute dice game not found
      game not found
      dice que no encuentra el juego
      abro el juego y se cierra
      se abre el juego y se cierra solo
      parte el juego y se cierra
      abre y se cierra al tiro
      windows me borra el launcher
      windows me bloquea volute
      windows defender me bloquea el launcher
      el antivirus lo detecta como virus
      me lo detecta como virus
      volute no reconoce el juego
      el launcher no detecta el juego
      el juego se pega
      el juego se queda pegado
      el juego se congela
      me sale un error y se cierra
      me aparece un error al abrir
      no carga el juego
      se queda cargando el juego
      se queda en la pantalla de carga
      no pasa de connecting
      se queda en awaiting connection
      me saca del servidor el anticheat
      el anticheat no parte
      no me parte el anticheat
      error del anticheat
      el launcher no me abre el juego
      el launcher no abre el juego
      el launcher no abre nada
      volute no abre el juego
      volute no me abre
      volute no funciona
      no me funciona volute
      el volute no me carga
      volute se queda pegado
      se queda pegado el launcher
      le doy a connect y no pasa nada
      aprieto connect y no pasa nada
      aprieto connect y no hace nada
      le pongo conectar y no pasa nada
      el boton connect no hace nada
      no me conecta el launcher
      el launcher no conecta
      no me deja conectar con volute
      error en volute
      error al abrir el juego desde el launcher
      me tira error el launcher
      el launcher me tira error
      no encuentra el juego el launcher
      el launcher dice que no encuentra el ejecutable
      no me abre el juego
      el juego no abre
      el juego no parte
      no parte el juego
      no me corre el juego
      el juego no me corre
      no me funciona el juego
      el juego se cierra solo
      se me cierra el juego
      se me cae el juego
      el juego se crashea
      pantalla negra
      se ve la pantalla negra
      el antivirus me bloquea el juego
      el antivirus me borra volute
      problemas con el launcher
      problemas con volute
      ayuda con volute no me abre`,
  },
  {
    id: 'mi-copia',
    ask: '¿Sirve el CD original?',
    uses: [],
    answer: originalDisc,
    examples: `
      compre el juego sirve
      compre el juego original sirve
      compre una caja del juego
      tengo la version con las expansiones
      tengo el war chest
      compre el war chest
      sirve el que tengo
      sirve el que compre
      sirve una version bajada de otro lado
      se puede jugar con el de steam
      puedo jugar con steam
      se puede jugar con steam
      juego por steam puedo
      tengo el de steam
      tengo el mohaa de gog
      sirve el cd original
      tengo el cd original sirve todavia
      tengo el disco original del juego
      tengo el juego en disco
      tengo el juego en cd
      sirve el juego original
      tengo el juego original sirve
      puedo usar mi cd
      puedo usar el juego que tengo en disco
      tengo una copia del juego sirve
      sirve mi copia
      sirve el juego que ya tengo
      ya tengo el juego instalado sirve
      tengo instalado el juego de antes
      sirve la version de steam
      sirve la version de gog
      lo tengo en steam sirve
      lo compre en gog puedo jugar con ese
      sirve la version pirata
      sirve cualquier version del juego
      que version del juego sirve
      que version del juego necesito
      tiene que ser original el juego
      hay que tener el juego original
      tengo los cds guardados`,
  },
  {
    id: 'ajustes',
    ask: '¿Qué hago si el juego anda con lag?',
    uses: [],
    answer: gameSettings,
    examples: `
      me anda a los saltos el juego
      el juego va a saltos
      low fps
      tengo pocos fps
      se ve chiquita la pantalla
      como lo pongo en grande la pantalla del juego
      se ve en una ventana chica
      tengo que abrir puertos
      hay que abrir puertos en el router
      que puertos abro
      que hago si el juego anda con lag
      el juego anda con lag
      el juego va lento
      tengo lag
      tengo mucho lag
      hay mucho lag en el servidor
      servidor con menos lag
      server sin lag
      tengo mucho ping
      mi ping esta alto
      como bajo el ping
      cuanto ping hay
      que ping tienen
      con que ping se juega
      cuanto ping tiene el servidor
      por que tengo tanto ping
      como bajo el lag
      como veo los fps
      como subo los fps del juego
      el juego me anda a pocos fps
      como cambio la resolucion del juego
      cambiar la resolucion
      el juego se ve chico
      se ve en ventana el juego
      como pongo pantalla completa
      pantalla completa
      el juego esta en ingles como lo cambio
      como pongo el juego en espanol
      el juego en espanol
      cambiar el idioma del juego
      el juego no tiene sonido
      no se escucha el juego
      como le pongo mods al juego
      mods para el juego
      hay mods
      que comandos de consola hay
      comandos de la consola
      como abro la consola del juego
      como configuro las teclas
      cfg
      config del juego
      se puede cambiar el fov
      fps bajos
      bajos fps
      me va a tirones
      los graficos se ven mal`,
  },
]

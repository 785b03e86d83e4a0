import { launcher, voice } from '../answers/guide'
import type { Intent } from '../intent'

/** The launcher and the voice chat. */
export const setUp: readonly Intent[] = [
  {
    id: 'volute',
    ask: '¿Cómo configuro Volute?',
    uses: [],
    answer: launcher,
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
    id: 'voz',
    ask: '¿Cómo me conecto a TS3?',
    uses: [],
    answer: voice,
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
]

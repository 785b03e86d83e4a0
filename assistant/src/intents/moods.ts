import { comfort } from '../answers/comfort'
import { insulted } from '../answers/talk'
import type { Intent } from '../intent'

/** Insults and sorrow. */
export const moods: readonly Intent[] = [
  {
    id: 'insulto',
    ask: '',
    uses: [],
    answer: insulted,
    examples: `
      me cago en todos los admins
      me cago en los moderadores
      los admins son una mierda
      eso no es
      eso no era
      asi no es
      no es asi
      no servi para nada
      no servi pa na
      no servis
      no entendi nada de lo que dijiste
      no te entendi nada
      no te entiendo
      no se entiende lo que dices
      que dices no entiendo nada
      estas puro webeando
      no me respondiste lo que te pregunte
      eso no es lo que pregunte
      eso no era lo que pregunte
      no era eso
      respondiste cualquier cosa
      te equivocaste
      estas mal bot
      eso esta mal
      eres gei
      eri malo
      eri penca
      vale callampa este bot
      vale callampa esta wea de bot
      vales callampa
      vales hongo
      vales verga
      vale verga este bot
      que bot mas penca
      bot penca
      penca
      puta el bot malo
      el bot es malo
      este bot no sirve
      este bot no sirve para nada
      este bot no entiende nada
      no sirve este bot
      que bot mas inutil
      que bot mas tonto
      que fome el bot
      eres penca
      eres una basura
      basura de bot
      porqueria de bot
      asco de bot
      pesima atencion
      no entendiste nada
      no me entiendes
      no cachai una
      no das una
      respondes puras tonteras
      respondes cualquier cosa
      puras tonteras hablas
      sos un inutil
      sos malo
      ctm
      aweonao
      conchetumare
      chupalo
      chupala
      come caca
      anda a la mierda
      vete a la mierda
      ándate a la chucha
      andate a freir monos
      cierra el hocico
      maricon
      sapo
      sapo culiao
      perkin
      weon inutil
      tarado
      mongolico
      burro
      eres una verguenza
      das pena
      eres una mierda
      que malo eres
      weon tonto
      aprende
      no cachai nada
      no sabes nada
      pesimo bot
      andate
      eres gay
      saco de wea
      eres un {?}
      eres malo
      eres tonto
      no sirves
      no sirves para nada
      no entiendes nada
      bot malo
      que bot mas malo
      eres inutil
      callate
      que asco
      estupido
      idiota
      imbecil
      te odio
      muerete
      ándate a la cresta
      tonto
      eres pesimo`,
  },
  {
    id: 'pena',
    ask: '',
    uses: [],
    answer: comfort,
    examples: `
      me dejaron solo
      me siento abandonado
      nadie me pesca
      me dejo mi pololo
      no tengo ganas de vivir
      no tengo ganas de nada
      me quiero morir de pena
      no le veo sentido a nada
      toy mal
      estoy mal hoy dia
      tengo pena
      estoy triste
      estoy mal
      estoy muy mal
      me siento mal
      me siento solo
      me siento triste
      ando triste
      ando con pena
      ando bajoneado
      ando mal
      estoy deprimido
      tengo depresion
      estoy bajoneado
      estoy llorando
      no doy mas
      no puedo mas
      ya no quiero vivir
      quiero morir
      me quiero morir
      me quiero matar
      estoy solo
      nadie me quiere
      mi polola me dejo
      me dejo mi polola
      me dejo mi mujer
      mi esposa me dejo
      me patearon
      me pateo mi polola
      termine con mi polola y estoy mal
      termine con mi pareja
      murio mi mama
      tuve un mal dia
      tuve un dia horrible
      fue un dia de mierda
      estoy aburrido de todo
      mi vida es una mierda
      me siento como la mierda
      estoy angustiado
      tengo ansiedad
      perdimos todas
      perdimos todas toy pal pico
      ando pal pico
      nos fue como el pico
      estoy pasando un mal momento`,
  },
]

import { bye, hello, help, thanks, who } from '../answers/talk'
import type { Intent } from '../intent'

/** What is said around questions. */
export const courtesy: readonly Intent[] = [
  {
    id: 'hola',
    ask: 'Hola',
    uses: [],
    answer: hello,
    examples: `
      muy buenas tardes tenga usted
      tenga usted buenas tardes
      buenos dias tenga usted
      muy buenas noches tengan todos
      bot
      radio
      oye bot
      oye radio
      hola mi bot
      noches
      wenas noches
      buenas noches
      buenas noches a todos
      buenas tardes gente
      holaa
      hola buenas como va
      hola que tal
      hola que cuentas
      hola bot como estas
      hola radio como estas
      hola buenos dias
      buenas a todos
      buenas como estamos
      hola gente linda
      que hay
      que se hace
      que onda bot
      que onda radio
      hola hola hay alguien
      hello
      hi there
      hola mi rey
      como te va
      como te encuentras
      como amaneciste
      que estas haciendo
      aqui estoy
      volvi
      hola de nuevo
      hola otra vez
      hola bot
      hola radio
      ey que tal
      que pasa
      como va todo
      que cuentas
      hola buenas
      wenas tardes
      hola
      hola hola
      hola como estas
      hola como andas
      hola todo bien
      como estas
      como andas
      todo bien
      hola amigo
      hola a todos
      hola gente
      hay alguien
      estas ahi`,
  },
  {
    id: 'gracias',
    ask: 'Gracias',
    uses: [],
    answer: thanks,
    examples: `
      me sirvio caleta
      me sirvio harto
      me sirvio mucho
      bueno eso era
      eso era no mas
      eso no mas
      era eso no mas
      me salvaste
      te la rifaste
      te pasaste gracias
      se agradece la ayuda
      mil gracias
      vale bot
      vale te pasaste
      ya caché gracias
      ya entendi gracias
      quedo claro
      quedo clarito
      todo claro
      te ganaste un siete
      eres seco
      eres lo maximo
      que buen bot
      buena onda
      la raja
      bacan gracias
      filete gracias
      impeccable
      impecable
      perfecto eso necesitaba
      eso queria saber
      justo lo que buscaba
      ahora si gracias
      buen dato
      gracias por el dato
      gracias por responder
      me quedo claro
      bien ahi
      grande bot
      grande radio
      de lujo
      oka
      oki
      okk
      ya
      ya gracias
      ya po gracias
      super
      muy bien
      bien
      joya
      crack
      eres un crack
      me sirvio
      me ayudaste
      la mejor
      buen bot
      te amo bot
      gracias
      muchas gracias
      gracias por la ayuda
      gracias por todo
      se agradece
      te pasaste
      vale gracias
      perfecto gracias
      ok
      okey
      dale
      listo
      excelente
      perfecto
      buenisimo
      genial
      eso era
      vale bro
      vale hermano
      entendido`,
  },
  {
    id: 'chao',
    ask: 'Chao',
    uses: [],
    answer: bye,
    examples: `
      me fui a comer
      me fui a la pega
      me voy a comer
      me voy a trabajar
      voy y vuelvo
      nos belmont
      nos vidrios
      ya me voy a dormir
      ya me voy a dormir buenas noches
      me voy a dormir
      me voy a acostar
      a dormir se ha dicho
      que descansen
      que descanses
      que esten bien
      buenas noches me voy
      me tengo que ir
      me tengo que ir chao
      tengo que irme
      ya me voy
      ya me voy gracias
      nos estamos viendo
      nos leemos
      hasta manana
      hasta otra
      hasta la proxima
      nos vemos en la trinchera
      nos vemos en el server
      un abrazo
      un abrazo chao
      saludos chao
      cambio y fuera
      eso era todo
      eso era gracias chao
      me desconecto
      me retiro
      vuelvo despues
      vuelvo mas rato
      see you
      good night
      bye bye
      nos vemos
      hasta luego
      hasta pronto
      adios bot
      me fui
      chao
      adios
      chao gracias
      me voy
      chao que estes bien
      eso era todo chao
      nos vimos
      cuidate`,
  },
  {
    id: 'ayuda',
    ask: '¿Qué puedo preguntarte?',
    uses: [],
    answer: help,
    examples: `
      que sabes hacer bot
      que me puedes contar
      que me puedes decir
      que info tienes
      de que sabes
      para que estas
      de que me sirves
      en que ayudas
      dame opciones
      como te pregunto
      que te pregunto
      que puedo consultar
      que puedo hacer aca contigo
      dame ejemplos de preguntas
      ejemplos de preguntas
      sobre que te puedo preguntar
      hola en que ayudas
      que temas ves
      no se que preguntar
      no se que preguntarte
      que temas manejas
      que temas sabes
      que temas cubres
      que respondes
      de que puedo hablarte
      que consultas respondes
      que puedes hacer
      que sabes hacer
      que cosas sabes
      que puedes responder
      que sabes de la comunidad
      ayuda
      ayudame
      que puedo preguntarte
      que puedo preguntar
      que sabes
      en que me puedes ayudar
      que cosas puedes responder
      que haces
      para que sirves
      como funcionas
      necesito ayuda
      opciones
      menu
      comandos
      que preguntas puedo hacer
      me puedes ayudar
      como te uso`,
  },
  {
    id: 'quien-eres',
    ask: '¿Quién eres?',
    uses: [],
    answer: who,
    examples: `
      como te dicen a ti
      eri un robot o no
      eri un bot
      eri humano
      soi un bot
      eres un robot o no
      eres persona
      eres un bot o una persona
      hablo con una persona o con una maquina
      hay alguien detras de esto
      quien contesta
      quien responde aca
      quien me esta contestando
      quien es radio
      que es radio
      por que te llamas radio
      de donde saliste
      de quien eres bot
      eres de openai
      usas chatgpt
      eres inteligencia artificial
      que clase de bot eres
      sos una maquina
      contestas solo
      quien te manda
      quien te configuro
      como te dicen
      como te digo
      tienes nombre
      quien esta detras
      eres humano o robot
      sos un bot
      sos humano
      eres inteligente
      que ia eres
      como te llamas
      cual es tu nombre
      quien te programo
      eres persona o maquina
      con quien estoy hablando
      tu quieneres
      y tu quieneres
      oye quieneres
      quieneres
      como te llamas quieneres
      eres un bot
      eres una persona
      eres real
      eres humano
      eres una ia
      quien te hizo
      quien te creo
      eres chatgpt
      que eres
      con quien hablo
      eres real o fake
      eres falso
      estoy hablando con un robot`,
  },
]

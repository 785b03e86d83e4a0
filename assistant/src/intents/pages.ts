import { socials } from '../answers/site'
import { statics } from '../answers/steps'
import type { Intent } from '../intent'

/** The site itself, and where else the community is. */
export const pages: readonly Intent[] = [
  {
    id: 'redes',
    ask: '¿Qué redes tienen?',
    uses: [],
    answer: socials,
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
    id: 'foro',
    ask: '¿Dónde está el foro?',
    uses: [],
    answer: statics.foro,
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
    id: 'pagina',
    ask: '¿Qué es esta página?',
    uses: [],
    answer: statics.pagina,
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

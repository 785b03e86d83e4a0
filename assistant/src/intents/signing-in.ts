import { statics } from '../answers/steps'
import type { Intent } from '../intent'

/** Getting into the site. */
export const signingIn: readonly Intent[] = [
  {
    id: 'registro',
    ask: '¿Cómo me registro?',
    uses: [],
    answer: statics.registro,
    examples: `
      que pasos debo seguir para ser usuario del sitio
      mi hijo quiere inscribirse en la pagina
      mi hijo quiere inscribirse donde se hace
      formar parte del sitio como usuario
      quisiera ser usuario nuevamente
      es gratis inscribirse
      es gratis hacerse cuenta
      hay que pagar para registrarse
      inscribirse en la pagina
      hacerme cuenta
      hacerme una cuenta
      hacerse una cuenta
      como hacerme cuenta
      como hacerme una cuenta
      me quiero hacer cuenta
      me quiero inscribir en la pagina
      como me inscribo en la pagina
      como me inscribo aca
      como me inscribo en el sitio
      quiero ser parte
      quiero ser parte de la comunidad
      como me hago parte de la comunidad
      como me sumo a la comunidad
      como entro a la comunidad
      donde creo mi usuario
      como creo mi usuario
      crear usuario
      sacar cuenta
      sacar una cuenta
      abrir cuenta
      cuanto cuesta hacerse cuenta
      que nick puedo poner
      que me piden para registrarme
      sign up
      how do i register
      create account
      register
      no me deja registrarme
      no me deja crear la cuenta
      error al registrarme
      no puedo crear cuenta
      quiero hacerme una cuenta
      como me hago una cuenta
      donde me hago cuenta
      inscribirme
      me quiero registrar
      registrarme
      es gratis registrarse
      que datos piden para registrarse
      no puedo registrarme
      me dice que el correo ya existe
      el nick ya esta ocupado
      como me registro
      como creo una cuenta
      donde me registro
      quiero registrarme
      hacer una cuenta
      crear cuenta
      como me hago usuario
      donde me inscribo en la pagina
      no tengo cuenta
      soy nuevo como me inscribo
      abrir una cuenta
      que necesito para registrarme
      registro
      como me uno a la pagina
      crear un usuario
      crear user
      como me uno a la comunidad`,
  },
  {
    id: 'recuperar',
    ask: '¿Cómo recupero mi contraseña?',
    uses: [],
    answer: statics.recuperar,
    examples: `
      olvide el usuario
      olvide mi usuario
      el link para poner contrasena nueva sale vencido
      el enlace de la clave nueva esta vencido
      el link que me mandaron para la clave no sirve
      el link de recuperar me sale vencido
      se vencio el enlace para cambiar la clave
      no me acuerdo de mi usuario
      no me acuerdo de mi nick
      se me fue la clave
      se me borro la clave
      que hago si olvide la clave
      no recuerdo la clave
      me olvide de la contrasena
      olvide la pass
      perdi la contrasena
      no tengo mi clave
      como saco otra clave
      no se con que clave me registre
      hace anos que no entro y no se la clave
      donde recupero la clave
      donde recupero mi cuenta
      link para recuperar la clave
      i forgot my password
      forgot password
      lost my password
      reset password
      me bloquearon por poner mal la clave
      puse mal la clave muchas veces
      no acierto la clave
      se me perdio la clave
      no se mi clave
      perdi la clave
      no me llega el correo de recuperacion
      me olvide
      mi contrasena no funciona
      clave incorrecta
      el link para cambiar la clave vencio
      como recupero mi contrasena
      olvide mi contrasena
      se me olvido la clave
      no me acuerdo de la clave
      perdi mi contrasena
      recuperar cuenta
      recuperar clave
      resetear contrasena
      no recuerdo mi password
      no me llega el correo para recuperar la clave
      como restablezco la clave
      no me acuerdo la contrasena
      nomeacuerdo la clave
      no recuerdo mi clave
      contrasena incorrecta`,
  },
  {
    id: 'validar',
    ask: 'No me llega el correo de validación',
    uses: [],
    answer: statics.validar,
    examples: `
      no me llega ni al spam
      no me llega ni al correo no deseado
      que pasa si no valido
      que pasa si no valido mi cuenta
      hay que validar la cuenta si o si
      se puede entrar sin validar
      me sale que tengo que validar
      tengo que validar
      me pide validar
      me pide validar la cuenta
      me pide validar el correo
      como se valida
      que hago con el correo de validacion
      me registre y no me llega nada
      me registre y no llego el correo
      me inscribi y no llega el mail
      no me llega el link
      nunca me llego el correo
      hace rato que espero el correo
      no llega el codigo al correo
      se me paso el plazo para validar
      el enlace ya no sirve
      el link del correo no funciona
      mandenme otra vez el correo de validacion
      no llega nada al correo
      no me llega nada
      no ha llegado el mail
      cuanto demora en llegar el correo
      demora mucho el correo
      cuanto tarda el mail de validacion
      el link para validar me dice vencido
      el link esta vencido
      mandame de nuevo el correo
      no encuentro el correo
      no me aparece el correo
      me falta validar
      validar
      activar cuenta
      como confirmo mi correo
      token vencido
      no me llega el correo de validacion
      no me llego el correo
      no me llega el mail
      como valido mi cuenta
      como activo mi cuenta
      cuenta no validada
      me dice que valide la cuenta
      reenviar correo de validacion
      el link de validacion vencio
      como verifico mi correo
      donde valido mi cuenta
      que es validar la cuenta
      el correo de confirmacion no llega`,
  },
  {
    id: 'no-puedo-entrar',
    ask: 'No puedo entrar a mi cuenta',
    uses: [],
    answer: statics.noEntra,
    examples: `
      pongo mis datos y me rebota
      pongo mis datos y no pasa
      me rebota el login
      ingreso mis datos y me los rechaza
      no me deja entrar a la cuenta
      no me deja iniciar
      la pagina me bota
      me bota la sesion
      se me cierra la sesion sola
      a cada rato me pide entrar
      me pide entrar de nuevo
      pongo mi clave y no entra
      pongo bien la clave y no entra
      me dice que los datos estan malos
      usuario o contrasena incorrectos
      donde entro
      donde se inicia sesion
      donde pongo mi usuario
      como me logueo
      con que me logueo
      con el nick o con el correo
      entro con el nick o el correo
      ya tengo cuenta como entro
      i cant log in
      cant login
      login problem
      no logro entrar
      no logro ingresar
      no consigo entrar
      imposible entrar
      no puedo entrar
      no me deja
      no entra
      se me bloqueo la cuenta
      me dice demasiados intentos
      cuenta bloqueada
      iniciar sesion
      login
      donde me logueo
      error al iniciar sesion
      no carga mi cuenta
      no puedo entrar a mi cuenta
      no puedo iniciar sesion
      no me deja entrar
      no me deja loguearme
      no puedo ingresar a la pagina
      tengo problemas con mi cuenta
      problemas para entrar
      como entro a mi cuenta
      como inicio sesion
      donde inicio sesion
      me sale error al entrar
      no me reconoce el usuario
      la pagina no me deja entrar
      se me cerro la sesion
      me saca de la cuenta`,
  },
]

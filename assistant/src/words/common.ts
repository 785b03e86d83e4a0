/** Words that hold a sentence together and are not what it is about: they help to tell questions apart, and say nothing of the subject. */
export const functionWords: readonly string[] = `
  a al algo alguien alguno alguna algunos algun alguna ahora antes aqui aca alla aun aunque bien cada casi como con cual cuales cualquier cualquiera cuando   de del desde despues donde durante e el ella ellas ello ellos en entre era eran eres es esa esas ese eso esos esta estaba estaban estan estar estas estoy este esto estos
  fue fueron fui gran grande ha habia hace hacen hacia han has hasta hay haya he hemos hoy ir iba incluso justo la las le les lo los luego mas me mi mia mio mis
  mientras mismo misma mucho muchos mucha muchas muy nada nadie ni ningun ninguno ninguna no nos nosotros nuestra nuestro nunca o os otra otras otro otros para pero poco pocos por
  porque pueda puede pueden puedo podemos podria poder pueda que quien quienes se sea sean ser sera si sido siempre sin sobre son soy su sus suyo tal tambien tampoco tan tanto te tendra
  tener tenemos tengo tenia ti tiene tienen tienes todavia todo todos toda todas tu tus u un una unas uno unos usted ustedes va vamos van varios vas vaya ver veces vez voy y ya yo
  puedes sabes sabe saben saber conoces conocen conoce darle darles dale dar
  hacer haga hago da dan dar doy debe deben debo hay haber dice dicen decir sale salen pasa pasan paso pasar pasaria quiere quieren tengas existe existen llaman llame llamado
  lleva llevan llevo queda quedan quedo quedaria quedarian quedar anda andan andar viene vienen donde esta cosa cosas tipo parte siguen sigue ayer anoche mañana manana dia dias
  semana semanas mes meses ano anos gente comunidad pagina web sitio grupo onda asi ojo casa veo ver vemos viendo mira encuentro busco buscar encontrar hallo
`
  .trim()
  .split(/\s+/)

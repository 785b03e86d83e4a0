/** Words of everyday talk around a question, which say nothing of its subject: by their stem, so that every form of them counts. */
export const neutralWords: readonly string[] = `
  abrir acabo aclarar acordarse acostumbrar adivinar adulto afuera agarrar alcanzar alguien amiga anduve animar anterior apenas aparte apretar apurado aprovechar arriba aburrido
  atento avisar bajon barato basta boton buscar caber cachar cambiaron cantidad capaz caso cerca charlar chica chico claro clase colega comenzar completo comprar computador comun
  conmigo conseguir conservar considerar contar contigo continuar convenir correcto corto creer cualquier cuenten curioso decidir definir demorar derecho detalle
  dificil disponible distinto doble durante edad ejemplo empezar empece enojar ensenar entender entero entretenido enviar equivocado error escribir escuchar
  especial esposa estupendo exacto experiencia extranar facil falta faltar familia fecha feliz fijar fijo firme forma fuerte fuera funcion gastar grave guardar hablen hallar
  harto hermana hijo hijos hombre honesto idea igualmente imaginar importa importante imposible informar intentar interesa interesante invierno izquierda joven junto
  juntos largo lata leer lejos lento libre lindo llegar loco locos lograr luego lunes martes miercoles jueves viernes sabado domingo mami manera mandar marido mayoria media
  mensaje mente mitad modo montar mostrar mover mujer natural necesario noche normal nota notar obvio ocurrir ocupado ocupar ofrecer olvidado onda opcion orden
  pagina pana papa papi parar parecer parte participar pasada pedir pega pensar pequeno permitir persona personas pesado pichanga pillar plan poner posible practicar
  preferir pregunta preocupar preparar presentar prestado primo probar producto prometer pronto propio proximo publico punto quedar querer queria rapido
  raro razon recibir reciente reconocer recordar relacion repetir resolver responder respuesta resto revisar rico ruido sacar seguro semana senal sentir
  separar serio servir siguiente silencio simple sistema situacion sobrar solo solucion sonar sorpresa subido suceder suerte suficiente sugerir super supongo tamano tampoco
  tarde tema tener terminar tipo tirar tocar tomar trabajar traer tranquilo tratar usar usarse uso util vacaciones varias veces venir verano verdad vida
  viejo viejos visitar vista vivir voluntad vuelta zona alguna ultimamente siquiera supuesto supongamos imaginemos digamos tendria seria quedaria pasaria podria
  hartos harta cualquiera bakan weno sera acaso ojala tincar aburrio pilla pasen llegue puse pusieron dijeron dijo hizo hicieron vimos vieron hablaron
  perrito viejito compadrito hermanito hermanita primo prima tio tia sobrino abuelo cunado vecina companero companera compi socia amigui cuate pata parcero cabrita cabros guaton flaco flaca negro negra gordo
  original cd disco copia caja antiguo antigua antiguos nostalgia recuerdo recuerdos infancia adolescente ciber oficina pieza teclado audifonos pantallazo
  anteayer antenoche madrugada mediodia rato ratito siglo siglos decada minuto momento instante temprano pronto luego enseguida altoque
  bonito feo grande chico pequeno enorme corto tremendo increible genial bueno buenos buenas malito pesimo horrible divertido entretenida chistoso raro extrano loco dificil imposible sencillo
  completo entero libre ocupado cansado aburrido enojado contento nervioso apurado flojo serio
  agradecer saludar conversar contar contestar responder explicar ensenar aprender estudiar practicar entrenar mejorar empeorar arreglar romper cortar pegar juntar separar
  comprar vender regalar devolver traer llevar mandar recibir guardar encontrar buscar mirar escuchar oir sentir tocar oler probar
  caminar saltar pasar quedar parar seguir empezar comenzar demorar apurar dormir despertar levantar acostar
  querer poder deber creer pensar opinar suponer imaginar entender comprender preferir decidir intentar lograr tratar parecer gustar encantar odiar importar
  injusto justo justamente correcto incorrecto cierto verdadero seguro posible probable ejemplo razon motivo causa culpa derecho obligacion permiso acuerdo trato
  nosotros vosotros cualquiera ambos demas varios unico sola solos juntos igual distinto parecido mismo
  favorito preferido querido estimado respetable distinguido senorita joven caballero dama
  punto centro medio orilla esquina borde
  tropa gallada patota combo vicio vicioso enviciado pegado enganchado oxidado retirado
  nunca siempre jamas quizas tal talvez acaso ojala apenas todavia incluso ademas excepto salvo segun mediante hacia
  atencion vivir mama comprar audifono contratar instruccion distancia realidad unico internet barrio cuestion disco duro internado tener tuve habia habian venia hablado decir dicho
  llenar llegue llegar armada armado junta juntan
  prender robar inventar felicitar caleta reconocer urgente
`
  .trim()
  .split(/\s+/)

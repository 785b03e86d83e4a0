/** What the world talks about besides this community: whoever names it asks about something else. Plain words. */
export const foreignWords: readonly string[] = `
  futbol futbolista basquetbol basket tenis tenista boxeo rugby natacion ciclismo f1 nba nfl ufc fifa uefa conmebol libertadores sudamericana champions mundial mundiales olimpiadas olimpicos
  gol goles arquero delantero seleccion roja colocolo colo albos catolica cruzados palestino wanderers huachipato cobresal audax barcelona madrid boca river messi ronaldo cristiano mbappe alexis vidal
  alcaraz nadal federer djokovic hamilton verstappen bielsa ajedrez poker domino naipes ludo monopoly bingo loteria kino casino apuesta apuestas
  valorant minecraft fortnite roblox gta fivem csgo counter strike dota lol league legends worlds overwatch pubg warzone callofduty duty battlefield halo zelda mario nintendo playstation xbox
  pokemon tetris sims pes efootball diablo warcraft starcraft aoe empires rust ark apex
  netflix pelicula peliculas serie series anime manga cine actor actriz cantante cancion canciones musica concierto festival reggaeton rock letra poema poesia cuento novela libro quijote
  bunny shakira mozart oscar grammy farandula teleserie tele television
  presidente presidenta presidencial presidenciales boric kast bachelet pinera trump biden putin ministro senador diputado alcalde elecciones encuestas encuesta voto votar gobierno congreso constitucion
  hitler nazi alemanes historia independencia revolucion kennedy america descubrio dinosaurio
  dolar dolares euro euros uf utm bitcoin cripto bolsa acciones banco credito prestamo sueldo salario afp isapre fonasa impuesto impuestos bencina parafina gas arriendo arriendos departamento hipoteca
  clima lluvia llover llueve temperatura pronostico nublado terremoto temblar tsunami calor frio
  receta recetas cocinar cocino cocina queque torta sopaipillas empanadas pastel choclo completos pizza hamburguesa sushi asado pollo carne arroz tallarines comida comer comieron desayuno almuerzo almuerza
  cena restaurant vino cerveza piscola
  medico doctor remedio pastilla enfermo enfermedad resfriado gripe fiebre dolor duele guata embarazo dieta adelgazar gimnasio
  polola pololo pololear novia novio mina minas amor enamorado casarme matrimonio divorcio sexo beso conquistar conquisto
  auto autos moto bicicleta vuelo avion aeropuerto metro bus pasaje hotel turismo viaje viajar visa pasaporte licencia
  iphone samsung celular celulares notebook impresora televisor refrigerador zapatillas ropa zapatos lampara mueble
  python javascript java html css php sql codigo algoritmo excel word powerpoint ecuacion ecuaciones derivada raiz cuadrada multiplicar dividir suma resta matematica matematicas
  fisica quimica biologia geografia filosofia tarea tareas ensayo resumen traduce traducir traduccion ingles frances aleman chino japones
  capital pais paises ciudad poblacion habitantes continente oceano planeta planetas luna marte universo galaxia
  peru argentina bolivia brasil francia espana mexico colombia venezuela rusia ucrania corea china japon eeuu usa europa africa
  dios biblia iglesia horoscopo tarot zodiaco signo
  abogado juicio carabineros policia delito cesfam hospital colegio universidad profesor psicologo
  gato mascota animal animales caballo elefante
  cumpleanos navidad feriado
  chatgpt openai gemini claude gpt prompt jailbreak android photoshop
  pirata princesa dragon zombi fantasma marciano
  droga drogas marihuana pistola asesinar suicidio matar morir
  rsh claveunica registrocivil sii notaria
  manada wow clash royale ibai rubius auronplay
  bake cake cook cooking homework girlfriend boyfriend song recipe money rut
  ps5
  mareas atp wta nitro epic aceite corriente sernac tinder condominio tributario transantiago bip hambre sueno photoshop spotify tiktoker influencer
  love kiss marry
  nacimiento
`
  .trim()
  .split(/\s+/)

const words = (text: string) => text.trim().split(/\s*,\s*|\s*\n\s*/)

/** Nicks of the demo players: birds, animals, plants, places and trades of Chile. Words between two commas form one nick. */
export const nicks: readonly string[] = [
  ...words(`
    Chincol, Tordo, Zorzal, Tenca, Jilguero, Queltehue, Treile, Pitío, Chucao, Hued-hued, Tucúquere, Chuncho, Pequén, Tiuque, Jote, Cóndor
    Cernícalo, Traro, Bandurria, Flamenco, Parina, Tagua, Yeco, Pelícano, Piquero, Gaviotín, Pilpilén, Quetru, Caiquén, Coscoroba, Picaflor
    Rayadito, Cachudito, Fío-fío, Viudita, Churrete, Perdiz, Codorniz, Torcaza, Choroy, Tricahue, Becacina, Huairavo, Garza, Run-run
    Siete Colores, Trile, Chirihue, Cometocino, Minero, Golondrina, Martín Pescador, Aguilucho, Lechuza, Tórtola, Cachaña`),
  ...words(`
    Huemul, Pudú, Guanaco, Vicuña, Vizcacha, Chinchilla, Culpeo, Chilla, Quique, Chingue, Coipo, Degú, Güiña, Puma, Tonina, Jurel, Congrio
    Merluza, Reineta, Pejerrey, Cholga, Piure, Picoroco, Navajuela, Jaiba, Centolla, Matuasto, Sapito, Coligüacho, Tábano, Chanchito de Tierra
    Matapiojo, Alacrán, Bagre, Monito del Monte, Lagartija, Pancora, Albacora`),
  ...words(`
    Boldo, Peumo, Quillay, Litre, Espino, Maitén, Canelo, Coihue, Lenga, Ñirre, Raulí, Mañío, Alerce, Pehuén, Tamarugo, Algarrobo, Chañar
    Copihue, Chilco, Quila, Nalca, Murta, Maqui, Michay, Calafate, Chaura, Cochayuyo, Luche, Copao, Puya, Chagual, Llareta, Paico, Poleo
    Cedrón, Toronjil, Ruda, Radal, Notro, Arrayán`),
  ...words(`
    Elqui, Limarí, Choapa, Petorca, Putaendo, Olmué, Quintay, Tongoy, Guanaqueros, Huasco, Taltal, Tocopilla, Pisagua, Putre, Lauca, Codpa
    Toconao, Socaire, Matilla, Cauquenes, Curepto, Iloca, Vichuquén, Pichilemu, Lolol, Rapel, Curicó, Linares, Quirihue, Cobquecura, Itata
    Lebu, Tirúa, Lonquimay, Panguipulli, Corral, Ancud, Quellón, Chaitén, Futaleufú, Cochrane, Tortel, Natales, Porvenir, Yendegaia`),
  ...words(`
    Colorín, Flaco, elTío, Maestro Chasquilla, Sopaipilla, Calzón Roto, Chapalele, Milcao, Curanto, Charquicán, Pebre, Marraqueta, Hallulla
    Dobladita, Chumbeque, Cuchuflí, Empanada, Porotito, Mote, Huesillo, Melcocha, Cazuela, Pantruca, Humita, Chacarero, Termo, Brasero
    Parafina, Chonchón, Poncho, Chamanto, Ojota, Chupalla, Trompo, Emboque, Volantín, Rayuela, Taca Taca, Payador, Guitarrón, Chasca, Greda
    Adobe, Pirca, Tranque, Acequia, Garúa, Chubasco, Temporal, Travesía, Raco, Terral, Temblor, Réplica, Cordillera, Bajamar, Rompiente
    Lancha, Chalupa, Bongo, Remolcador, Carbonero, Salitre, Caliche, Pirquén, Barretero, Arriero, Tropero, Ovejero, Baqueano, Huaso, Cochero
    Fogonero, Guardagujas, Boletero, Sereno, Farolero, Lechero, Afilador, Organillero, Chinchinero, Motemei, Cachurero, Micrero, Cahuín
    Aguatero, Panadero, Relojero, Telegrafista, Tornero, Soldador, Gasfíter, Electricista, Bombero, Cartero, Nochero, Portero, Suplente
    Banca Larga, Zurdo, Chico Lalo, Don Nadie, Tata Cucho, Nona, Cuñado, Yerno, Primo Lejano, Sobrino, Compadre, Comadre, Tocayo, Pasajero
    Último Vagón, Andén Tres, Túnel, Balizas, Linterna, Candado, Bisagra, Tuerca, Tornillo, Alicate, Serrucho, Cuncuna, Polilla, Grillo
    Mala Racha, Buen Ping, Ping 300, Pantalla Azul, Disquete, Mouse Pad, Tubo Catódico, Teclado Roto, Turno Noche, Bala Perdida, Sin Casco
    Medio Pollo, Once Sola, Pan con Palta, Tuto Largo, Sin Vuelto, Ya Po, Al Tiro, Cachai, Fome, Bacán, Pulento, Tuca, Taza Rota, Dos Luca`),
]

/** Variations of one-word nicks, used until there are enough nicks. */
export const twists: readonly ((nick: string, number: number) => string)[] = [
  (nick, number) => `${nick}_${number % 10}`,
  (nick, number) => `${nick}${number}`,
  (nick) => `el${nick}`,
  (nick) => `Don ${nick}`,
  (nick) => `${nick.toLowerCase()}.cl`,
  (nick) => `${nick} Jr.`,
  (nick) => `${nick} del Sur`,
]

/** By locale. */
export type Names = Record<'en' | 'de' | 'fr' | 'it' | 'no', string>;

const named = (en: string, de: string, fr: string, it: string, no: string): Names => ({ en, de, fr, it, no });

export const everywhere = (name: string): Names => named(name, name, name, name, name);

/** Countries of the world; where all of it plays, the world itself. */
export const countryNames = {
  aurenne: everywhere('Aurenne'),
  veldmark: everywhere('Veldmark'),
  calessa: everywhere('Calessa'),
  world: named('World', 'Welt', 'Monde', 'Mondo', 'Verden'),
} satisfies Record<string, Names>;

export const competitionNames = {
  'football-comet': named('Comet League', 'Kometenliga', 'Ligue des comètes', 'Lega delle comete', 'Kometligaen'),
  'football-tide': named('Tide League', 'Gezeitenliga', 'Ligue des marées', 'Lega delle maree', 'Tidevannsligaen'),
  'football-ember': named('Ember League', 'Glutliga', 'Ligue des braises', 'Lega delle braci', 'Glødeligaen'),
  'football-lantern-cup': named(
    'Lantern Cup',
    'Laternenpokal',
    'Coupe des lanternes',
    'Coppa delle lanterne',
    'Lanternecupen',
  ),
  'hockey-north': named('Floe League', 'Schollenliga', 'Ligue des floes', 'Lega dei ghiacci', 'Isflakligaen'),
  'hockey-frost': named('Frost League', 'Frostliga', 'Ligue du givre', 'Lega del gelo', 'Frostligaen'),
  'basketball-orbit': named('Orbit League', 'Orbitliga', 'Ligue de l’orbite', 'Lega dell’orbita', 'Baneligaen'),
  'basketball-zenith': named('Zenith League', 'Zenitliga', 'Ligue du zénith', 'Lega dello zenit', 'Senitligaen'),
  'tennis-dune': named('Dune Open', 'Dünen-Open', 'Open des dunes', 'Open delle dune', 'Sanddyne-Open'),
  'tennis-meadow': named('Meadow Open', 'Wiesen-Open', 'Open des prés', 'Open dei prati', 'Eng-Open'),
  'table-tennis-lamp': named(
    'Lamplight Tables',
    'Lampenlicht-Tische',
    'Tables à la lampe',
    'Tavoli al lume',
    'Lampelysbordene',
  ),
  'esport-relay': named(
    'Relay Circuit',
    'Staffellauf-Serie',
    'Circuit du relais',
    'Circuito del relè',
    'Stafettserien',
  ),
  'racing-canyon': named(
    'Canyon Drone Series',
    'Canyon-Drohnenserie',
    'Série de drones du canyon',
    'Serie droni del canyon',
    'Canyon-droneserien',
  ),
} satisfies Record<string, Names>;

export type CompetitionId = keyof typeof competitionNames;

/** `Season 12`. */
export const seasonNames = (number: number): Names =>
  named(`Season ${number}`, `Saison ${number}`, `Saison ${number}`, `Stagione ${number}`, `Sesong ${number}`);

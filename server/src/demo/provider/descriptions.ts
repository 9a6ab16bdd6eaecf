/** What the catalogue says of the demo provider's games, by game and language. */
export const descriptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'comet-flip': {
    en: 'Comet or star? One flip decides, and the right side pays 1.96 times the stake.',
    de: 'Komet oder Stern? Ein Wurf entscheidet, die richtige Seite zahlt das 1,96-Fache des Einsatzes.',
    fr: 'Comète ou étoile ? Un lancer décide, et le bon côté rapporte 1,96 fois la mise.',
    it: 'Cometa o stella? Un lancio decide, e il lato giusto paga 1,96 volte la puntata.',
    no: 'Komet eller stjerne? Ett kast avgjør, og riktig side betaler 1,96 ganger innsatsen.',
  },
  'three-lights': {
    en: 'Three windows, five colours. Two alike pay 1.2 times the stake, three alike up to 20 times.',
    de: 'Drei Fenster, fünf Farben. Zwei gleiche zahlen das 1,2-Fache, drei gleiche bis zum 20-Fachen des Einsatzes.',
    fr: 'Trois fenêtres, cinq couleurs. Deux identiques rapportent 1,2 fois la mise, trois jusqu’à 20 fois.',
    it: 'Tre finestre, cinque colori. Due uguali pagano 1,2 volte la puntata, tre fino a 20 volte.',
    no: 'Tre vinduer, fem farger. To like betaler 1,2 ganger innsatsen, tre like opptil 20 ganger.',
  },
};

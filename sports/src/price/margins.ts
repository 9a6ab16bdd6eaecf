/** Margins of our own prices, in hundredths of a percent. */
const margins = { handicap: 300, main: 400, prop: 600, score: 800, builder: 800 } as const;

const classes: Readonly<Record<string, keyof typeof margins>> = {
  handicap: 'handicap',
  european_handicap: 'handicap',
  set_handicap: 'handicap',
  map_handicap: 'handicap',
  '1x2': 'main',
  winner: 'main',
  double_chance: 'main',
  draw_no_bet: 'main',
  to_qualify: 'main',
  race_winner: 'main',
  total: 'main',
  team_total: 'main',
  corners_total: 'main',
  cards_total: 'main',
  sets_total: 'main',
  maps_total: 'main',
  correct_score: 'score',
  set_score: 'score',
  map_score: 'score',
  forecast: 'score',
  builder: 'builder',
};

/** What is in no class is a prop: next goal, scorers, races to a number, … */
export const marginOf = (marketType: string): number =>
  margins[Object.hasOwn(classes, marketType) ? (classes[marketType] as keyof typeof margins) : 'prop'];

/**
 * The rooms and their levels. A room imports rooms of lower levels only, through `index.ts`, or `screen/index.ts` for what
 * is drawn: the server plays the rules without any of it. `games.ts`, `rules.ts`, `words.ts` and `lab` see every room and
 * are seen by none. `test/tidy.test.ts` reads this table.
 */
export const levels: Record<string, number> = {
  fair: 1,
  messages: 1,
  kit: 2,
  screen: 3,
  cards: 4,
  chips: 4,
  baccarat: 5,
  blackjack: 5,
  coin: 5,
  dice: 5,
  hilo: 5,
  keno: 5,
  limbo: 5,
  mines: 5,
  plinko: 5,
  roulette: 5,
  slots: 5,
  tower: 5,
  'video-poker': 5,
  wheel: 5,
  live: 6,
};

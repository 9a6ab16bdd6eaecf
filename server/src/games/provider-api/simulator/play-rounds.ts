import { randomUUID } from 'node:crypto';
import type { Book, BookRound, SimulatedSeat } from './book.ts';
import type { Said, Say } from './call-through-faults.ts';
import type { Dice } from './dice.ts';

interface Scene {
  say: Say;
  book: Book;
  dice: Dice;
  seat: SimulatedSeat;
}

/** One way that a round can go, and what the provider writes down of it. */
export type RoundPlay = (scene: Scene) => Promise<void>;

function openRound({ book, seat }: Scene): BookRound {
  const round = { roundId: randomUUID(), seat, bets: new Map(), wins: new Map(), isEnded: false };
  book.rounds.set(round.roundId, round);
  return round;
}

const ofRound = ({ seat }: Scene, round: BookRound, more: object) => ({
  id: randomUUID(),
  player_id: seat.externalId,
  currency: seat.currency,
  game: seat.game,
  round_id: round.roundId,
  ...more,
});

const bet = (amount: number) => ({ type: 'bet', id: randomUUID(), amount });
const win = (amount: number) => ({ type: 'win', id: randomUUID(), amount });
const stake = (dice: Dice) => 1 + dice.below(500);
/** About as much as was staked, on average. */
const payout = (dice: Dice, staked: number) => (dice.percent(60) ? 0 : dice.below(Math.ceil(staked * 5)));

function expect(scene: Scene, said: Said, wanted: { status: number; code?: number }, what: string): boolean {
  const fits = said.status === wanted.status && said.body.code === wanted.code;
  if (!fits) scene.book.complaints.push(`${what}: expected ${JSON.stringify(wanted)}, was ${JSON.stringify(said)}`);
  return fits;
}

/** Places a bet; false when the player could not pay it. */
async function place(scene: Scene, round: BookRound, placed: ReturnType<typeof bet>, more: object = {}) {
  const body = ofRound(scene, round, { token: scene.seat.token, actions: [placed], ...more });
  const said = await scene.say('play', body);
  if (said.status === 402) return false;
  if (expect(scene, said, { status: 200 }, 'a bet')) round.bets.set(placed.id, placed.amount);
  return true;
}

const atOnce: RoundPlay = async (scene) => {
  const round = openRound(scene);
  const placed = bet(stake(scene.dice));
  const paid = win(payout(scene.dice, placed.amount));
  const actions = [placed, paid];
  const said = await scene.say('play', ofRound(scene, round, { token: scene.seat.token, actions, finished: true }));
  if (said.status === 402) return;
  if (!expect(scene, said, { status: 200 }, 'bet and win at once')) return;
  round.bets.set(placed.id, placed.amount);
  round.wins.set(paid.id, paid.amount);
  round.isEnded = true;
};

const stepByStep: RoundPlay = async (scene) => {
  const { dice, say } = scene;
  const round = openRound(scene);
  const placed = bet(stake(dice));
  if (!(await place(scene, round, placed))) return;
  if (dice.percent(30)) await place(scene, round, bet(stake(dice)));
  const paid = win(payout(dice, placed.amount));
  const isLast = dice.percent(50);
  // Late wins come without a token.
  const said = await say('play', ofRound(scene, round, { actions: [paid], finished: isLast }));
  if (expect(scene, said, { status: 200 }, 'a win')) round.wins.set(paid.id, paid.amount);
  if (!isLast) expect(scene, await say('end_round', ofRound(scene, round, {})), { status: 200 }, 'the end of a round');
  round.isEnded = true;
};

const takenBack: RoundPlay = async (scene) => {
  const round = openRound(scene);
  const placed = bet(stake(scene.dice));
  if (!(await place(scene, round, placed))) return;
  const said = await scene.say('rollback', ofRound(scene, round, { of: placed.id }));
  if (expect(scene, said, { status: 200 }, 'a rollback')) round.bets.delete(placed.id);
};

/** The rollback overtakes its bet. */
const tombstone: RoundPlay = async (scene) => {
  const round = openRound(scene);
  const placed = bet(stake(scene.dice));
  const said = await scene.say('rollback', ofRound(scene, round, { of: placed.id }));
  expect(scene, said, { status: 200 }, 'a rollback of nothing');
  if (said.body.actions?.[0]?.state !== 'tombstone') scene.book.complaints.push('a rollback of nothing left no stone');
  const late = ofRound(scene, round, { token: scene.seat.token, actions: [placed] });
  expect(scene, await scene.say('play', late), { status: 409, code: 301 }, 'a bet below a stone');
};

/** Bet and rollback race: whoever comes first, nothing stands in the end. */
const race: RoundPlay = async (scene) => {
  const round = openRound(scene);
  const placed = bet(stake(scene.dice));
  const [said, undone] = await Promise.all([
    scene.say('play', ofRound(scene, round, { token: scene.seat.token, actions: [placed] })),
    scene.say('rollback', ofRound(scene, round, { of: placed.id })),
  ]);
  expect(scene, undone, { status: 200 }, 'a rollback in a race');
  if (![100, 301, undefined].includes(said.body.code)) scene.book.complaints.push(`a race: ${JSON.stringify(said)}`);
};

/** The win overtakes its bet: refused, and paid when it is said again. */
const overtaken: RoundPlay = async (scene) => {
  const round = openRound(scene);
  const [placed, paid] = [bet(stake(scene.dice)), win(1 + scene.dice.below(100))];
  const late = ofRound(scene, round, { actions: [paid] });
  expect(scene, await scene.say('play', late), { status: 404, code: 302 }, 'a win before its bet');
  if (!(await place(scene, round, placed))) return;
  if (expect(scene, await scene.say('play', late), { status: 200 }, 'the win again')) {
    round.wins.set(paid.id, paid.amount);
  }
};

const beyondBalance: RoundPlay = async (scene) => {
  const round = openRound(scene);
  const actions = [bet(1_000_000_000), win(1_000_000_000)];
  const body = ofRound(scene, round, { token: scene.seat.token, actions, finished: true });
  expect(scene, await scene.say('play', body), { status: 402, code: 100 }, 'a bet beyond the balance');
};

/** The same id with something else in it. */
const conflict: RoundPlay = async (scene) => {
  const round = openRound(scene);
  const placed = bet(1 + scene.dice.below(50));
  const body = ofRound(scene, round, { token: scene.seat.token, actions: [placed] });
  const said = await scene.say('play', body);
  if (said.status !== 200) return;
  round.bets.set(placed.id, placed.amount);
  const changed = { ...body, actions: [{ ...placed, amount: placed.amount + 1 }] };
  expect(scene, await scene.say('play', changed), { status: 409, code: 300 }, 'a changed call');
};

const prize: RoundPlay = async ({ say, book, dice, seat }) => {
  const amount = 1 + dice.below(50);
  const { externalId, currency, playerId } = seat;
  const body = { id: randomUUID(), player_id: externalId, currency, amount, title: 'Comet drop' };
  const said = await say('promo_win', body);
  if (said.status === 200) book.prizes.set(playerId, (book.prizes.get(playerId) ?? 0) + amount);
  else book.complaints.push(`a prize: ${JSON.stringify(said)}`);
};

/** How often each comes, of a hundred. */
const weights: readonly [RoundPlay, number][] = [
  [atOnce, 34],
  [stepByStep, 26],
  [takenBack, 9],
  [tombstone, 6],
  [race, 8],
  [overtaken, 6],
  [beyondBalance, 4],
  [conflict, 4],
  [prize, 3],
];

export function pickPlay(dice: Dice): RoundPlay {
  let left = dice.below(100);
  for (const [play, weight] of weights) {
    left -= weight;
    if (left < 0) return play;
  }
  return atOnce;
}

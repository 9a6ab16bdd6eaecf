import { Refusal } from '@halley/contract';
import { fairDraw } from '@halley/studio/fair';
import { nodeHash } from '@halley/studio/fair/node';
import { checkBet, demoCurrency, games, type SingleStepGame } from '@halley/studio/games';
import { type Clock, type Database, inputHash, type Tx } from '../kit/index.ts';
import { type DemoRound, findDemoRound, insertDemoRound, lockPurse, setPurse } from './demo-store.ts';
import type { RoundRequest } from './play-real-round.ts';
import { roundDetail } from './round-detail.ts';
import { roundIdFor } from './round-id.ts';
import { lockSealedPair, takeNonce } from './seed-store.ts';

/** 1 000.00 of play money. */
const demoStartBalance = 100_000n;

const smallestStake = Object.values(games)
  .map((game) => game.limits(demoCurrency)?.stakeMin ?? demoStartBalance)
  .reduce((least, stake) => (stake < least ? stake : least));

/** What can be staked from a purse. One that cannot pay the smallest stake any more is filled again. */
export async function openPurse(tx: Tx, purseId: string): Promise<bigint> {
  const balance = await lockPurse(tx, purseId, demoStartBalance);
  return balance < smallestStake ? demoStartBalance : balance;
}

/** Adds to a purse or takes from it, and says what it holds then. It stays locked until the commit. */
export async function movePurse(tx: Tx, purseId: string, change: bigint): Promise<bigint> {
  const balance = (await openPurse(tx, purseId)) + change;
  await setPurse(tx, purseId, balance);
  return balance;
}

/** The same rules, maths and stream as for real money; only the purse differs. */
export function playDemoRound(
  { database, clock }: { database: Database; clock: Clock },
  purseId: string,
  request: RoundRequest & { game: SingleStepGame<unknown, unknown> },
): Promise<DemoRound> {
  const { game } = request;
  const bet = checkBet(game, { ...request, currency: demoCurrency });
  if (!bet.ok) throw new Refusal(bet.refusal.code);
  const { stake, choice } = bet.value;
  const hash = Buffer.from(inputHash({ game: game.id, stake, choice }), 'hex');
  const id = roundIdFor(`purse:${purseId}`, request.idempotencyKey);

  return database.tx(async (tx: Tx) => {
    const balanceBefore = await openPurse(tx, purseId);
    const earlier = await findDemoRound(tx, purseId, id);
    if (earlier && !earlier.inputHash.equals(hash)) throw new Refusal('IDEMPOTENCY_CONFLICT');
    if (earlier) return earlier;
    if (balanceBefore < stake) throw new Refusal('stake_cents.not_enough_money');

    const { id: pairId, ...pair } = await lockSealedPair(tx, { purseId });
    await takeNonce(tx, pairId);
    const { win, events, outcome } = game.play({ stake, choice, draw: fairDraw(pair, nodeHash.hmac) });
    const round: DemoRound = {
      id,
      game: game.identifier,
      gameVersion: game.version,
      mode: 'demo',
      state: 'closed',
      currency: demoCurrency,
      inputHash: hash,
      stake,
      win,
      balanceBefore,
      balanceAfter: balanceBefore - stake + win,
      detail: roundDetail({ pairId, ...pair }, { choice, events, outcome }),
      at: clock.now(),
    };
    await insertDemoRound(tx, purseId, round);
    await setPurse(tx, purseId, round.balanceAfter);
    return round;
  });
}

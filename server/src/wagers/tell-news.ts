import type { Topics } from '@halley/contract';
import type { RecordedAction } from './action.ts';
import type { ActPlan } from './plan-act.ts';
import type { Plan } from './plan-wager.ts';
import { type Round, totalOf } from './round.ts';
import type { Split } from './split-stake.ts';

type WagerTopic = Extract<keyof Topics, `wager.${string}`>;
export type News = { [T in WagerTopic]: Topics[T][] };

export const noNews = (): News => ({
  'wager.staked': [],
  'wager.settled': [],
  'wager.rolled_back': [],
  'wager.promo': [],
});

const nothing: Split = { cash: 0n, bonus: 0n };

/** What others hear of a wager in one piece. */
export function tellWager(news: News, { round, write, raised }: Plan): void {
  const { stake, win } = round;
  if (round.state === 'closed')
    news['wager.settled'].push({
      ...about(round, round.closedAt),
      ...stakeAndWin(stake, win),
      ...(round.free && { freeStake: String(round.free.stake), freeRoundsId: round.free.id }),
    });
  else if (round.state === 'open') {
    // A step that neither ends the round nor raises its stake moves no money, and nobody needs to hear of it.
    if (write === 'insert') news['wager.staked'].push(stakedNews(round, { actionId: round.id, stake }));
    if (raised) {
      news['wager.staked'].push(stakedNews(round, { actionId: raised.id, stake: negative(raised) }, raised.at));
    }
  } else {
    news['wager.rolled_back'].push({
      ...about(round, round.closedAt),
      ...stakeAndWin(stake, nothing),
      settled: false,
    });
  }
}

/** What others hear of a call. `before` is the round as the call found it. */
export function tellAct(news: News, plan: ActPlan, { before, now }: { before: Round | undefined; now: Date }): void {
  const { round } = plan;
  for (const action of plan.recorded) tellPromo(news, action, plan);
  if (!round) return;
  const base = { ...about(round, now), ...countedAs(round) };
  const fresh = plan.recorded.filter((action) => action.state === 'applied');
  const wasClosed = before?.state === 'closed';
  const bets = fresh.filter((action) => action.kind === 'bet');
  if (round.state === 'open') {
    for (const bet of bets) {
      news['wager.staked'].push(stakedNews(round, { actionId: bet.id, stake: negative(sum([bet])) }, now));
    }
  } else if (round.state === 'closed' && before?.state !== 'rolled_back' && !wasClosed) {
    const { houseStake } = round;
    const free = houseStake ? { freeStake: String(houseStake) } : {};
    news['wager.settled'].push({ ...base, ...stakeAndWin(round.stake, round.win), ...free });
  } else {
    const late = sum(fresh.filter((action) => action.kind === 'win'));
    if (totalOf(late) > 0n) news['wager.settled'].push({ ...base, ...stakeAndWin(nothing, late), late: true });
  }
  const stake = negative(sum(plan.undone.filter((action) => action.kind === 'bet')));
  const win = sum(plan.undone.filter((action) => action.kind === 'win'));
  if (totalOf(stake) === 0n && totalOf(win) === 0n) return;
  const earlier = { ...about(round, now), ...countedAs(before ?? round) };
  news['wager.rolled_back'].push({ ...earlier, ...stakeAndWin(stake, win), settled: wasClosed });
}

/** How a bet on events counts. */
function countedAs({ detail: { odds, uncounted } }: Round): { odds?: number; uncounted?: true } {
  return { ...(typeof odds === 'number' && { odds }), ...(uncounted === true && { uncounted }) };
}

/** A promo, or the undo of an earlier one. */
function tellPromo(news: News, action: RecordedAction, plan: ActPlan): void {
  const promo = action.kind === 'promo' ? action : plan.undone.find((undone) => undone.id === action.undoes);
  if (promo?.kind !== 'promo') return;
  const { roundId, playerId, cash, bonus, at } = action;
  if (cash + bonus === 0n) return;
  news['wager.promo'].push({
    actionId: promo.id,
    roundId,
    playerId,
    game: plan.game,
    currency: plan.currency,
    amount: String(cash + bonus),
    title: promo.title ?? '',
    openedAt: (plan.round?.openedAt ?? at).toISOString(),
    at: at.toISOString(),
  });
}

function about({ id, playerId, game, currency, openedAt }: Round, at: Date | null) {
  return {
    roundId: id,
    playerId,
    game,
    currency,
    openedAt: openedAt.toISOString(),
    at: textOf(at ?? openedAt),
  };
}

/** Most news of a group is of one moment. */
let lastTold: { at: Date; text: string } | undefined;
function textOf(at: Date): string {
  if (lastTold?.at !== at) lastTold = { at, text: at.toISOString() };
  return lastTold.text;
}

function stakedNews(round: Round, { actionId, stake }: { actionId: string; stake: Split }, at?: Date) {
  return { ...about(round, at ?? null), actionId, ...stakeText(stake) };
}

function stakeAndWin(stake: Split, win: Split) {
  return {
    ...stakeText(stake),
    win: String(totalOf(win)),
    ...(win.bonus > 0n && { winBonus: String(win.bonus) }),
  };
}

function stakeText(stake: Split) {
  return { stake: String(totalOf(stake)), ...(stake.bonus > 0n && { stakeBonus: String(stake.bonus) }) };
}

function sum(actions: readonly Split[]): Split {
  return actions.reduce((total, { cash, bonus }) => ({ cash: total.cash + cash, bonus: total.bonus + bonus }), nothing);
}

const negative = ({ cash, bonus }: Split): Split => ({ cash: -cash, bonus: -bonus });

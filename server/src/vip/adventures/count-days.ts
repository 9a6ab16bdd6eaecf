import type { Currency } from '@halley/contract';
import { type Consumer, type Event, type Tx, writeEvents } from '../../kit/index.ts';
import { roundOf, takenBack } from '../../promotions/index.ts';
import type { VipPorts } from '../ports.ts';
import { dayText, lastMadeUpDay, type StoredAdventure, stepsOf } from './adventure.ts';
import { liveAdventures } from './adventure-store.ts';
import { breaksOf } from './breaks-of.ts';
import { chargedBack, takeOffChargedBack } from './charge-back.ts';
import { addToCounts, type DoneDay, findWholeWays, insertDone, type StepCount } from './progress-store.ts';
import { stepOn } from './step-on.ts';

/** Money a player has paid in or staked, on which day it counts. */
interface PlayedMoney {
  playerId: number;
  currency: Currency;
  day: string;
  deposited: bigint;
  staked: bigint;
}

/** Deposits count on the day they arrived, stakes in cash on the day their round was opened; a round taken back is taken off. */
function playedMoney(event: Event): PlayedMoney[] {
  if (event.topic === 'payments.deposited') {
    const { playerId, currency, amount, at } = event.data;
    const day = dayText(new Date(at));
    return [{ playerId, currency: currency as Currency, day, deposited: BigInt(amount), staked: 0n }];
  }
  const round =
    event.topic === 'wager.settled'
      ? roundOf(event.data)
      : event.topic === 'wager.rolled_back'
        ? takenBack(event.data)
        : null;
  if (!round || round.isFree || round.uncounted || round.stake === round.stakeBonus) return [];
  const { playerId, currency, openedAt, stake, stakeBonus } = round;
  return [{ playerId, currency, day: dayText(openedAt), deposited: 0n, staked: stake - stakeBonus }];
}

/** How long counting gathers news under load: nobody waits for it with a hand on the button. */
const gatherMs = 2_000;

type CountPorts = Pick<VipPorts, 'clock' | 'identity' | 'limits'>;

/** Counts what adventures ask for. It gives nothing and waits for no wallet. */
export function countDays(ports: CountPorts): Consumer {
  return {
    name: 'vip-adventures',
    topics: ['payments.deposited', 'payments.flagged', 'wager.settled', 'wager.rolled_back'],
    once: true,
    gatherMs,
    async handle(tx, events) {
      let played: PlayedMoney[] = [];
      for (const event of events) {
        const back = chargedBack(event);
        if (!back) played.push(...playedMoney(event));
        else {
          // What came before it is counted before it is taken off, and what comes after it does without it.
          await countPlayed(ports, tx, played);
          played = [];
          await takeOffChargedBack(ports, tx, back);
        }
      }
      await countPlayed(ports, tx, played);
    },
  };
}

async function countPlayed(ports: CountPorts, tx: Tx, played: readonly PlayedMoney[]): Promise<void> {
  if (played.length === 0) return;
  const days = played.map(({ day }) => day).sort();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const adventures = (await liveAdventures(tx)).filter((one) => one.firstDay <= last && lastMadeUpDay(one) >= first);
  if (adventures.length > 0) await countFor(ports, tx, { adventures, played });
}

async function countFor(
  { clock, identity, limits }: CountPorts,
  tx: Tx,
  { adventures, played }: { adventures: readonly StoredAdventure[]; played: readonly PlayedMoney[] },
): Promise<void> {
  const members = await identity.membersAmong(tx, {
    playerIds: [...new Set(played.map(({ playerId }) => playerId))],
    groupIds: adventures.map(({ groupId }) => groupId),
  });
  if (members.size === 0) return;
  const breaks = await breaksOf({ limits }, tx, { playerIds: [...members.keys()], adventures });
  const counts = new Map<string, StepCount & { day: string }>();
  for (const { playerId, currency, day, deposited, staked } of played) {
    for (const adventure of adventures) {
      if (!members.get(playerId)?.includes(adventure.groupId)) continue;
      const step = stepOn(adventure, day, breaks.get(playerId) ?? []);
      if (step === null || adventure.rule.days[step - 1]?.stake[currency] === undefined) continue;
      const key = `${playerId}:${adventure.id}:${step}:${currency}`;
      const none = { playerId, adventureId: adventure.id, step, currency, deposited: 0n, staked: 0n, day };
      const before = counts.get(key) ?? none;
      counts.set(key, {
        ...before,
        deposited: before.deposited + deposited,
        staked: before.staked + staked,
        day: day > before.day ? day : before.day,
      });
    }
  }
  const after = await addToCounts(tx, [...counts.values()]);
  const byId = new Map(adventures.map((adventure) => [adventure.id, adventure]));
  const reached = after.filter((count) => isReached(byId.get(count.adventureId) as StoredAdventure, count));
  const dayOf = ({ playerId, adventureId, step, currency }: StepCount) =>
    counts.get(`${playerId}:${adventureId}:${step}:${currency}`)?.day as string;
  // In two currencies at once: once is enough.
  const once = new Map(
    reached.map((count) => [
      `${count.playerId}:${count.adventureId}:${count.step}`,
      { ...count, doneOn: dayOf(count) },
    ]),
  );
  const done = await insertDone(tx, [...once.values()], clock.now());
  await tellDone(tx, done);
  for (const [adventureId, days] of Map.groupBy(done, (day) => day.adventureId)) {
    const playerIds = days.map(({ playerId }) => playerId);
    await finishWays({ clock }, tx, byId.get(adventureId) as StoredAdventure, playerIds);
  }
}

/** Both sums of a day are there, in one currency. */
function isReached({ rule }: Pick<StoredAdventure, 'rule'>, count: StepCount): boolean {
  const { deposit = {}, stake = {} } = rule.days[count.step - 1] ?? {};
  const wanted = stake[count.currency];
  return (
    wanted !== undefined && count.staked >= BigInt(wanted) && count.deposited >= BigInt(deposit[count.currency] ?? 0)
  );
}

const tellDone = (tx: Tx, days: readonly DoneDay[]): Promise<void> =>
  writeEvents(
    tx,
    'vip.day_done',
    days.map(({ playerId, adventureId, step }) => ({ playerId, adventureId, step })),
  );

/** Behind the last day, whoever has done all of them has done the super day too. */
export async function finishWays(
  { clock }: Pick<VipPorts, 'clock'>,
  tx: Tx,
  adventure: StoredAdventure,
  playerIds?: readonly number[],
): Promise<number> {
  const today = dayText(clock.now());
  if (today <= adventure.lastDay) return 0;
  const steps = stepsOf(adventure);
  const asked = { adventureId: adventure.id, steps, ...(playerIds && { playerIds }) };
  const whole = await findWholeWays(tx, asked);
  const done = await insertDone(
    tx,
    whole.map(({ playerId, currency }) => ({
      playerId,
      adventureId: adventure.id,
      step: steps + 1,
      currency,
      doneOn: today,
    })),
    clock.now(),
  );
  await tellDone(tx, done);
  return done.length;
}

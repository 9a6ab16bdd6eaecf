import { randomUUID } from 'node:crypto';
import {
  createHostile,
  createSequencer,
  type Dice,
  type FeedLine,
  fickle,
  readLine,
  rough,
  type Step,
  smooth,
} from '@halley/sports/feed';
import type { OutcomeResult } from '@halley/sports/markets';
import type { Intake } from '../../../server/src/fixtures/create-intake.ts';
import { aDescription, createLogProducer, match, type Saying } from '../../../sports/src/feed/testing/log-producer.ts';

export const producer = 'test';
export const stepMs = 50;
const aliveMs = 2_000;
const wantedEveryMs = 10_000;
/** About what a fair book would say of a price with a margin of 5 %. */
const fairOf = (price: number) => Math.round(1_000_000_000_000 / (price * 1.05));
const won = { result: 'won', void_factor: 0 } as const;
const lost = { result: 'lost', void_factor: 0 } as const;

/** How a fixture goes in truth. */
export function resultOf(number: number): Record<string, OutcomeResult> {
  const winner = ['home', 'draw', 'away'][number % 3];
  return Object.fromEntries(['home', 'draw', 'away'].map((side) => [side, side === winner ? won : lost]));
}

/** From its announcement to its result: prices that move, stops in between, and nobody bets on what is live. */
export function lifeOf(number: number, dice: Dice): Saying[] {
  const fixture = `f${number}`;
  const side = (name: string) => ({
    id: `${fixture}-${name.toLowerCase()}`,
    names: { en: `${name} ${number}` },
    colours: [],
  });
  const odds = (): Saying => ({
    type: 'odds_change',
    fixture,
    status: 'not_started',
    markets: [
      {
        key: match,
        status: 'active',
        outcomes: ['home', 'draw', 'away'].map((id) => {
          const price = 1_500 + Math.floor(dice() * 30) * 100;
          return { id, price, fair: fairOf(price), active: true };
        }),
      },
    ],
  });
  const turns = Array.from({ length: 6 }, (_, turn): Saying[] =>
    turn % 3 === 2 ? [{ type: 'bet_stop', fixture, status: 'suspended' }, odds()] : [odds()],
  ).flat();
  return [
    { type: 'fixture_change', fixture, description: { ...aDescription, sides: [side('North'), side('South')] } },
    ...turns,
    { type: 'bet_stop', fixture, status: 'inactive' },
    { type: 'odds_change', fixture, status: 'live', markets: [] },
    { type: 'bet_settlement', fixture, certainty: 2, markets: [{ key: match, outcomes: resultOf(number) }] },
    { type: 'odds_change', fixture, status: 'ended', markets: [] },
  ];
}

/** Whoever follows the feed: a process with its own memory, which may die at any point. */
interface Follower {
  intake: Intake;
}

/** A producer behind a hostile way, followed turn by turn in a time of its own: the same seed does the same. */
export function openHostileHistory({ seed, startMs }: { seed: number; startMs: number }) {
  const told = createLogProducer();
  const roughness = { ...rough, drop: 0.03, longestFreezeMs: 2_000 };
  const lies = { ...fickle, settleWrong: 0.5, rollback: 0.4, settleTwice: 0.4, settleLate: 0.3 };
  const hostile = createHostile({ seed, roughness, lies });
  let nowMs = startMs;
  const askedAt = new Map<string, number>();
  let follower: Follower | undefined;
  let sequencer = newSequencer({ epoch: 0, seq: 0 });

  function newSequencer(known: { epoch: number; seq: number }) {
    const place = known.seq > 0 ? { epoch: known.epoch, seq: known.seq } : undefined;
    return createSequencer<FeedLine>({ place, newRequestId: randomUUID, nowMs });
  }
  const send = (message: object) => hostile.take(JSON.stringify(message), nowMs);

  async function perform(steps: readonly Step<FeedLine>[]): Promise<void> {
    for (let at = 0; at < steps.length; at += 1) {
      const step = steps[at] as Step<FeedLine>;
      if (step.do === 'move') await follower?.intake.move(step.state, step.reason);
      else if (step.do === 'recover') await recover(step);
      else if (step.do === 'overtake') {
        const { body } = step.item;
        if ('message' in body && body.message.type === 'bet_stop') await follower?.intake.overtake(body.message);
      } else {
        const together = steps.slice(at, steps.findIndex((one, place) => place > at && one.do !== 'apply') >>> 0);
        await apply(together.filter((one) => one.do === 'apply'));
        at += together.length - 1;
      }
    }
  }

  /** Messages that come together are written together. */
  async function apply(steps: readonly Extract<Step<FeedLine>, { do: 'apply' }>[]): Promise<void> {
    const last = steps.at(-1);
    if (!last) return;
    // A recovery of everything that was not whole begins again.
    const place = { epoch: last.item.epoch, seq: last.recoveringAll ? 0 : last.item.seq };
    const turns = steps.map(({ item, telling, recoveringAll }) => ({ line: item.body, telling, recoveringAll }));
    const applied = await follower?.intake.apply(turns, place);
    if (applied && applied.wanted.length > 0) snapshotOf(applied.wanted);
  }

  async function recover({ requestId, afterSeq }: Extract<Step<FeedLine>, { do: 'recover' }>): Promise<void> {
    if (afterSeq !== undefined && hostile.replay(afterSeq, nowMs)) {
      hostile.complete(requestId, { producer, at: new Date(nowMs).toISOString(), nowMs });
      return;
    }
    const { place } = hostile;
    for (const message of told.snapshot(requestId, nowMs)) send(message);
    await perform(sequencer.answered(requestId, { ...place, epoch: 1 }, nowMs));
  }

  /** How a fixture stands is asked for now and then, not with every message that is not understood. */
  function snapshotOf(wanted: readonly string[]): void {
    const fixtures = wanted.filter((id) => nowMs - (askedAt.get(id) ?? 0) >= wantedEveryMs);
    if (fixtures.length === 0) return;
    for (const id of fixtures) askedAt.set(id, nowMs);
    const requestId = randomUUID();
    sequencer.snapshotAsked(requestId);
    for (const message of told.snapshot(requestId, nowMs, fixtures)) send(message);
  }

  return {
    /** Somebody begins to follow where the one before has left a place. */
    async follow(next: Follower): Promise<void> {
      follower = next;
      sequencer = newSequencer(await next.intake.begin());
      await perform(sequencer.connected(nowMs));
    },
    say: (saying: Saying) => send(told.say(saying, nowMs)),
    async turn(): Promise<void> {
      nowMs += stepMs;
      if (nowMs % aliveMs < stepMs) send(told.alive(nowMs));
      const steps: Step<FeedLine>[] = [];
      for (const line of hostile.due(nowMs)) {
        const read = readLine(line, producer);
        if (read) steps.push(...sequencer.take(read, nowMs));
        else await follower?.intake.unreadable(line);
      }
      await perform([...steps, ...sequencer.tick(nowMs)]);
    },
    /** From here on everything arrives. */
    comeClean: () => void Object.assign(roughness, smooth),
    isUp: () => sequencer.state === 'up',
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Fixture, FixtureCard } from '@halley/contract';
import type { Dice } from '@halley/sports/feed';
import type { Ask } from './ask-house.ts';

/** An outcome that somebody could bet on, as a page would show it. */
export interface Offer {
  fixture: number;
  market: string;
  outcome: string;
  price: number;
  isLive: boolean;
  /** Of a race: how many start. */
  starters: number;
}

const keptMs = 6_000;
const everyMs = 700;
/** How often somebody looks at who wins a competition: in a multiple it contradicts every match of it. */
const seasonShare = 0.2;

interface BoardOptions {
  ask: Ask;
  dice: Dice;
  aheadMs: number;
  /** Of a competition as a whole: it is decided before everybody goes home. */
  endsInTime(fixture: number): Promise<boolean>;
}

/** What players see: a few fixtures are looked at again all the time, as on pages that are open. */
export function openBoard({ ask, dice, aheadMs, endsInTime }: BoardOptions) {
  const seen = new Map<number, { atMs: number; offers: Offer[] }>();
  let isOpen = true;
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(dice() * list.length)];

  async function look(): Promise<void> {
    const live = await ask<FixtureCard[]>('GET', '/api/sport/live');
    const soon = await ask<FixtureCard[]>('GET', '/api/sport/soon?hours=1');
    if (live.status !== 200 || soon.status !== 200) return;
    const near = soon.body.filter(({ start_at }) => Date.parse(start_at) < Date.now() + aheadMs);
    const some = [pick(live.body), pick(live.body), pick(near), pick(near)];
    for (const id of new Set(some.flatMap((card) => card?.id ?? []))) await readOne(id);
    const league = pick([...live.body, ...near])?.tournament.id;
    if (league !== undefined && dice() < seasonShare) await readSeasons(league);
    for (const [id, { atMs }] of seen) if (performance.now() - atMs > keptMs) seen.delete(id);
  }

  async function readSeasons(league: number): Promise<void> {
    const { status, body } = await ask<{ outrights: { fixture: Pick<FixtureCard, 'id'> }[] }>(
      'GET',
      `/api/sport/tournaments/${league}`,
    );
    if (status !== 200) return;
    for (const { fixture } of body.outrights) if (await endsInTime(fixture.id)) await readOne(fixture.id);
  }

  async function readOne(id: number): Promise<void> {
    const { status, body } = await ask<Fixture>('GET', `/api/sport/fixtures/${id}`);
    if (status !== 200) return;
    const starters = body.sides.filter(({ withdrawn }) => !withdrawn).length;
    const of = { fixture: id, isLive: body.status !== 'not_started', starters };
    const offers = body.markets.flatMap(({ key, open, outcomes }) =>
      open
        ? outcomes.flatMap(({ id: outcome, price }) => (price === null ? [] : [{ ...of, market: key, outcome, price }]))
        : [],
    );
    seen.set(id, { atMs: performance.now(), offers });
  }

  async function run(): Promise<void> {
    while (isOpen) {
      await look();
      await sleep(everyMs);
    }
  }

  const running = run();
  return {
    /** Outcomes of so many different fixtures, or fewer where there are not so many. */
    choose(count: number, wanted: (offer: Offer) => boolean = () => true): Offer[] {
      const fixtures = [...seen.values()].map(({ offers }) => offers.filter(wanted)).filter(({ length }) => length > 0);
      const chosen: Offer[] = [];
      while (chosen.length < count && fixtures.length > 0) {
        const [offers = []] = fixtures.splice(Math.floor(dice() * fixtures.length), 1);
        const offer = pick(offers);
        if (offer) chosen.push(offer);
      }
      return chosen;
    },
    async close(): Promise<void> {
      isOpen = false;
      await running;
    },
  };
}

export type Board = ReturnType<typeof openBoard>;

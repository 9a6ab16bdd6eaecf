import type { Fixture, FixtureIncident, FixtureScore } from './fixtures.ts';
import type { SportId } from './sport-names.ts';

/** How a market of a frame stands. `open`: bets are taken, unless the whole fixture is closed. */
export const frameStatuses = ['inactive', 'open', 'suspended', 'settled', 'cancelled'] as const;

/** The place of a market in `Fixture.markets`, the place of its status above, and places of outcomes with prices; 0: not offered. */
export type FrameMarket = [market: number, status: number, outcomes: [outcome: number, price: number][]];

/**
 * What has changed of a fixture since `from`. Whoever holds another version, or does not know a market that is named, reads the
 * fixture once. Fields that are missing are as they were.
 */
export interface FixtureFrame {
  v: number;
  from: number;
  /** Milliseconds since 1970 by the server's clock. */
  at: number;
  /** Why no bets are taken at all; null: they are. */
  c?: Fixture['closed_for'];
  /** The fixture's status. */
  t?: Fixture['status'];
  s?: FixtureScore;
  m?: FrameMarket[];
  /** What has happened, names in English; none in lists. */
  i?: FixtureIncident[];
}

/**
 * How a fixture that is on stands in lists: whole, so that whoever holds an earlier version needs nothing in between. `m`: the
 * market that lists show, by its key, the place of its status above, and the prices of its outcomes in their order (0: not
 * offered); null: there is none.
 */
export interface ListedFixture {
  id: number;
  v: number;
  c: Fixture['closed_for'];
  t: Fixture['status'];
  s: FixtureScore | null;
  m: [key: string, status: number, prices: number[]] | null;
}

/** What has changed in the list of a sport's fixtures that are on. A stranger, or another market: read the list. */
export interface SportLiveFrame {
  at: number;
  f: ListedFixture[];
}

export type SportLiveChannel = `public:sport_live_${SportId}`;
export type FixtureChannel = `public:sport_fixture_${number}`;

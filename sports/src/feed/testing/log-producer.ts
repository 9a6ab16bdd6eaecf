import { applyMessage } from '../apply-message.ts';
import type { FixtureMessage } from '../beliefs.ts';
import type { FixtureState } from '../fixture-state.ts';
import type { FeedMessage, FeedMessageOf, FixtureDescription } from '../messages.ts';

/** A history without its envelope: what a producer has to say. */
export type Saying<T = FixtureMessage> = T extends FixtureMessage
  ? Omit<T, 'producer' | 'epoch' | 'seq' | 'generated_at' | 'version'>
  : never;

/** A producer that keeps all it says, and can say it again. */
export function createLogProducer({ epoch = 1, producer = 'test' } = {}) {
  const log: FeedMessage[] = [];
  const versions = new Map<string, number>();
  const envelope = (nowMs: number) => ({
    producer,
    epoch,
    seq: log.length + 1,
    generated_at: new Date(nowMs).toISOString(),
  });
  const keep = <M extends FeedMessage>(message: M): M => {
    log.push(message);
    return message;
  };
  const complete = (requestId: string, nowMs: number) =>
    keep({
      type: 'snapshot_complete',
      ...envelope(nowMs),
      request_id: requestId,
    } as FeedMessageOf<'snapshot_complete'>);

  return {
    log,
    complete,
    say(saying: Saying, nowMs: number): FeedMessage {
      const version = (versions.get(saying.fixture) ?? 0) + 1;
      versions.set(saying.fixture, version);
      return keep({ ...envelope(nowMs), ...saying, version } as FixtureMessage);
    },
    alive: (nowMs: number) => keep({ type: 'alive', ...envelope(nowMs), subscribed: true } as FeedMessage),
    /** How everything stands, as `docs/feed-protocol.md` has it. */
    snapshot(requestId: string, nowMs: number, fixtures?: readonly string[]): FeedMessage[] {
      const again = [...cleanStates(log)]
        .filter(([fixture]) => fixtures?.includes(fixture) ?? true)
        .flatMap(([fixture, state]) => standingOf(fixture, state, log))
        .map((said) => keep({ ...said, ...envelope(nowMs), request_id: requestId } as FeedMessage));
      return [...again, complete(requestId, nowMs)];
    },
  };
}

/** What is still true of a fixture, each with the version it had. */
function standingOf(fixture: string, state: FixtureState, log: readonly FeedMessage[]): object[] {
  const { version, description, status, score } = state;
  // Those that are decided only by name: who has heard nothing of them could not believe what is said of their results.
  const markets = [...state.markets].map(([key, { status: ofMarket, outcomes }]) =>
    ofMarket === 'settled' || ofMarket === 'cancelled'
      ? { key, status: 'inactive', outcomes: outcomes.map(({ id }) => ({ id, active: false })) }
      : { key, status: ofMarket, outcomes },
  );
  const isStanding = (message: FeedMessage) => {
    if (message.type === 'incident') return true;
    const standing = [...state.results, ...state.cancels].filter(({ takenBack }) => takenBack === undefined);
    const isResult = message.type === 'bet_settlement' || message.type === 'bet_cancel';
    return isResult && standing.some((one) => one.version === message.version);
  };
  return [
    { type: 'fixture_change', fixture, version, description: { ...description, status } },
    { type: 'odds_change', fixture, version, status, markets, score: score ?? undefined },
    ...log.filter(
      (message) =>
        'fixture' in message && message.fixture === fixture && message.request_id === undefined && isStanding(message),
    ),
  ];
}

/** What a clean history comes to. */
export function cleanStates(messages: readonly FeedMessage[]): Map<string, FixtureState> {
  const states = new Map<string, FixtureState>();
  for (const message of messages) {
    if (!('fixture' in message) || message.request_id !== undefined) continue;
    const applied = applyMessage(states.get(message.fixture), message, 'live');
    if ('state' in applied) states.set(message.fixture, applied.state);
  }
  return states;
}

export const aDescription: FixtureDescription = {
  sport: 'football',
  category: { id: 'here', names: { en: 'Here' } },
  tournament: { id: 'league', names: { en: 'League' }, tier: 1 },
  sides: [
    { id: 'north', names: { en: 'North' }, colours: [] },
    { id: 'south', names: { en: 'South' }, colours: [] },
  ],
  athletes: [],
  start_at: '2030-01-01T12:00:00Z',
  status: 'not_started',
  neutral: false,
  knockout: false,
  simulated: true,
  speed: 1,
};

export const match = '1x2;period=ft';
export const goals = 'total;line=10;period=ft';

export const oddsOf = (
  prices: Readonly<Record<string, number>>,
  { key = match, status = 'active' as const }: { key?: string; status?: 'active' | 'suspended' | 'inactive' } = {},
) => ({ key, status, outcomes: Object.entries(prices).map(([id, price]) => ({ id, price, active: true })) });

/** The life of a fixture, from its announcement to its confirmed result. */
export function lifeOf(fixture: string, turns: number): Saying[] {
  const won = { result: 'won', void_factor: 0 } as const;
  const lost = { result: 'lost', void_factor: 0 } as const;
  const play = Array.from({ length: turns }, (_, turn): Saying[] => [
    {
      type: 'odds_change',
      fixture,
      status: 'live',
      markets: [oddsOf({ home: 2_000 + turn, draw: 3_000 + turn, away: 4_000 - turn })],
      score: { home: turn % 3, away: 0, periods: [], phase: '1h', clock: turn * 60 },
    },
    ...(turn % 4 === 3
      ? ([
          { type: 'bet_stop', fixture, status: 'suspended' },
          { type: 'incident', fixture, kind: 'goal', clock: turn * 60, side: 'home', material: true },
        ] satisfies Saying[])
      : []),
  ]).flat();
  return [
    { type: 'fixture_change', fixture, description: aDescription },
    {
      type: 'odds_change',
      fixture,
      status: 'not_started',
      markets: [
        oddsOf({ home: 2_000, draw: 3_000, away: 4_000 }),
        oddsOf({ over: 1_900, under: 1_900 }, { key: goals }),
      ],
    },
    ...play,
    { type: 'bet_stop', fixture, status: 'inactive' },
    {
      type: 'bet_settlement',
      fixture,
      certainty: 1,
      markets: [{ key: match, outcomes: { home: won, draw: lost, away: lost } }],
    },
    { type: 'rollback_bet_settlement', fixture, markets: [match] },
    {
      type: 'bet_settlement',
      fixture,
      certainty: 2,
      markets: [
        { key: match, outcomes: { home: lost, draw: won, away: lost } },
        { key: goals, outcomes: { over: lost, under: won } },
      ],
    },
    { type: 'bet_cancel', fixture, from: '2030-01-01T12:10:00Z', until: '2030-01-01T12:11:00Z', reason: 'late goal' },
    { type: 'odds_change', fixture, status: 'ended', markets: [] },
    { type: 'odds_change', fixture, status: 'closed', markets: [] },
  ];
}

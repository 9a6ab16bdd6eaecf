import { describe, expect, it } from 'vitest';
import { applyMessage } from './apply-message.ts';
import type { Fault, FixtureMessage, Telling } from './beliefs.ts';
import type { FixtureState } from './fixture-state.ts';
import { FeedMessage } from './messages.ts';
import { readLine } from './read-line.ts';
import { aDescription, goals, match, oddsOf, type Saying } from './testing/log-producer.ts';

const won = { result: 'won', void_factor: 0 } as const;
const lost = { result: 'lost', void_factor: 0 } as const;

/** A fixture with two markets, at version 2. */
function aFixture() {
  let state: FixtureState | undefined;
  let version = 0;
  const whole = (saying: Saying, at: number) =>
    ({
      producer: 'test',
      epoch: 1,
      seq: 1,
      generated_at: '2030-01-01T12:00:00Z',
      ...saying,
      version: at,
    }) as FixtureMessage;
  const feed = {
    state: () => state as FixtureState,
    say(saying: Saying, { at = version + 1, telling = 'live' as Telling } = {}): Fault | 'repeated' | 'applied' {
      const applied = applyMessage(state, whole(saying, at), telling);
      if ('fault' in applied) return applied.fault;
      if ('repeated' in applied) return 'repeated';
      state = applied.state;
      version = Math.max(version, at);
      return 'applied';
    },
  };
  feed.say({ type: 'fixture_change', fixture: 'f', description: aDescription });
  feed.say(odds());
  return feed;
}

const odds = (home = 2_000): Saying => ({
  type: 'odds_change',
  fixture: 'f',
  status: 'not_started',
  markets: [oddsOf({ home, draw: 3_000, away: 4_000 }), oddsOf({ over: 1_900, under: 1_900 }, { key: goals })],
});
const result = (outcomes: Record<string, typeof won | typeof lost>, certainty: 1 | 2 = 2, key = match): Saying => ({
  type: 'bet_settlement',
  fixture: 'f',
  certainty,
  markets: [{ key, outcomes }],
});
const homeWins = result({ home: won, draw: lost, away: lost });

describe('[SPORT-27] what is not believed', () => {
  it.each<[string, Fault, (feed: ReturnType<typeof aFixture>) => string]>([
    [
      'a result for an unknown market',
      'unknown_market',
      (feed) => feed.say(result({ home: won }, 2, 'margin;period=ft')),
    ],
    ['a result for an unknown outcome', 'unknown_outcome', (feed) => feed.say(result({ nobody: won }))],
    [
      'a cancel of an unknown market',
      'unknown_market',
      (feed) => feed.say({ type: 'bet_cancel', fixture: 'f', markets: ['margin;period=ft'], reason: 'why' }),
    ],
    [
      'a rollback of an unknown market',
      'unknown_market',
      (feed) => feed.say({ type: 'rollback_bet_settlement', fixture: 'f', markets: ['margin;period=ft'] }),
    ],
    ['a version that is known, with other content', 'old_version', (feed) => feed.say(odds(2_222), { at: 2 })],
    ['a version far ahead', 'version_leap', (feed) => feed.say(odds(), { at: 5_000 })],
    [
      'prices for what is settled',
      'prices_after_settlement',
      (feed) => {
        feed.say(homeWins);
        return feed.say(odds());
      },
    ],
    [
      'two winners where one can win',
      'contradiction',
      (feed) => feed.say(result({ home: won, draw: won, away: lost })),
    ],
    [
      'a less certain result that differs',
      'contradiction',
      (feed) => {
        feed.say(homeWins);
        return feed.say(result({ home: lost, draw: won, away: lost }, 1));
      },
    ],
    [
      'a fixture that is closed goes on',
      'impossible_move',
      (feed) => {
        feed.say({ type: 'odds_change', fixture: 'f', status: 'closed', markets: [] });
        return feed.say({ type: 'odds_change', fixture: 'f', status: 'live', markets: [] });
      },
    ],
    [
      'another sport',
      'other_fixture',
      (feed) => feed.say({ type: 'fixture_change', fixture: 'f', description: { ...aDescription, sport: 'tennis' } }),
    ],
  ])('%s: %s', (_case, fault, tell) => {
    const feed = aFixture();
    const before = JSON.stringify([...feed.state().markets]);
    expect(tell(feed)).toBe(fault);
    if (fault !== 'prices_after_settlement' && fault !== 'impossible_move' && !feed.state().settlements) {
      expect(JSON.stringify([...feed.state().markets])).toBe(before);
    }
  });

  it('anything of a fixture that was never described', () => {
    const message = { producer: 'test', epoch: 1, seq: 1, generated_at: '2030-01-01T12:00:00Z', ...odds(), version: 2 };
    expect(applyMessage(undefined, message as FixtureMessage, 'live')).toEqual({ fault: 'unknown_fixture' });
  });

  it('a price of 0.5, a line that is no JSON, and what has no numbers', () => {
    const envelope = { producer: 'test', epoch: 1, seq: 4, generated_at: '2030-01-01T12:00:00Z', version: 3 };
    const half = { ...odds(), ...envelope, markets: [oddsOf({ home: 500 })] };
    expect(FeedMessage.safeParse(half).success).toBe(false);
    expect(readLine(JSON.stringify(half), 'test')).toMatchObject({
      seq: 4,
      body: { fault: 'bad_shape', fixture: 'f' },
    });
    expect(readLine('{"type": "odds_ch', 'test')).toBeUndefined();
    expect(readLine('{"type": "alive"}', 'test')).toBeUndefined();
    expect(readLine(JSON.stringify({ ...half, producer: 'another' }), 'test')).toBeUndefined();
  });
});

describe('[SPORT-25] what is believed', () => {
  it('a repetition with the same content changes nothing', () => {
    const feed = aFixture();
    expect(feed.say(odds(), { at: 2 })).toBe('repeated');
  });

  it('a confirmed result replaces a confirmed one, and several may win where several can', () => {
    const feed = aFixture();
    feed.say({
      type: 'odds_change',
      fixture: 'f',
      status: 'live',
      markets: [oddsOf({ home_draw: 1_200, home_away: 1_300 }, { key: 'double_chance;period=ft' })],
    });
    expect(feed.say(result({ home_draw: won, home_away: won }, 2, 'double_chance;period=ft'))).toBe('applied');
    feed.say(homeWins);
    expect(feed.say(result({ home: lost, draw: won, away: lost }))).toBe('applied');
  });

  it('an outcome that is not named any more stays, inactive, and can be settled', () => {
    const feed = aFixture();
    feed.say({ type: 'odds_change', fixture: 'f', status: 'live', markets: [oddsOf({ home: 1_500, away: 5_000 })] });
    expect(
      feed
        .state()
        .markets.get(match)
        ?.outcomes.map(({ id, active }) => [id, active]),
    ).toEqual([
      ['home', true],
      ['draw', false],
      ['away', true],
    ]);
    expect(feed.say(homeWins)).toBe('applied');
  });

  it('a stop of a group leaves the others', () => {
    const feed = aFixture();
    feed.say({ type: 'bet_stop', fixture: 'f', groups: ['total'], status: 'suspended' });
    expect(feed.state().markets.get(goals)?.status).toBe('suspended');
    expect(feed.state().markets.get(match)?.status).toBe('active');
  });

  it('a cancel of a window leaves markets open, one without a window ends them until it is taken back', () => {
    const feed = aFixture();
    const window = { from: '2030-01-01T12:00:00Z', until: '2030-01-01T12:01:00Z' };
    feed.say({ type: 'bet_cancel', fixture: 'f', ...window, reason: 'late' });
    expect(feed.state().markets.get(match)?.status).toBe('active');
    feed.say({ type: 'bet_cancel', fixture: 'f', reason: 'venue' });
    expect(feed.state().markets.get(match)?.status).toBe('cancelled');
    feed.say({ type: 'rollback_bet_cancel', fixture: 'f' });
    expect(feed.state().markets.get(match)?.status).toBe('suspended');
    expect(feed.state().cancels.map(({ takenBack }) => takenBack)).toEqual([undefined, 3]);
  });

  it('how things stand takes back a result that is priced again', () => {
    const feed = aFixture();
    feed.say(homeWins);
    expect(feed.say(odds(), { at: 4, telling: 'snapshot' })).toBe('applied');
    expect(feed.state().markets.get(match)?.status).toBe('active');
    expect(feed.state().results[0]?.takenBack).toBe(2);
  });

  it('how things stand repeats a result without making another of it', () => {
    const feed = aFixture();
    feed.say(homeWins);
    feed.say(homeWins, { at: 9, telling: 'snapshot' });
    expect(feed.state().settlements).toBe(1);
  });
});

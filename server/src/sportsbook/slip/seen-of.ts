import type { BookFixture } from '../../fixtures/index.ts';

type Names = Readonly<Record<string, string>>;

/** Names and score as they were when a bet was placed, in every language we have: players may change theirs. */
export interface Seen extends Record<string, unknown> {
  sport: string;
  /** `home`, `away`, `starter:3`, `athlete:77`: only who matters here. */
  names: Record<string, Names>;
  tournament: Names;
  start_at: string;
  score: [home: number, away: number] | null;
  simulated: boolean;
}

interface ToSee {
  fixture: BookFixture;
  market: { key: string };
  outcome: string;
}

export function seenOf({ fixture, market, outcome }: ToSee): Seen {
  const { sport, tournament, simulated } = fixture.description;
  const all = namesOf(fixture.description);
  const text = `${market.key} ${outcome}`;
  const names = Object.fromEntries(
    Object.entries(all).filter(([id]) => id === 'home' || id === 'away' || mentions(text, id)),
  );
  return {
    sport,
    names,
    tournament: tournament.names,
    start_at: fixture.startAt.toISOString(),
    score: fixture.score ? [fixture.score.home, fixture.score.away] : null,
    simulated,
  };
}

/** `starter:3` is in `starter:3`, `starters:3-1` and `a=3`; `athlete:77` in `athlete=77` too. */
function mentions(text: string, id: string): boolean {
  const [kind = '', number = ''] = id.split(':');
  const numbers: readonly string[] = text.match(/[a-z0-9]+/g) ?? [];
  return numbers.includes(number) && (text.includes(kind) || kind === 'starter');
}

/** Everybody who takes part, by the names that markets use. */
function namesOf({ sport, sides, athletes, outright }: BookFixture['description']): Record<string, Names> {
  const named: Record<string, Names> = {};
  for (const [index, side] of sides.entries()) {
    if (outright) named[`competitor:${side.number ?? index + 1}`] = side.names;
    else if (sport === 'racing') named[`starter:${side.number ?? index + 1}`] = side.names;
    else if (index < 2) named[index === 0 ? 'home' : 'away'] = side.names;
  }
  for (const { id, names } of athletes) named[`athlete:${id}`] = names;
  return named;
}

import type { Journal } from '../feed/create-journal.ts';
import type { Settlement } from './create-board.ts';

type Told = Extract<Parameters<Journal['say']>[0], { fixture: string }>;
type WithoutVersion<M> = M extends unknown ? Omit<M, 'fixture' | 'version'> : never;
/** What there is to say of one fixture; its voice adds which it is, and the version. */
export type SaidOfFixture = WithoutVersion<Told>;
type Incident = Extract<SaidOfFixture, { type: 'incident' }>;

/** So many markets fit into a message. */
const mostMarkets = 600;

export const partsOf = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / mostMarkets) }, (_, part) =>
    list.slice(part * mostMarkets, (part + 1) * mostMarkets),
  );

/** All that is said of one fixture, in versions without gaps, and what of it stands for whoever asks later. Silent until `begin`. */
export function createVoice(fixture: string, journal: Journal) {
  /** What still stands of all that was said, with its version, for those who ask again. */
  let standing: { version: number; said: SaidOfFixture }[] = [];
  /** What has happened while nobody was told: it comes with the first word of the fixture. */
  const untold: Incident[] = [];
  let isTold = false;
  let version = journal.epoch * 1_000_000;

  function sayAs(number: number, said: SaidOfFixture, requestId?: string): void {
    journal.say({ ...said, fixture, version: number, ...(requestId && { request_id: requestId }) } as Told);
  }

  function say(said: SaidOfFixture, requestId?: string): void {
    if (!isTold) {
      if (said.type === 'incident') untold.push(said);
      return;
    }
    version += 1;
    if (said.type === 'incident' || said.type === 'bet_settlement' || said.type === 'proof') {
      standing.push({ version, said });
    }
    sayAs(version, said, requestId);
  }

  return {
    get isTold() {
      return isTold;
    },
    get version() {
      return version;
    },
    begin(): void {
      isTold = true;
    },
    say,
    sayResults(markets: readonly Settlement[], certainty: 1 | 2, requestId?: string): void {
      for (const part of partsOf(markets)) say({ type: 'bet_settlement', certainty, markets: part }, requestId);
    },
    /** What repeats how it stands has the version of the newest word. */
    sayAgain: (said: SaidOfFixture, requestId: string | undefined): void => sayAs(version, said, requestId),
    /** With the versions that everything had. */
    sayStanding(requestId: string | undefined): void {
      for (const one of standing) sayAs(one.version, one.said, requestId);
    },
    /** Everything is confirmed by what follows. */
    forgetResults(): void {
      standing = standing.filter(({ said }) => said.type !== 'bet_settlement');
    },
    takeUntold: (): Incident[] => untold.splice(0),
  };
}

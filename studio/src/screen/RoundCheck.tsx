import type { ReactNode } from 'react';
import { verifyRound } from '../fair/verify.ts';
import type { StudioGame } from '../kit/game.ts';
import { Note } from './Note.tsx';
import type { SingleRound } from './SingleTable.tsx';
import { sameJson } from './same-json.ts';
import { useWords } from './words.tsx';

export interface RoundCheckProps<Choice, Outcome> {
  game: StudioGame<Choice, Outcome>;
  round: SingleRound<Choice>;
  /** What the browser worked out, in the game's words. */
  recomputed?: ((outcome: Outcome) => string) | undefined;
  /** Known once the pair of the round has been opened. */
  serverSeed: string | undefined;
}

/** The browser plays the round again from the opened seed and compares: the result, every event and the win. */
export function RoundCheck<Choice, Outcome>(props: RoundCheckProps<Choice, Outcome>): ReactNode {
  const { game, round, serverSeed, recomputed } = props;
  const { text, whole } = useWords();
  const number = whole(round.fair.nonce + 1);
  if (serverSeed === undefined) return <Note tone="plain">{text('fair.sealed', { number })}</Note>;
  const verified = verifyRound(game, {
    serverSeed,
    clientSeed: round.fair.client_seed,
    nonce: round.fair.nonce,
    stake: round.stake,
    choice: round.choice,
    serverSeedHash: round.fair.server_seed_hash,
  });
  if (!verified.ok) return null;
  const { outcome, events, win, commitmentHolds } = verified.value;
  const same = win === round.win && sameJson(outcome, round.outcome) && sameJson(events, round.events);
  const fits = same && commitmentHolds === true;
  return (
    <Note tone={fits ? 'good' : 'warn'} title={text(fits ? 'fair.checked' : 'fair.differs', { number })}>
      {recomputed && <span>{recomputed(outcome)}</span>}
      <span>{text(commitmentHolds ? 'fair.hashHolds' : 'fair.hashBroken')}</span>
    </Note>
  );
}

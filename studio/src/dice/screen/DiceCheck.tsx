import type { ReactNode } from 'react';
import { verifyRound } from '../../fair/verify.ts';
import { Note } from '../../screen/Note.tsx';
import { useWords } from '../../screen/words.tsx';
import { diceGame } from '../rules.ts';
import type { DiceRound } from './read-round.ts';

export interface DiceCheckProps {
  round: DiceRound;
  /** Known once the pair of the round has been opened. */
  serverSeed: string | undefined;
}

/** "Verify this round": the browser plays it again from the opened seed and compares. */
export function DiceCheck({ round, serverSeed }: DiceCheckProps): ReactNode {
  const { text, hundredths, whole } = useWords();
  const number = whole(round.fair.nonce);
  if (serverSeed === undefined) return <Note tone="plain">{text('dice.fair.sealed', { number })}</Note>;
  const verified = verifyRound(diceGame, {
    serverSeed,
    clientSeed: round.fair.client_seed,
    nonce: round.fair.nonce,
    stake: round.stake,
    choice: round.choice,
    serverSeedHash: round.fair.server_seed_hash,
  });
  if (!verified.ok) return null;
  const { outcome, win, commitmentHolds } = verified.value;
  const same = outcome.roll === round.roll && outcome.won === round.won && win === round.win;
  const fits = same && commitmentHolds === true;
  return (
    <Note tone={fits ? 'good' : 'warn'} title={text(fits ? 'dice.fair.checked' : 'dice.fair.differs', { number })}>
      <span>{text('dice.fair.recomputed', { roll: hundredths(outcome.roll) })}</span>
      <span>{text(commitmentHolds ? 'fair.hashHolds' : 'fair.hashBroken')}</span>
    </Note>
  );
}

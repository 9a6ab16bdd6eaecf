import type { ReactNode } from 'react';
import { checkCommitment } from '../fair/index.ts';
import { type GameEvent, rulesOf, verifySteps } from '../kit/index.ts';
import { Note } from './Note.tsx';
import type { ShownGame, SteppedRound } from './read-stepped.ts';
import { sameJson } from './same-json.ts';
import { useWords } from './words.tsx';

export interface SteppedCheckProps<Choice, Event extends GameEvent> {
  game: ShownGame<Choice, Event>;
  round: SteppedRound<Choice, Event>;
  /** Known once the pair of the round has been opened. */
  serverSeed: string | undefined;
}

/** The browser plays the whole round again from the opened seed, step by step, and compares. */
export function SteppedCheck<Choice, Event extends GameEvent>({
  game,
  round,
  serverSeed,
}: SteppedCheckProps<Choice, Event>): ReactNode {
  const { text, whole } = useWords();
  const { client_seed: clientSeed, nonce, server_seed_hash: serverSeedHash } = round.fair;
  const number = whole(nonce + 1);
  if (round.open) return <Note tone="plain">{text('fair.rotate.unfinished')}</Note>;
  if (serverSeed === undefined) return <Note tone="plain">{text('fair.sealed', { number })}</Note>;
  const { openingStake: stake, choice, steps } = round;
  const rules = rulesOf(game, round.version) ?? game;
  const verified = verifySteps(rules, { serverSeed, clientSeed, nonce, stake, choice, steps });
  if (!verified.ok) return null;
  const again = verified.value;
  const same =
    again.done &&
    again.win === round.win &&
    sameJson(again.outcome, round.outcome) &&
    sameJson(again.events, round.events);
  const holds = checkCommitment({ serverSeed, serverSeedHash });
  return (
    <Note
      tone={same && holds ? 'good' : 'warn'}
      title={text(same && holds ? 'fair.checked' : 'fair.differs', { number })}
    >
      <span>{text(holds ? 'fair.hashHolds' : 'fair.hashBroken')}</span>
    </Note>
  );
}

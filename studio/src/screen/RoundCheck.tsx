import { type ReactNode, useEffect, useState } from 'react';
import type { GameEvent, StudioGame, VerifiedRound } from '../kit/index.ts';
import { Note } from './Note.tsx';
import { sameJson } from './same-json.ts';
import type { SingleRound } from './single-parts.ts';
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
  const verified = useVerified(game, round, serverSeed);
  const number = whole(round.fair.nonce + 1);
  if (serverSeed === undefined) return <Note tone="plain">{text('fair.sealed', { number })}</Note>;
  if (!verified) return null;
  const { outcome, events, win, commitmentHolds } = verified;
  const same = win === round.win && sameJson(outcome, round.outcome) && sameJson(events, round.events);
  const fits = same && commitmentHolds === true;
  return (
    <Note tone={fits ? 'good' : 'warn'} title={text(fits ? 'fair.checked' : 'fair.differs', { number })}>
      {recomputed && <span>{recomputed(outcome)}</span>}
      <span>{text(commitmentHolds ? 'fair.hashHolds' : 'fair.hashBroken')}</span>
    </Note>
  );
}

/** The hash that checks a round comes with the first seed that is opened: most players open none. */
function useVerified<Choice, Outcome>(
  game: StudioGame<Choice, Outcome>,
  round: SingleRound<Choice>,
  serverSeed: string | undefined,
): VerifiedRound<Outcome, GameEvent> | undefined {
  const [verified, setVerified] = useState<VerifiedRound<Outcome, GameEvent>>();
  useEffect(() => {
    setVerified(undefined);
    if (serverSeed === undefined) return;
    let isAsked = true;
    const check = async () => {
      const { verifyRound } = await import('../kit/verify-round.ts');
      const { client_seed: clientSeed, nonce, server_seed_hash: serverSeedHash } = round.fair;
      const { stake, choice } = round;
      const again = verifyRound(game, { serverSeed, clientSeed, nonce, stake, choice, serverSeedHash });
      if (isAsked && again.ok) setVerified(again.value);
    };
    // Without a line there is no answer, and none is claimed.
    check().catch(() => undefined);
    return () => {
      isAsked = false;
    };
  }, [game, round, serverSeed]);
  return verified;
}

import type { ReactNode } from 'react';
import { checkCommitment } from '../../fair/seeds.ts';
import { verifySteps } from '../../fair/verify.ts';
import { Note } from '../../screen/Note.tsx';
import { useWords } from '../../screen/words.tsx';
import { hiloGame } from '../rules.ts';
import type { HiloRow } from './read-row.ts';

/** The browser draws the whole row again from the opened seed and compares. */
export function HiloCheck({ row, serverSeed }: { row: HiloRow; serverSeed: string | undefined }): ReactNode {
  const { text, whole } = useWords();
  const number = whole(row.fair.nonce);
  if (row.open) return <Note tone="plain">{text('fair.rotate.unfinished')}</Note>;
  if (serverSeed === undefined) return <Note tone="plain">{text('hilo.fair.sealed', { number })}</Note>;
  const { client_seed: clientSeed, nonce, server_seed_hash: serverSeedHash } = row.fair;
  const verified = verifySteps(hiloGame, {
    serverSeed,
    clientSeed,
    nonce,
    stake: row.stake,
    choice: {},
    steps: row.steps,
  });
  if (!verified.ok) return null;
  const answer = verified.value;
  const same = answer.done && answer.win === row.win && answer.outcome.cards.join() === row.state.cards.join();
  const holds = checkCommitment({ serverSeed, serverSeedHash });
  return (
    <Note
      tone={same && holds ? 'good' : 'warn'}
      title={text(same && holds ? 'hilo.fair.checked' : 'hilo.fair.differs', { number })}
    >
      <span>{text(holds ? 'fair.hashHolds' : 'fair.hashBroken')}</span>
    </Note>
  );
}

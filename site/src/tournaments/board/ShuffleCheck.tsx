import type { TeamShuffle } from '@halley/contract';
import { Button, Note } from '@halley/ui';
import { useState } from 'react';
import { useSay } from '../../i18n/index.ts';
import { callApi } from '../../query/index.ts';

const outcomes = {
  holds: { tone: 'win', text: 'tournaments.shuffle.holds' },
  fails: { tone: 'danger', text: 'tournaments.shuffle.fails' },
  notYet: { tone: 'info', text: 'tournaments.shuffle.notYet' },
  unread: { tone: 'warn', text: 'tournaments.shuffle.unread' },
} as const;

type Outcome = keyof typeof outcomes;

/** Of teams that were shuffled: draws them again in this browser, from what everybody may read. */
export function ShuffleCheck({ id, number }: { id: number; number: number | undefined }) {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [hash, setHash] = useState<string>();

  async function check() {
    setBusy(true);
    try {
      const told = await readWhole(id);
      setHash(told.seed_hash);
      setOutcome(await judge(told));
    } catch {
      setOutcome('unread');
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="grid justify-items-start gap-2.5 border-t border-line pt-3 text-13 text-text-soft">
      <p>{say('tournaments.shuffle.text')}</p>
      {number !== undefined && <p>{say('tournaments.shuffle.own', { number })}</p>}
      <Button size="small" look="outline" loading={busy} onClick={() => void check()}>
        {say('tournaments.shuffle.check')}
      </Button>
      {hash && (
        <p className="break-all font-mono text-xs">
          {say('tournaments.shuffle.hash')} {hash}
        </p>
      )}
      <div role="status" className="w-full empty:hidden">
        {outcome && <Note tone={outcomes[outcome].tone}>{say(outcomes[outcome].text)}</Note>}
      </div>
    </div>
  );
}

async function readWhole(id: number): Promise<TeamShuffle> {
  const read = (after: number) => callApi('readTeamShuffle', { params: { id: String(id) }, query: { after } });
  const first = await read(0);
  const entries = [...first.entries];
  for (let { next } = first; next !== null; ) {
    const page = await read(next);
    entries.push(...page.entries);
    next = page.next;
  }
  return { ...first, entries };
}

async function judge({ tournament_id: contestId, seed, seed_hash: seedHash, teams, entries }: TeamShuffle) {
  if (seed === null) return 'notYet';
  const { verifyShuffle } = await import('@halley/studio/fair');
  return verifyShuffle({ seed, seedHash, contestId, teams: teams.length, entries }) ? 'holds' : 'fails';
}

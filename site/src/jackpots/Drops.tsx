import type { JackpotFairness } from '@halley/contract';
import { Button } from '@halley/ui/Button.tsx';
import { Card } from '@halley/ui/Card.tsx';
import { Icon } from '@halley/ui/Icon.tsx';
import { Money } from '@halley/ui/Money.tsx';
import { Skeleton } from '@halley/ui/Skeleton.tsx';
import { Table } from '@halley/ui/Table.tsx';
import { useState } from 'react';
import { useSpeech } from '../i18n/index.ts';
import { Loaded, useQuery } from '../query/index.ts';
import { Day } from './Leaderboard.tsx';

type Drop = JackpotFairness['drops'][number];

/** What is sealed now, and the past drops, each to be drawn again in this browser. */
export function Drops({ identifier, initial }: { identifier: string; initial: JackpotFairness | null }) {
  const { say } = useSpeech();
  const input = { params: { identifier } };
  const query = useQuery('readJackpotFairness', input, { initial: initial ?? undefined });
  return (
    <section aria-labelledby="drops" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="drops" className="title-section">
          {say('jackpots.drops.title')}
        </h2>
        {query.data && query.data.drops.length > 0 && (
          <p className="max-w-[75ch] text-text-soft">{say('jackpots.drops.text')}</p>
        )}
      </div>
      <Loaded query={query} name="readJackpotFairness" skeleton={<Skeleton className="h-40 rounded-xl" />}>
        {(fairness) => (
          <>
            {fairness.drops.length > 0 ? (
              <PastDrops fairness={fairness as JackpotFairness} />
            ) : (
              <p className="text-text-soft">{say('jackpots.winners.none.text')}</p>
            )}
            <Sealed fairness={fairness as JackpotFairness} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function PastDrops({ fairness: { drops, currency } }: { fairness: JackpotFairness }) {
  const { say, tag } = useSpeech();
  return (
    <Card className="overflow-x-auto">
      <Table
        caption={say('jackpots.drops.title')}
        rows={drops}
        rowKey={(drop) => `${drop.level_identifier} ${drop.cycle}`}
        columns={[
          {
            key: 'level',
            head: say('jackpots.winners.level'),
            cell: (drop) => (
              <span>
                <b>{drop.level_name}</b> <span className="text-text-faint">#{drop.cycle}</span>
              </span>
            ),
          },
          {
            key: 'amount',
            head: say('jackpots.winners.amount'),
            align: 'right',
            cell: (drop) => <Money cents={drop.amount_cents} currency={currency} locale={tag} className="font-bold" />,
          },
          {
            key: 'when',
            head: say('jackpots.winners.when'),
            align: 'right',
            from: 'sm',
            cell: (drop) => <Day at={drop.dropped_at} />,
          },
          {
            key: 'check',
            head: say('jackpots.drops.check'),
            align: 'right',
            cell: (drop) => <CheckDrop drop={drop} />,
          },
        ]}
      />
    </Card>
  );
}

type Verdict = 'holds' | 'fails' | 'waits';

function CheckDrop({ drop }: { drop: Drop }) {
  const { say } = useSpeech();
  const [verdict, setVerdict] = useState<Verdict>();
  const check = async () => {
    setVerdict('waits');
    const { dropHolds } = await import('./verify-drop.ts');
    setVerdict(dropHolds(drop) ? 'holds' : 'fails');
  };
  return (
    <span aria-live="polite">
      {verdict === 'holds' || verdict === 'fails' ? (
        <span className={verdict === 'holds' ? 'text-win' : 'text-danger'}>
          <Icon name={verdict === 'holds' ? 'check' : 'warning'} size="small" className="mr-1 inline-block" />
          {say(verdict === 'holds' ? 'jackpots.drops.holds' : 'jackpots.drops.fails')}
        </span>
      ) : (
        <Button size="small" loading={verdict === 'waits'} onClick={() => void check()}>
          {say('jackpots.drops.check')}
          <span className="sr-only">
            {' '}
            {drop.level_name} #{drop.cycle}
          </span>
        </Button>
      )}
    </span>
  );
}

function Sealed({ fairness: { levels, currency } }: { fairness: JackpotFairness }) {
  const { say, tag } = useSpeech();
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 4 });
  return (
    <details className="group rounded-xl inset-ring inset-ring-line">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-5 py-3 font-semibold">
        <Icon name="lock" className="text-cat-jackpot" />
        {say('jackpots.sealed.title')}
        <Icon name="chevron-down" className="ml-auto transition-transform group-open:rotate-180" />
      </summary>
      <ul className="grid gap-4 px-5 pb-5 md:grid-cols-2">
        {levels.map((level) => (
          <li key={level.identifier} className="grid min-w-0 content-start gap-1 text-13">
            <h3 className="text-sm font-bold">
              {level.name} <span className="font-normal text-text-faint">#{level.cycle}</span>
            </h3>
            <p className="text-text-soft">
              {say('jackpots.sealed.rule', { percent: percent.format(level.contribution_ppm / 1_000_000) })}{' '}
              <Money cents={level.seed_amount_cents} currency={currency} locale={tag} decimals="when-needed" />
              {' – '}
              <Money cents={level.ceiling_amount_cents} currency={currency} locale={tag} decimals="when-needed" />
            </p>
            <Hash name={say('jackpots.sealed.now')} value={level.server_seed_hash} />
            <Hash name={say('jackpots.sealed.client')} value={level.client_seed} />
            <Hash name={say('jackpots.sealed.next')} value={level.next_server_seed_hash} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Hash({ name, value }: { name: string; value: string }) {
  return (
    <p className="grid min-w-0">
      <span className="text-text-faint">{name}</span>
      <code className="font-mono text-xs break-all text-text-soft">{value}</code>
    </p>
  );
}

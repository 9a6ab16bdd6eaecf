import type { SignificantKind, TrailReport } from '@halley/contract';
import { Button, Field, Note, Select, toasts } from '@halley/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { call, fetchFile, type Input, inWords, saveFile, useDeed, useRead } from '../api/index.ts';
import { Loading, MoreButton, Page, usePages } from '../console/index.ts';
import { words } from '../words/index.ts';
import { kindWords } from './kind-words.ts';
import { TrailTable } from './TrailTable.tsx';

const kinds = Object.entries(kindWords).map(([value, label]) => ({ value, label }));
const fields = ['kind', 'player', 'member', 'from', 'to'] as const;

export function TrailPage(): ReactNode {
  const [params] = useSearchParams();
  const [report, setReport] = useState<TrailReport>();
  const { busy, run } = useDeed();
  const attempt = (deed: () => Promise<void>) =>
    run(() => deed().catch((error: unknown) => void toasts.show({ title: inWords(error), tone: 'danger' })));
  const save = (format: 'csv' | 'jsonl') =>
    attempt(async () => {
      const query = new URLSearchParams({ format });
      for (const name of ['from', 'to']) if (params.get(name)) query.set(name, params.get(name) ?? '');
      saveFile(await fetchFile(`/api/staff/audit/export?${query}`));
    });
  return (
    <Page
      title={words.trail.title}
      actions={
        <>
          <Button
            size="small"
            icon="shield"
            loading={busy}
            onClick={() => attempt(async () => setReport(await call('verifyTrail')))}
          >
            {words.trail.verify}
          </Button>
          <Button size="small" look="outline" icon="download" onClick={() => save('csv')}>
            {words.trail.exportCsv}
          </Button>
          <Button size="small" look="outline" icon="download" onClick={() => save('jsonl')}>
            {words.trail.exportLines}
          </Button>
        </>
      }
    >
      <div role="status">{report && <Report report={report} />}</div>
      <Filter key={params.toString()} />
      <Entries key={`list ${params}`} />
    </Page>
  );
}

function Report({ report: { links, faults, head } }: { report: TrailReport }): ReactNode {
  return (
    <Note tone={faults.length === 0 ? 'win' : 'danger'}>
      <p>{faults.length === 0 ? words.trail.holds(links) : words.trail.broken(faults.length)}</p>
      {faults.length > 0 && (
        <ul className="mt-2 list-disc pl-4">
          {faults.slice(0, 10).map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      {head && (
        <p className="mt-1 break-all">
          {words.trail.head}: {head.number}, {head.day}, <code>{head.hash}</code>
        </p>
      )}
    </Note>
  );
}

function Filter(): ReactNode {
  const [params, setParams] = useSearchParams();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const next = fields.map((name): [string, string] => [name, String(data.get(name) ?? '').trim()]);
    setParams(next.filter(([, value]) => value !== ''));
  };
  const given = (name: (typeof fields)[number]) => params.get(name) ?? '';
  return (
    <form onSubmit={submit} className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr_auto]">
      <Select
        label={words.trail.kind}
        name="kind"
        defaultValue={given('kind')}
        options={[{ value: '', label: words.trail.anyKind }, ...kinds]}
      />
      <Field
        label={words.trail.player}
        name="player"
        inputMode="numeric"
        pattern="[0-9]*"
        defaultValue={given('player')}
      />
      <Field
        label={words.trail.member}
        name="member"
        inputMode="numeric"
        pattern="[0-9]*"
        defaultValue={given('member')}
      />
      <Field label={words.trail.from} name="from" type="date" defaultValue={given('from')} />
      <Field label={words.trail.to} name="to" type="date" defaultValue={given('to')} />
      <Button type="submit" className="min-h-12 sm:mt-6.5">
        {words.trail.filter}
      </Button>
    </form>
  );
}

/** What the address says, as the call wants it. The last day is meant whole. */
export function readFilter(params: URLSearchParams): NonNullable<Input<'listTrail'>['query']> {
  const day = (name: string, time: string) => {
    const value = params.get(name);
    return value ? `${value}T${time}Z` : undefined;
  };
  return {
    kind: (params.get('kind') as SignificantKind | null) ?? undefined,
    player: params.get('player') ?? undefined,
    member: params.get('member') ?? undefined,
    from: day('from', '00:00:00.000'),
    to: day('to', '23:59:59.999'),
  };
}

function Entries(): ReactNode {
  const [params] = useSearchParams();
  const query = readFilter(params);
  const first = useRead('listTrail', { query });
  const { pages, more } = usePages(first.data, {
    nextOf: ({ next_before }) => next_before,
    load: (before) => call('listTrail', { query: { ...query, before } }),
  });
  return (
    <Loading from={first}>
      {() => (
        <div className="grid gap-4">
          <TrailTable entries={pages.flatMap(({ entries }) => entries)} />
          <MoreButton more={more} />
        </div>
      )}
    </Loading>
  );
}

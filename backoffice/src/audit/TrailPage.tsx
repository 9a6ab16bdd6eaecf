import type { TrailReport } from '@halley/contract';
import { Button, Note, toasts } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { call, fetchFile, inWords, saveFile, useDeed } from '../api/index.ts';
import { type ListFilter, Page, ResourceList } from '../console/index.ts';
import { words } from '../words/index.ts';
import { AuditTabs } from './AuditTabs.tsx';
import { kindWords } from './kind-words.ts';
import { trailColumns } from './TrailTable.tsx';

/** The last day is meant whole. */
const trailFilters: Readonly<Record<string, ListFilter>> = {
  kind: {
    label: words.trail.kind,
    any: words.trail.anyKind,
    options: Object.entries(kindWords).map(([value, label]) => ({ value, label })),
    wide: true,
  },
  player: { label: words.trail.player },
  member: { label: words.trail.member },
  from: { label: words.trail.from, day: 'first' },
  to: { label: words.trail.to, day: 'last' },
};

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
      <AuditTabs current="trail" />
      <ResourceList
        call="listTrail"
        caption={words.trail.title}
        empty={words.trail.empty}
        rows={({ entries }) => entries}
        rowKey={({ id }) => id}
        columns={trailColumns}
        filters={trailFilters}
      />
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

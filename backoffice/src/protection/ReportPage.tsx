import type { ProtectionReport } from '@halley/contract';
import { Button, Field, Note } from '@halley/ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { fetchFile, inWords, saveFile, useDeed, useRead } from '../api/index.ts';
import { Loading, Page, TableSection } from '../console/index.ts';
import { ProtectionTabs } from './ProtectionTabs.tsx';
import { protectionWords } from './words.ts';

const { report: own } = protectionWords;
const isMonth = /^20[0-9]{2}-(0[1-9]|1[0-2])$/;

/** What a regulator asks for, of one month. */
export function ReportPage(): ReactNode {
  const [params, setParams] = useSearchParams();
  const asked = params.get('month') ?? '';
  const month = isMonth.test(asked) ? asked : new Date().toISOString().slice(0, 7);
  const report = useRead('readProtectionReport', { query: { month } });
  const file = useDeed();
  return (
    <Page
      title={protectionWords.title}
      actions={
        <Button
          size="small"
          look="secondary"
          icon="download"
          loading={file.busy}
          onClick={() =>
            file.run(async () => saveFile(await fetchFile(`/api/staff/protection/report/file?month=${month}`)))
          }
        >
          {own.file}
        </Button>
      }
    >
      <ProtectionTabs current="report" />
      <div role="alert">{file.error !== undefined && <Note tone="danger">{inWords(file.error)}</Note>}</div>
      <Field
        className="max-w-56"
        type="month"
        label={own.month}
        value={month}
        onChange={({ target }) => isMonth.test(target.value) && setParams({ month: target.value })}
      />
      <Loading from={report}>{(found) => <Groups report={found} />}</Loading>
    </Page>
  );
}

function Groups({ report: { lines } }: { report: ProtectionReport }): ReactNode {
  const groups = Map.groupBy(lines, ({ group }) => group);
  if (groups.size === 0) return <p className="text-text-soft">{own.none}</p>;
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      {[...groups].map(([group, counted]) => (
        <TableSection
          key={group}
          title={own.groups[group] ?? group}
          empty={own.none}
          rows={counted}
          rowKey={({ name }) => name}
          columns={[
            { key: 'name', head: own.columns.name, cell: ({ name }) => nameOf(name) },
            { key: 'count', head: own.columns.count, align: 'right', cell: ({ count }) => count.toLocaleString('en') },
          ]}
        />
      ))}
    </div>
  );
}

/** `night_play.act` reads “Night play, act”. */
function nameOf(name: string): string {
  const known: Readonly<Record<string, string>> = {
    ...protectionWords.kinds,
    ...protectionWords.cases.outcomes,
    ...own.names,
  };
  const [first = '', ...rest] = name.split('.');
  const said = known[first] ?? (first.charAt(0).toUpperCase() + first.slice(1)).replaceAll('_', ' ');
  return [said, ...rest.map((part) => part.replaceAll('_', ' '))].join(', ');
}

import type { ReportSchedule, ReportSending } from '@halley/contract';
import type { TableColumn } from '@halley/ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useRead } from '../api/index.ts';
import { action, actionColumn, Loading, Page, showTime, TableSection, TakeFile } from '../console/index.ts';
import { words } from '../words/index.ts';
import { ReportTabs } from './ReportTabs.tsx';
import { reportWords } from './words.ts';

const { schedules: own, tabs } = reportWords;

const nameOf = ({ report, currency }: Pick<ReportSchedule, 'report' | 'currency'>) =>
  currency ? `${tabs[report]}, ${currency}` : tabs[report];

const scheduleColumns: readonly TableColumn<ReportSchedule>[] = [
  { key: 'report', head: own.report, cell: nameOf },
  { key: 'every', head: own.every, cell: ({ every }) => own.intervals[every] },
  { key: 'format', head: own.format, cell: ({ format }) => words.files.kinds[format], from: 'md' },
  { key: 'recipients', head: own.recipients, cell: ({ recipients }) => recipients.map(({ name }) => name).join(', ') },
  { key: 'by', head: own.by, cell: ({ by }) => by, from: 'md' },
  {
    key: 'next',
    head: own.next,
    cell: ({ next_at, stopped_at }) => (stopped_at ? own.stopped(showTime(stopped_at)) : showTime(next_at)),
  },
];

const stop = (schedule: ReportSchedule) =>
  schedule.stopped_at === null &&
  action('stopReportSchedule', {
    label: own.stop,
    name: `${own.stop}: ${nameOf(schedule)}`,
    look: 'secondary',
    title: own.stopTitle(nameOf(schedule)),
    text: own.stopText,
    done: own.stopDone,
    params: { id: String(schedule.id) },
  });

const sendingColumns: readonly TableColumn<ReportSending>[] = [
  { key: 'report', head: own.report, cell: nameOf },
  { key: 'days', head: own.days, cell: ({ from, to }) => (from === to ? from : `${from} – ${to}`) },
  { key: 'at', head: own.at, cell: ({ sent_at }) => showTime(sent_at), from: 'md' },
  {
    key: 'told',
    head: own.told,
    cell: ({ told, left_out }) =>
      [told.join(', ') || words.none, ...(left_out.length > 0 ? [own.leftOut(left_out.join(', '))] : [])].join('; '),
  },
  { key: 'rows', head: own.rows, align: 'right', cell: ({ rows }) => rows, from: 'md' },
  {
    key: 'file',
    head: <span className="sr-only">{own.take}</span>,
    cell: ({ id, format, ...sending }) => (
      <TakeFile
        path={`/api/staff/report_sendings/${id}/file`}
        label={words.files.kinds[format]}
        name={`${own.take}: ${nameOf(sending)}, ${sending.from}`}
      />
    ),
  },
];

/** What is made by itself, and what was; a mail leads here, to the one it is about. */
export function SchedulesPage(): ReactNode {
  const [params] = useSearchParams();
  const list = useRead('listReportSchedules');
  const wanted = Number(params.get('sending'));
  return (
    <Page title={reportWords.title}>
      <ReportTabs current="schedules" />
      <Loading from={list}>
        {({ schedules, sendings }) => (
          <>
            <TableSection
              title={own.list}
              empty={own.none}
              rows={schedules}
              rowKey={({ id }) => id}
              columns={[...scheduleColumns, actionColumn((one: ReportSchedule) => [stop(one)], list.reload)]}
            />
            <TableSection
              title={own.sent}
              empty={own.noneSent}
              rows={sendings}
              rowKey={({ id }) => id}
              columns={sendingColumns}
              isMe={({ id }) => id === wanted}
            />
          </>
        )}
      </Loading>
    </Page>
  );
}

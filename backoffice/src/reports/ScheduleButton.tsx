import type { ReportName } from '@halley/contract';
import { newUuid } from '@halley/contract/new-uuid';
import { toasts } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { useRead } from '../api/index.ts';
import { Actions, actionWith, FormDialog, useCall } from '../console/index.ts';
import { words } from '../words/index.ts';
import { optionsOf } from './options-of.ts';
import { reportWords } from './words.ts';

const { schedules: own } = reportWords;
const { kinds } = words.files;

/** Has the report made by itself, with the currency that was chosen here. */
export function ScheduleButton({ report, currency }: { report: ReportName; currency: string | undefined }): ReactNode {
  return (
    <Actions
      onDone={() => undefined}
      actions={[
        actionWith('scheduleReport', {
          label: reportWords.schedule,
          look: 'secondary',
          icon: 'calendar',
          dialog: ({ onClosed }) => <ScheduleDialog report={report} currency={currency} onClosed={onClosed} />,
        }),
      ]}
    />
  );
}

interface ScheduleDialogProps {
  report: ReportName;
  currency: string | undefined;
  onClosed: () => void;
}

function ScheduleDialog({ report, currency, onClosed }: ScheduleDialogProps): ReactNode {
  const readers = useRead('listReportReaders');
  const [key] = useState(newUuid);
  const form = useCall('scheduleReport', {
    labels: {
      every: { label: own.every, options: optionsOf(own.intervals) },
      format: { label: own.format, options: optionsOf({ xlsx: kinds.xlsx, csv: kinds.csv }) },
      recipients: {
        label: own.recipients,
        hint: own.recipientsHint,
        options: () => (readers.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
      },
    },
    start: { key, report, every: 'daily', format: 'xlsx', recipients: [], ...(currency && { currency }) },
    onDone: () => {
      toasts.show({ title: own.done, tone: 'win' });
      onClosed();
    },
  });
  return <FormDialog title={own.ask} text={own.text} submit={own.submit} form={form} onClosed={onClosed} />;
}

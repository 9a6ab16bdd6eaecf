import { personalLists } from '@halley/contract/personal-lists';
import { Button, toasts } from '@halley/ui';
import type { ReactNode } from 'react';
import { call, inWords, saveFile, useDeed } from '../api/index.ts';
import { useStaff } from '../session/index.ts';
import { words } from '../words/index.ts';
import { csvOf } from './list-csv.ts';
import type { ListColumn } from './ResourceList.tsx';
import { mayCall, type StaffCallName } from './use-call.ts';

interface SaveCsvProps<Row> {
  /** The call whose rows they are. */
  list: StaffCallName;
  /** Of the file, without its ending. */
  name: string;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  filters?: Readonly<Record<string, unknown>>;
  label?: string;
  className?: string;
}

/** Rows as a file. That they leave is written down first, and the file's last line says who took it. */
export function SaveCsv<Row>(props: SaveCsvProps<Row>): ReactNode {
  const { list, name, columns, rows, filters = {}, label = words.csv, className } = props;
  const { may } = useStaff();
  const { busy, run } = useDeed();
  if (!mayCall(may, list) || (personalLists.includes(list) && !may('players.read_sensitive'))) return null;
  const save = async () => {
    try {
      const asked = Object.entries(filters).filter(([, value]) => value !== undefined);
      const body = {
        list,
        filters: Object.fromEntries(asked.map(([key, value]) => [key, String(value)])),
        rows: rows.length,
      };
      const { watermark } = await call('recordStaffExport', { body });
      saveFile(csvOf(name, columns, rows, watermark));
    } catch (error) {
      toasts.show({ title: inWords(error), tone: 'danger' });
    }
  };
  return (
    <Button size="small" look="outline" icon="download" className={className} loading={busy} onClick={() => run(save)}>
      {label}
    </Button>
  );
}

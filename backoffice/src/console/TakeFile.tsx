import { Button, toasts } from '@halley/ui';
import type { ReactNode } from 'react';
import { fetchFile, inWords, saveFile, useDeed } from '../api/index.ts';
import { useStaff } from '../session/index.ts';
import { words } from '../words/index.ts';

/** A file the server writes. That it leaves is in the trail, and the file says who took it. */
export function TakeFile({ path, label, name }: { path: string; label: string; name: string }): ReactNode {
  const { may } = useStaff();
  const { busy, run } = useDeed();
  if (!may('reports.export')) return null;
  const take = async () => {
    try {
      saveFile(await fetchFile(path));
    } catch (error) {
      toasts.show({ title: inWords(error), tone: 'danger' });
    }
  };
  return (
    <Button size="small" look="outline" icon="download" aria-label={name} loading={busy} onClick={() => run(take)}>
      {label}
    </Button>
  );
}

/** The same question as a file of either kind. */
export function TakeFiles({ path, asked }: { path: string; asked: Readonly<Record<string, string>> }): ReactNode {
  const { kinds, take } = words.files;
  return (['csv', 'xlsx'] as const).map((format) => (
    <TakeFile
      key={format}
      path={`${path}?${new URLSearchParams({ ...asked, format })}`}
      label={kinds[format]}
      name={take(kinds[format])}
    />
  ));
}

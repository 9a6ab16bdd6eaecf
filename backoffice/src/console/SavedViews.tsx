import type { StaffView } from '@halley/contract';
import { Button, Menu, type MenuEntry, toasts } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { call, inWords, useRead } from '../api/index.ts';
import { words } from '../words/index.ts';
import { FormDialog } from './FormDialog.tsx';
import { useCall } from './use-call.ts';

const { views: viewWords } = words;

/**
 * Filters of this page's address under a name: opened, saved and deleted from one menu. `page` is the desk's name, or
 * `desk/page` where a desk has several.
 */
export function SavedViews({ page }: { page: string }): ReactNode {
  const [params, setParams] = useSearchParams();
  const views = useRead('listViews', { query: { page } });
  const [isSaving, setSaving] = useState(false);
  const filters = filtersOf(params);
  const saved = views.data ?? [];
  const current = saved.find((view) => view.filters === filters);
  const remove = (view: StaffView) =>
    void call('deleteView', { params: { id: String(view.id) } }).then(
      () => {
        toasts.show({ title: viewWords.deleted(view.name), tone: 'win' });
        views.reload();
      },
      (error: unknown) => toasts.show({ title: inWords(error), tone: 'danger' }),
    );
  const entries: MenuEntry[] = [
    ...saved.map((view) => ({
      label: view.is_own ? view.name : viewWords.of(view.name, view.by),
      checked: view === current,
      onPress: () => setParams(new URLSearchParams(view.filters)),
    })),
    ...(views.error ? [{ label: inWords(views.error), disabled: true, onPress: views.reload }] : []),
    ...(saved.length > 0 ? [null] : []),
    { label: viewWords.save, icon: 'plus', disabled: filters === '', onPress: () => setSaving(true) },
    ...(current?.is_own
      ? [{ label: viewWords.remove(current.name), tone: 'danger' as const, onPress: () => remove(current) }]
      : []),
  ];
  return (
    <>
      <Menu
        trigger={
          <Button size="small" look="secondary" icon="chevron-down">
            {current ? viewWords.current(current.name) : viewWords.title}
          </Button>
        }
        entries={entries}
      />
      {isSaving && (
        <SaveDialog page={page} filters={filters} onSaved={views.reload} onClosed={() => setSaving(false)} />
      )}
    </>
  );
}

/** A page number is no filter: a view opens at its first page. */
function filtersOf(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  kept.delete('page');
  return String(kept);
}

interface SaveDialogProps {
  page: string;
  filters: string;
  onSaved: () => void;
  onClosed: () => void;
}

function SaveDialog({ page, filters, onSaved, onClosed }: SaveDialogProps): ReactNode {
  const form = useCall('saveView', {
    labels: { name: { label: viewWords.name, hint: viewWords.nameHint }, shared: viewWords.shared },
    start: { page, filters, shared: false },
    onDone: ({ name }) => {
      toasts.show({ title: viewWords.saved(name), tone: 'win' });
      onSaved();
      onClosed();
    },
  });
  return <FormDialog title={viewWords.saveTitle} submit={words.save} form={form} onClosed={onClosed} />;
}

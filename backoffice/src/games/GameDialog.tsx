import type { StaffGameFile } from '@halley/contract';
import { toasts } from '@halley/ui';
import type { ReactNode } from 'react';
import { useRead } from '../api/index.ts';
import { FormDialog, useCall } from '../console/index.ts';
import { words } from '../words/index.ts';
import { gamesWords } from './words.ts';

interface GameDialogProps {
  game: StaffGameFile;
  onClosed: () => void;
  onDone: () => void;
}

/** The operator's choices about a game: where it stands, what its tile shows, where it is open. */
export function GameDialog({ game, onClosed, onDone }: GameDialogProps): ReactNode {
  const { data: collections = [] } = useRead('listStaffCollections');
  const { revision, popularity, preview, countries } = game;
  const form = useCall('changeGame', {
    params: { id: String(game.id) },
    start: { revision, popularity, preview, collections: game.collections, countries },
    labels: {
      popularity: { label: gamesWords.popularity, hint: gamesWords.popularityHint },
      preview: { label: gamesWords.preview, hint: gamesWords.previewHint },
      collections: {
        label: gamesWords.inCollections,
        hint: gamesWords.inCollectionsHint,
        options: collections.map(({ id, title }) => ({ value: id, label: `${title} (${id})` })),
      },
      countries: { label: gamesWords.countries, hint: gamesWords.countriesHint, rows: 2 },
    },
    onDone: () => {
      toasts.show({ title: gamesWords.saved, tone: 'win' });
      onDone();
      onClosed();
    },
  });
  return (
    <FormDialog
      title={gamesWords.editTitle}
      text={gamesWords.editText}
      submit={words.save}
      form={form}
      onClosed={onClosed}
    />
  );
}

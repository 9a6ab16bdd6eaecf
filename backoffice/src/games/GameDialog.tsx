import type { StaffGameFile } from '@halley/contract';
import { Checkbox, Field, toasts } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { call } from '../api/client.ts';
import { useCall } from '../api/use-call.ts';
import { Loading } from '../shell/Loading.tsx';
import { ReasonDialog } from '../shell/ReasonDialog.tsx';
import { listOf, TextArea } from '../shell/TextArea.tsx';
import { words } from '../words.ts';
import { gamesWords } from './words.ts';

/** The operator's choices about a game: where it stands, what its tile shows, where it is open. */
export function GameDialog({
  game,
  onClosed,
  onDone,
}: {
  game: StaffGameFile;
  onClosed: () => void;
  onDone: () => void;
}): ReactNode {
  const collections = useCall('listStaffCollections');
  const [popularity, setPopularity] = useState(String(game.popularity));
  const [preview, setPreview] = useState(game.preview);
  const [chosen, setChosen] = useState<readonly string[]>(game.collections);
  const [countries, setCountries] = useState(game.countries?.join(' ') ?? '');
  const toggle = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  return (
    <ReasonDialog
      title={gamesWords.editTitle}
      text={gamesWords.editText}
      label={words.save}
      look="primary"
      onClosed={onClosed}
      onConfirm={async (reason) => {
        const wanted = listOf(countries.toUpperCase());
        await call('changeGame', {
          params: { id: String(game.id) },
          body: {
            reason,
            revision: game.revision,
            popularity: Number(popularity),
            preview: preview.trim(),
            collections: [...chosen],
            countries: wanted.length > 0 ? wanted : null,
          },
        });
        toasts.show({ title: gamesWords.saved, tone: 'win' });
        onDone();
      }}
    >
      <Field
        label={gamesWords.popularity}
        hint={gamesWords.popularityHint}
        name="popularity"
        type="number"
        required
        step={1}
        min={-1_000_000}
        max={1_000_000}
        value={popularity}
        onChange={(event) => setPopularity(event.target.value)}
      />
      <Field
        label={gamesWords.preview}
        hint={gamesWords.previewHint}
        name="preview"
        maxLength={500}
        autoComplete="off"
        value={preview}
        onChange={(event) => setPreview(event.target.value)}
      />
      <fieldset className="grid gap-1">
        <legend className="text-13 font-semibold text-text-soft">{gamesWords.inCollections}</legend>
        <Loading from={collections}>
          {(list) => (
            <div className="grid max-h-52 overflow-y-auto sm:grid-cols-2">
              {list.map(({ id, title }) => (
                <Checkbox
                  key={id}
                  label={`${title} (${id})`}
                  checked={chosen.includes(id)}
                  onChange={() => toggle(id)}
                />
              ))}
            </div>
          )}
        </Loading>
        <p className="text-xs text-text-faint">{gamesWords.inCollectionsHint}</p>
      </fieldset>
      <TextArea
        label={gamesWords.countries}
        hint={gamesWords.countriesHint}
        name="countries"
        rows={2}
        value={countries}
        onChange={(event) => setCountries(event.target.value)}
      />
    </ReasonDialog>
  );
}

import type { PlaySettings, RealityCheckMinutes } from '@halley/contract';
import { CallFailed } from '@halley/contract/client';
import { Note } from '@halley/ui/Card.tsx';
import { Toggle } from '@halley/ui/Checkbox.tsx';
import { Segmented } from '@halley/ui/Segmented.tsx';
import { Skeleton } from '@halley/ui/Skeleton.tsx';
import { useRef, useState } from 'react';
import { useSay } from '../i18n/index.ts';
import { callApi, Loaded, queries, useQuery } from '../query/index.ts';

const choices = ['off', '15', '30', '60'] as const;
type Choice = (typeof choices)[number];

/** The reminder and the figures a player wants while playing; each click is kept at once. */
export function PlaySettingsForm({ onChanged }: { onChanged?: () => void }) {
  const settings = useQuery('readPlaySettings');
  return (
    <Loaded query={settings} name="readPlaySettings" skeleton={<Skeleton className="h-28 rounded-lg" />}>
      {(data) => <Settings settings={data} onChanged={onChanged} />}
    </Loaded>
  );
}

function Settings({ settings, onChanged }: { settings: PlaySettings; onChanged?: () => void }) {
  const say = useSay();
  const [failure, setFailure] = useState<'due' | 'failed'>();

  const turn = useRef(0);

  async function change(wish: Partial<Pick<PlaySettings, 'reality_check_minutes' | 'show_net'>>) {
    turn.current += 1;
    const mine = turn.current;
    setFailure(undefined);
    queries.set('readPlaySettings', undefined, { ...settings, ...wish });
    try {
      const kept = await callApi('editPlaySettings', { body: wish });
      // An answer that knows nothing of a later click would take it back.
      if (mine === turn.current) queries.set('readPlaySettings', undefined, kept);
      onChanged?.();
    } catch (error) {
      // What is kept by now only the house knows.
      queries.set('readPlaySettings', undefined, settings);
      queries.invalidate('readPlaySettings');
      setFailure(error instanceof CallFailed && error.code === 'REALITY_CHECK_DUE' ? 'due' : 'failed');
    }
  }

  return (
    <div className="grid gap-4">
      <div className="grid gap-2">
        <p className="text-13 font-semibold text-text-soft" aria-hidden="true">
          {say('games.settings.check')}
        </p>
        <Segmented<Choice>
          label={say('games.settings.check')}
          value={settings.reality_check_minutes === null ? 'off' : (String(settings.reality_check_minutes) as Choice)}
          onChange={(value) =>
            void change({ reality_check_minutes: value === 'off' ? null : (Number(value) as RealityCheckMinutes) })
          }
          options={choices.map((value) => ({
            value,
            label: value === 'off' ? say('games.settings.off') : say('games.settings.minutes', { minutes: value }),
          }))}
        />
      </div>
      {settings.net_always_shown ? (
        <p className="text-13 text-text-soft">{say('games.settings.netAlways')}</p>
      ) : (
        <Toggle
          label={say('games.settings.net')}
          checked={settings.show_net}
          onChange={(event) => void change({ show_net: event.currentTarget.checked })}
        />
      )}
      <div aria-live="polite" className="empty:hidden">
        {failure && (
          <Note tone="danger">{say(failure === 'due' ? 'games.settings.due' : 'games.settings.failed')}</Note>
        )}
      </div>
    </div>
  );
}

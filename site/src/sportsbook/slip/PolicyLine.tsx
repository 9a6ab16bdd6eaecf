import type { SportPreferences } from '@halley/contract';
import { type ReactNode, useId } from 'react';
import { useSay } from '../../i18n/index.ts';
import { policyNames } from '../settings/guest-preferences.ts';
import { usePreferences } from '../settings/use-preferences.ts';

const policies = Object.keys(policyNames) as SportPreferences['policy'][];

/** What is taken when a price has moved: the browser's own list, one click away. */
export function PolicyLine(): ReactNode {
  const say = useSay();
  const id = useId();
  const { preferences, change } = usePreferences();
  return (
    <div className="flex items-center justify-between gap-3 text-xs">
      <label htmlFor={id} className="text-text-soft">
        {say('slip.policy')}
      </label>
      <select
        id={id}
        value={preferences.policy}
        onChange={({ target }) => void change({ policy: target.value as SportPreferences['policy'] })}
        className="min-h-9 max-w-48 cursor-pointer rounded-sm bg-surface-1 text-right font-bold text-ice outline-offset-2 focus-visible:outline-2 focus-visible:outline-ice"
      >
        {policies.map((policy) => (
          <option key={policy} value={policy}>
            {say(policyNames[policy])}
          </option>
        ))}
      </select>
    </div>
  );
}

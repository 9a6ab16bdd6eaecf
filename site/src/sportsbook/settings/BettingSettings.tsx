import type { OddsType, SportPreferences } from '@halley/contract';
import { Card, Note, Toggle } from '@halley/ui';
import { type ReactNode, useId, useState } from 'react';
import { useSay } from '../../i18n/index.ts';
import { usePlayer } from '../../session/index.ts';
import { showPrice } from '../odds.ts';
import { oddsTypeNames, policyNames } from './guest-preferences.ts';
import { QuickStakesForm } from './QuickStakesForm.tsx';
import { usePreferences } from './use-preferences.ts';

const examples = [1_500, 2_500, 1_909];

/** How prices are shown and taken. All of it holds at once, on every page. */
export function BettingSettings(): ReactNode {
  const say = useSay();
  const isPlayer = usePlayer() !== null;
  const { preferences, change } = usePreferences();
  const [isLost, setLost] = useState(false);
  const set = async (wish: Partial<SportPreferences>) => setLost(!(await change(wish)));
  return (
    <div className="grid gap-5">
      <h1 className="title-page">{say('slip.settings.title')}</h1>
      {!isPlayer && <p className="text-text-soft">{say('slip.settings.guest')}</p>}
      <div role="status" className="empty:hidden">
        {isLost && <Note tone="warn">{say('slip.settings.failed')}</Note>}
      </div>
      <Choices<OddsType>
        title={say('slip.settings.odds')}
        text={say('slip.settings.odds.text')}
        value={preferences.odds_type}
        onChange={(odds_type) => void set({ odds_type })}
        options={(Object.keys(oddsTypeNames) as OddsType[]).map((type) => ({
          value: type,
          label: say(oddsTypeNames[type]),
          note: examples.map((price) => showPrice(price, type)).join('   '),
        }))}
      />
      <Choices<SportPreferences['policy']>
        title={say('slip.policy')}
        text={say('slip.settings.policy.text')}
        value={preferences.policy}
        onChange={(policy) => void set({ policy })}
        options={[
          { value: 'none', label: say(policyNames.none), note: say('slip.policy.none.text') },
          { value: 'higher', label: say(policyNames.higher), note: say('slip.policy.higher.text') },
          { value: 'any', label: say(policyNames.any), note: say('slip.policy.any.text') },
        ]}
      />
      <Card className="grid gap-4">
        <h2 className="title-card">{say('slip.quick')}</h2>
        <p className="text-13 text-text-soft">{say('slip.settings.stakes.text')}</p>
        <QuickStakesForm stakes={preferences.stakes_cents} onChange={(stakes_cents) => void set({ stakes_cents })} />
        <Toggle
          label={say('slip.settings.quickBet')}
          checked={preferences.quick_bet}
          onChange={({ target }) => void set({ quick_bet: target.checked })}
        />
        <p className="text-xs text-text-faint">{say('slip.settings.quickBet.text')}</p>
      </Card>
      <Card className="grid gap-2">
        <h2 className="title-card">{say('slip.settings.autoCashOut')}</h2>
        <p className="text-13 text-text-soft">{say('slip.settings.autoCashOut.text')}</p>
      </Card>
    </div>
  );
}

interface ChoicesProps<Value extends string> {
  title: string;
  text: string;
  value: Value;
  onChange(value: Value): void;
  options: readonly { value: Value; label: string; note: string }[];
}

/** One of several, each with what it means. */
function Choices<Value extends string>({ title, text, value, onChange, options }: ChoicesProps<Value>): ReactNode {
  const name = useId();
  return (
    <Card className="grid gap-4">
      <h2 className="title-card" id={`${name}-title`}>
        {title}
      </h2>
      <p className="text-13 text-text-soft">{text}</p>
      <div role="radiogroup" aria-labelledby={`${name}-title`} className="grid gap-2 sm:grid-cols-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-md bg-surface-2 p-3.5 text-sm has-checked:bg-ice-wash has-checked:inset-ring has-checked:inset-ring-ice has-focus-visible:outline-2 has-focus-visible:outline-ice"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="radio-dot mt-0.5"
            />
            <span className="grid gap-0.5">
              <b>{option.label}</b>
              <span className="text-xs whitespace-pre-wrap tabular-nums text-text-soft">{option.note}</span>
            </span>
          </label>
        ))}
      </div>
    </Card>
  );
}

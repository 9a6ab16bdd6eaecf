import type { StaffJackpotFile } from '@halley/contract';
import { Field, toasts } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { call } from '../api/client.ts';
import { ReasonDialog } from '../shell/ReasonDialog.tsx';
import { words } from '../words.ts';
import { jackpotWords } from './words.ts';

interface Typed {
  id: number;
  name: string;
  rate: string;
  seed: string;
  ceiling: string;
}

/** What every level is from its next cycle on. */
export function RatesDialog({
  jackpot,
  onClosed,
  onDone,
}: {
  jackpot: StaffJackpotFile;
  onClosed: () => void;
  onDone: () => void;
}): ReactNode {
  const [levels, setLevels] = useState<Typed[]>(
    jackpot.levels.map(({ id, name, next }) => ({
      ...{ id, name, rate: String(next.contribution_ppm) },
      ...{ seed: String(next.seed_amount_cents), ceiling: String(next.ceiling_amount_cents) },
    })),
  );
  const type = (id: number, change: Partial<Typed>) =>
    setLevels((before) => before.map((level) => (level.id === id ? { ...level, ...change } : level)));
  return (
    <ReasonDialog
      title={jackpotWords.ratesTitle}
      text={jackpotWords.ratesText}
      label={words.save}
      look="primary"
      onClosed={onClosed}
      onConfirm={async (reason) => {
        await call('changeJackpot', {
          params: { id: String(jackpot.id) },
          body: {
            reason,
            revision: jackpot.revision,
            levels: levels.map(({ id, rate, seed, ceiling }) => ({
              id,
              contribution_ppm: Number(rate),
              seed_amount_cents: Number(seed),
              ceiling_amount_cents: Number(ceiling),
            })),
          },
        });
        toasts.show({ title: jackpotWords.saved, tone: 'win' });
        onDone();
      }}
    >
      <div className="grid max-h-[50dvh] gap-5 overflow-y-auto px-0.5">
        {levels.map(({ id, name, rate, seed, ceiling }) => (
          <fieldset key={id} className="grid gap-3 sm:grid-cols-2">
            <legend className="title-card pb-2">{name}</legend>
            <WholeNumber
              className="sm:col-span-2"
              label={jackpotWords.contribution(name)}
              hint={jackpotWords.contributionHint}
              min={1}
              max={100_000}
              value={rate}
              onTyped={(text) => type(id, { rate: text })}
            />
            <WholeNumber
              label={jackpotWords.seed(name)}
              min={0}
              value={seed}
              onTyped={(text) => type(id, { seed: text })}
            />
            <WholeNumber
              label={jackpotWords.ceiling(name)}
              min={1}
              value={ceiling}
              onTyped={(text) => type(id, { ceiling: text })}
            />
          </fieldset>
        ))}
      </div>
    </ReasonDialog>
  );
}

function WholeNumber({
  onTyped,
  ...field
}: {
  label: string;
  hint?: string;
  min: number;
  max?: number;
  value: string;
  className?: string;
  onTyped: (text: string) => void;
}): ReactNode {
  return (
    <Field
      {...field}
      type="number"
      inputMode="numeric"
      required
      step={1}
      onChange={(event) => onTyped(event.target.value)}
    />
  );
}

import { Checkbox, Field, Toggle } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { brandWords as own } from './words.ts';

interface ChoiceListProps<Id extends string | number> {
  label: string;
  hint?: string;
  options: readonly { id: Id; title: string; note?: string }[];
  value: readonly Id[] | undefined;
  /** Whether all of the house's may be had without naming them. */
  mayBeAll?: boolean;
  onChange: (value: Id[] | undefined) => void;
}

const manyOptions = 12;

/** Some of what the house has, or all of it. */
export function ChoiceList<Id extends string | number>(props: ChoiceListProps<Id>): ReactNode {
  const { label, hint, options, value, mayBeAll = false, onChange } = props;
  const [wanted, setWanted] = useState('');
  const isAll = mayBeAll && value === undefined;
  const chosen = value ?? [];
  const shown = options.filter(({ title, id }) => `${title} ${id}`.toLowerCase().includes(wanted.toLowerCase()));
  const flip = (id: Id) =>
    // In the order of the house, whichever was clicked first.
    onChange(options.flatMap((one) => ((one.id === id) !== chosen.includes(one.id) ? [one.id] : [])));
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 text-13 font-semibold text-text-soft">{label}</legend>
      {hint && <p className="text-13 text-text-faint">{hint}</p>}
      {mayBeAll && (
        <Toggle
          label={`${own.all}: ${label.toLowerCase()}`}
          checked={isAll}
          className="max-w-md"
          onChange={({ target }) => onChange(target.checked ? undefined : [])}
        />
      )}
      {!isAll && (
        <>
          {options.length > manyOptions && (
            <Field
              label={`${own.search}: ${label.toLowerCase()}`}
              autoComplete="off"
              className="max-w-md"
              value={wanted}
              onChange={(event) => setWanted(event.target.value)}
            />
          )}
          <div className="grid max-h-80 gap-x-4 overflow-y-auto sm:grid-cols-2 xl:grid-cols-3">
            {shown.map(({ id, title, note }) => (
              <Checkbox
                key={id}
                checked={chosen.includes(id)}
                onChange={() => flip(id)}
                label={
                  <>
                    {title}
                    {note && <span className="text-text-faint"> · {note}</span>}
                  </>
                }
              />
            ))}
          </div>
        </>
      )}
    </fieldset>
  );
}

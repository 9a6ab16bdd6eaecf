import { classNames } from '@halley/ui';
import type { ReactNode } from 'react';
import { useSay } from '../../i18n/index.ts';
import { kindName } from '../names.ts';
import { linesOf, namedSystems, type SlipShape, sizesFor } from './slip-shape.ts';
import { slip } from './slip-store.ts';

/** Every system that these legs can be: those with a name, and lines of any sizes. */
export function SystemPicker({ shape }: { shape: SlipShape }): ReactNode {
  const say = useSay();
  const legs = shape.counted.length;
  const bankers = shape.bankers.length;
  const named = bankers === 0 ? namedSystems(legs) : [];
  const isNamed = shape.kind !== 'system';
  const toggle = (size: number) => {
    const own = isNamed ? [] : shape.sizes;
    const sizes = own.includes(size) ? own.filter((one) => one !== size) : [...own, size];
    slip.change({ system: { kind: 'system', sizes: sizes.sort((one, two) => one - two) } });
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{say('slip.system.which')}</legend>
      <div className="flex flex-wrap gap-1.5">
        {named.map((kind) => (
          <Choice
            key={kind}
            isOn={shape.kind === kind}
            onPress={() => slip.change({ system: { kind, sizes: [] } })}
            name={kindName(say, kind)}
          />
        ))}
        {sizesFor(legs, bankers).map((size) => (
          <Choice
            key={size}
            isOn={!isNamed && shape.sizes.includes(size)}
            onPress={() => toggle(size)}
            name={`${size + bankers}/${legs}`}
            label={say('slip.system.size', { size: size + bankers, legs })}
            note={say('slip.system.lines', { count: linesOf(legs, bankers, size) })}
          />
        ))}
      </div>
      <p className="text-xs text-text-faint">
        {bankers > 0 ? say('slip.system.bankers', { count: bankers }) : say('slip.system.text')}
      </p>
    </fieldset>
  );
}

interface ChoiceProps {
  isOn: boolean;
  onPress(): void;
  name: string;
  /** What it is called aloud. */
  label?: string;
  note?: string;
}

function Choice({ isOn, onPress, name, label, note }: ChoiceProps): ReactNode {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={label && note ? `${label}, ${note}` : undefined}
      onClick={onPress}
      className={classNames(
        'grid min-h-11 content-center rounded-sm px-3 text-13 font-bold transition-colors duration-fast',
        isOn ? 'bg-ice-wash text-text inset-ring inset-ring-ice' : 'bg-surface-2 text-text-soft hover:text-text',
      )}
    >
      {name}
      {note && <span className="text-2xs font-normal text-text-faint">{note}</span>}
    </button>
  );
}

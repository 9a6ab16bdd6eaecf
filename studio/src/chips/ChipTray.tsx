import { Icon } from '@halley/ui/Icon.tsx';
import type { ReactNode } from 'react';
import { useStepKeys, useWords } from '../screen/index.ts';
import { Chip } from './Chip.tsx';
import type { Chips } from './use-chips.ts';

/** The chips to choose from, and what can be done with those that lie there. */
export function ChipTray(props: { chips: Chips; locked: boolean; children?: ReactNode }): ReactNode {
  const { chips, locked } = props;
  const { text, money } = useWords();
  useStepKeys((key) => {
    const number = Number(key);
    if (number >= 1 && number <= chips.values.length) chips.choose(number - 1);
    else if (key === 'Backspace' || key === 'u') chips.undo();
    else if (key === 'd') chips.double();
    else if (key === 'r') chips.repeat();
    else if (key === 'c') chips.clear();
    else return false;
    return true;
  });
  const tools = [
    { name: 'undo', label: 'studio.chips.undo', path: 'M9 7 4 12l5 5M4 12h11a5 5 0 0 1 0 10' },
    { name: 'clear', label: 'studio.chips.clear', icon: 'trash' },
    { name: 'double', label: 'studio.chips.double', sign: '2×' },
    { name: 'repeat', label: 'studio.chips.repeat', icon: 'refresh' },
  ] as const;
  return (
    <div className="chip-tray">
      <fieldset aria-label={text('studio.chips')} className="chip-values">
        {chips.values.map((value, at) => (
          <button
            key={String(value)}
            type="button"
            aria-pressed={chips.chosen === at}
            aria-label={text('studio.chip', { amount: money(value) })}
            disabled={locked}
            onClick={() => chips.choose(at)}
          >
            <Chip amount={value} colour={at} />
          </button>
        ))}
      </fieldset>
      <div className="chip-tools">
        {props.children}
        {tools.map((tool) => (
          <button
            key={tool.name}
            type="button"
            title={text(tool.label)}
            aria-label={text(tool.label)}
            disabled={!chips.can[tool.name]}
            onClick={chips[tool.name]}
          >
            {'icon' in tool && <Icon name={tool.icon} size="small" />}
            {'sign' in tool && <span aria-hidden="true">{tool.sign}</span>}
            {'path' in tool && (
              <svg viewBox="0 0 24 24" className="icon size-4" aria-hidden="true">
                <path d={tool.path} />
              </svg>
            )}
          </button>
        ))}
      </div>
    </div>
  );
}

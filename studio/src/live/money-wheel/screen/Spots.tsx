import type { LiveTable } from '@halley/contract';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useWords } from '../../../screen/index.ts';
import { EverybodysChips, OwnChips, useSpotName } from '../../screen/SpotChips.tsx';
import type { Layout } from '../../screen/use-layout.ts';
import { emblemNames } from '../rules.ts';
import { type Emblem, emblems, paytable } from '../segments.ts';
import { emblemArt } from './emblem-art.ts';

export interface SpotsProps {
  state: LiveTable | undefined;
  layout: Layout;
  /** Where the wheel has stopped, once that has been seen. */
  stopped: Emblem | undefined;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The six emblems to bet on: what each pays, my chips on it, and everybody's. */
export function Spots({ state, layout, stopped }: SpotsProps): ReactNode {
  const { text, hundredths } = useWords();
  const nameOf = useSpotName(state, layout);
  const board = useRef<HTMLFieldSetElement>(null);
  const onKey = (event: KeyboardEvent, at: number) => {
    if (event.key === 'Delete') return layout.chips.lift(emblems[at]!);
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const next = emblems[(at + step + emblems.length) % emblems.length]!;
    board.current?.querySelector<HTMLElement>(`[data-spot="${next}"]`)?.focus();
  };
  return (
    <fieldset ref={board} className="money-wheel-spots" aria-label={text('moneyWheel.table')}>
      {emblems.map((emblem, at) => {
        const pays = `×${hundredths(paytable[emblem].pays).replace(/[.,]00$/, '')}`;
        return (
          <button
            key={emblem}
            type="button"
            className="money-wheel-spot"
            data-spot={emblem}
            data-won={stopped === emblem || undefined}
            data-missed={(stopped !== undefined && stopped !== emblem) || undefined}
            aria-label={nameOf({ spot: emblem, name: text(emblemNames[emblem]), pays })}
            aria-disabled={layout.locked || undefined}
            onClick={() => layout.chips.put(emblem)}
            onContextMenu={(event) => {
              event.preventDefault();
              layout.chips.lift(emblem);
            }}
            onKeyDown={(event) => onKey(event, at)}
          >
            <EmblemPicture emblem={emblem} />
            <span className="money-wheel-spot-words">
              <span className="money-wheel-spot-name">{text(emblemNames[emblem])}</span>
              <span className="money-wheel-spot-pays">{pays}</span>
            </span>
            <EverybodysChips state={state} spot={emblem} />
            <OwnChips layout={layout} spot={emblem} />
          </button>
        );
      })}
    </fieldset>
  );
}

function EmblemPicture({ emblem }: { emblem: Emblem }): ReactNode {
  const { fill, stroke, ink } = emblemArt[emblem];
  return (
    <svg viewBox="0 0 24 24" className="money-wheel-emblem" aria-hidden="true">
      {fill && <path d={fill} fill={ink} />}
      {stroke && <path d={stroke} fill="none" stroke={ink} strokeWidth="1.9" strokeLinecap="round" />}
    </svg>
  );
}

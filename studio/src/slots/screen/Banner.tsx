import type { CSSProperties, ReactNode } from 'react';
import { useWords } from '../../screen/index.ts';
import type { Machine } from '../machine.ts';
import type { SlotBanner } from './slot-view.ts';

interface BannerProps {
  banner: SlotBanner;
  machine: Machine;
  pays(units: number): string;
}

/** A golden angle apart: motes lie everywhere, and the same way for everybody. */
const GOLDEN_DEGREES = 137.508;
const MOTES = 16;

/** Written large over the reels: free spins begin, with the scatter that opened them or the symbol drawn for them. */
export function Banner({ banner, machine, pays }: BannerProps): ReactNode {
  const { text } = useWords();
  const words =
    banner.kind === 'free'
      ? text(banner.more ? 'slot.freeMore' : 'slot.free', { spins: String(banner.spins) })
      : banner.kind === 'freeOver'
        ? text('slot.freeSum', { win: pays(banner.pays) })
        : text('slot.largest');
  const opens = banner.kind === 'free' && !banner.more;
  const shown =
    banner.kind === 'free' && banner.symbol !== undefined
      ? machine.symbols[banner.symbol]
      : machine.symbols.find(({ role }) => role === 'scatter');
  return (
    <div className="slot-banner" data-kind={banner.kind} data-opens={opens || undefined}>
      {opens && (
        <div className="slot-motes">
          {Array.from({ length: MOTES }, (_, index) => (
            <i
              key={`mote-${String(index)}`}
              style={
                {
                  '--angle': `${(index * GOLDEN_DEGREES) % 360}deg`,
                  '--far': `${7 + (index % 5) * 2.4}rem`,
                  '--late': `${(index % 8) * 60}ms`,
                } as CSSProperties
              }
            />
          ))}
        </div>
      )}
      {shown && banner.kind === 'free' && (
        <div className="slot-emblem" data-symbol={shown.name}>
          <i className="slot-symbol" />
        </div>
      )}
      <span>{words}</span>
    </div>
  );
}

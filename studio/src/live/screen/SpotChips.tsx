import type { LiveTable } from '@halley/contract';
import type { ReactNode } from 'react';
import { Chip, chipColour } from '../../chips/index.ts';
import { useWords } from '../../screen/index.ts';
import type { Layout } from './use-layout.ts';

/** My chips on a spot: what was bet, and what only lies there. */
export function OwnChips({ layout, spot }: { layout: Layout; spot: string }): ReactNode {
  const { limits, placed, laid } = layout;
  if (placed[spot] === undefined && laid[spot] === undefined) return null;
  return (
    <span className="live-chips">
      {[placed[spot], laid[spot]].map(
        (part, at) =>
          part !== undefined && (
            <span key={at === 0 ? 'placed' : 'laid'} className="live-chip" data-laid={at === 1 || undefined}>
              <Chip amount={BigInt(part)} colour={chipColour(BigInt(part), limits)} />
            </span>
          ),
      )}
    </span>
  );
}

/** How many have bet on a spot, and what they have in this currency. */
export function EverybodysChips({ state, spot }: { state: LiveTable | undefined; spot: string }): ReactNode {
  const { whole, money } = useWords();
  const lies = lyingOn(state, spot, useWords().currency);
  if (!lies) return null;
  return (
    <span className="live-everybody" aria-hidden="true">
      <svg viewBox="0 0 12 12" fill="currentColor" aria-hidden="true">
        <circle cx="6" cy="3.4" r="2.4" />
        <path d="M1.4 11c.3-2.9 2-4.4 4.6-4.4s4.3 1.5 4.6 4.4Z" />
      </svg>
      {whole(lies.players)}
      {lies.cents > 0 && <span className="live-everybody-sum">{` · ${money(lies.cents)}`}</span>}
    </span>
  );
}

/** A spot in words: what it is, what it pays, what lies on it. */
export function useSpotName(state: LiveTable | undefined, layout: Layout) {
  const { text, money, whole, currency } = useWords();
  return ({ spot, name, pays }: { spot: string; name: string; pays: string }): string => {
    const mine = (layout.placed[spot] ?? 0) + (layout.laid[spot] ?? 0);
    const lies = lyingOn(state, spot, currency);
    return [
      text('live.spot', { spot: name, pays }),
      ...(mine > 0 ? [text('live.spot.mine', { amount: money(mine) })] : []),
      ...(lies ? [text('live.spot.all', { count: whole(lies.players), amount: money(lies.cents) })] : []),
    ].join(', ');
  };
}

function lyingOn(state: LiveTable | undefined, spot: string, currency: string) {
  const lying = state?.bets.spots.find((each) => each.spot === spot);
  if (!lying) return undefined;
  return { players: lying.players, cents: lying.sums.find((sum) => sum.currency === currency)?.cents ?? 0 };
}

import type { ReactNode } from 'react';
import { PlayingCard } from '../../cards/screen/index.ts';
import { useWords } from '../../screen/index.ts';
import { totalOf } from '../coup.ts';
import { type BaccaratEvent, spotNames } from '../rules.ts';

/** Both hands as far as they have been told. */
export function Hands({ told }: { told: readonly BaccaratEvent[] }): ReactNode {
  const settled = told.find((event) => event.type === 'settled');
  return (
    <div className="baccarat-hands">
      {(['player', 'banker'] as const).map((side) => (
        <Hand key={side} side={side} told={told} won={settled?.result === side} />
      ))}
    </div>
  );
}

interface HandProps {
  side: 'player' | 'banker';
  told: readonly BaccaratEvent[];
  won: boolean;
}

function Hand({ side, told, won }: HandProps): ReactNode {
  const { text } = useWords();
  const cards = told.flatMap((event) => (event.type === 'dealt' && event.side === side ? [event.card] : []));
  return (
    <section className="baccarat-hand" data-side={side} data-won={won || undefined} aria-label={text(spotNames[side])}>
      <p className="baccarat-side">
        {text(spotNames[side])}
        <span className="baccarat-total">{cards.length > 0 ? totalOf(cards) : '·'}</span>
      </p>
      <div className="baccarat-cards">
        {cards.map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: of eight packs the same card may come twice; places do not change
          <PlayingCard key={`${at} ${card}`} card={card} className="card-arrives" />
        ))}
      </div>
    </section>
  );
}

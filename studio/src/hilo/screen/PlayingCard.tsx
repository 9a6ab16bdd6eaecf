import type { ReactNode } from 'react';
import type { MessageKey } from '../../messages/index.ts';
import { useWords } from '../../screen/words.tsx';
import { rankOf, suitOf } from '../rules.ts';

const suits: { sign: string; name: MessageKey; red: boolean }[] = [
  {
    sign: 'M12 3C9 8 4 10.5 4 14.5a4 4 0 0 0 7 2.6V21h2v-3.9a4 4 0 0 0 7-2.6C20 10.5 15 8 12 3Z',
    name: 'hilo.suit.0',
    red: false,
  },
  {
    sign: 'M12 20.5C6 16 3.5 13 3.5 9.4A4.7 4.7 0 0 1 12 6.7a4.7 4.7 0 0 1 8.5 2.7C20.5 13 18 16 12 20.5Z',
    name: 'hilo.suit.1',
    red: true,
  },
  { sign: 'M12 2.5 19 12l-7 9.5L5 12Z', name: 'hilo.suit.2', red: true },
  {
    sign: 'M12 3a4 4 0 0 0-3.6 5.8A4 4 0 1 0 11 16v5h2v-5a4 4 0 1 0 2.6-7.2A4 4 0 0 0 12 3Z',
    name: 'hilo.suit.3',
    red: false,
  },
];
const letters: Record<number, string> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };

export function rankText(card: number): string {
  const rank = rankOf(card);
  return letters[rank] ?? String(rank);
}

/** A card of the row; its name is for those who hear it. */
export function PlayingCard({ card, look }: { card: number; look: 'large' | 'small' | 'wrong' }): ReactNode {
  const { text } = useWords();
  const { sign, name, red } = suits[suitOf(card)] as (typeof suits)[number];
  return (
    <span className="hilo-card" data-look={look} data-red={red || undefined}>
      <span className="sr-only">{text('hilo.card', { rank: rankText(card), suit: text(name) })}</span>
      <span aria-hidden="true" className="hilo-rank">
        {rankText(card)}
      </span>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={sign} />
      </svg>
    </span>
  );
}

/** The pack: where the next card comes from. */
export function CardBack(): ReactNode {
  return (
    <span className="hilo-card" data-look="back" aria-hidden="true">
      <svg viewBox="0 0 48 64" aria-hidden="true">
        <circle cx="24" cy="32" r="10" />
        <ellipse cx="24" cy="32" rx="19" ry="7" transform="rotate(-18 24 32)" />
        <circle cx="40" cy="25" r="2.2" className="hilo-dot" />
      </svg>
    </span>
  );
}

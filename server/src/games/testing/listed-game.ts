import type { ListedGame } from '../catalogue/list-in-catalogue.ts';

/** A game of another studio that is whole with its name alone. */
export function aListedGame(identifier: string, change: Partial<ListedGame> = {}): ListedGame {
  const [producer = '', name = ''] = identifier.split('/');
  return {
    identifier,
    producer: { id: producer, title: titleOf(producer) },
    title: titleOf(name),
    seoTitle: name,
    kind: 'slot',
    launch: 'provider',
    releasedAt: new Date('2026-01-01'),
    currencies: { FUN: {}, EUR: { stakeMin: 10n, stakeMax: 10_000n, winMax: 5_000_000n } },
    ...change,
  };
}

function titleOf(name: string): string {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

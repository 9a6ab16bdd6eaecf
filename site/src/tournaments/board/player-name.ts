import type { Say } from '../../i18n/index.ts';

interface Named {
  nickname: string | null;
  number?: number | undefined;
}

/** Masked names are often alike, and who has chosen none is only a mask: the number of the entry tells them apart. */
export function playerName({ nickname, number }: Named, say: Say): string {
  const letters = nickname?.replaceAll('*', '').trim() ? nickname : null;
  if (number === undefined) return letters ?? say('tournaments.board.anonymous');
  return letters
    ? say('tournaments.board.named', { name: letters, number })
    : say('tournaments.board.nameless', { number });
}

import { type Currency, currencies, isCurrency, type Winner, wireCents } from '@halley/contract';
import type { Database } from '../../kit/index.ts';
import { pictureOf } from '../catalogue/game-on-the-wire.ts';
import type { Look } from '../catalogue/handlers.ts';
import { maskNickname } from './mask-nickname.ts';
import { listWinners, type StoredWinner } from './winner-store.ts';

export interface WinnersPorts {
  database: Database;
  nicknames(playerIds: number[]): Promise<Map<number, string | null>>;
}

/** The latest wins in games that are shown to this visitor, newest first. Names are those of today, masked. */
export async function listLatestWinners(
  { database, nicknames }: WinnersPorts,
  { catalogue, shows }: Pick<Look, 'catalogue' | 'shows'>,
): Promise<Winner[]> {
  const winners = await listWinners(database);
  const names = await nicknames([...new Set(winners.map((winner) => winner.playerId))]);
  const shown = new Set<string>();
  return winners.flatMap((winner): Winner[] => {
    const game = catalogue.byIdentifier.get(winner.game);
    if (!game || !shows(game) || !isCurrency(winner.currency)) return [];
    const nickname = maskNickname(names.get(winner.playerId));
    // Two players who are masked alike may have won the same: a row that looks like another says nothing.
    const looks = `${nickname} ${winner.game} ${winner.win} ${winner.currency}`;
    if (shown.has(looks)) return [];
    shown.add(looks);
    return [
      {
        at: Math.floor(winner.at.getTime() / 1000),
        bet_amount_cents: wireCents(winner.stake),
        win_amount_cents: wireCents(winner.win),
        currency: winner.currency,
        game_identifier: game.identifier,
        game_title: game.title,
        game_table_url: `/play/${game.provider}/${game.seoTitle}`,
        game_table_image_path: pictureOf(game),
        humanized_win: humanized(winner, winner.currency),
        nickname,
      },
    ];
  });
}

/** "12.50 EUR", whole subunits, for screens that cannot format money themselves. */
function humanized({ win }: StoredWinner, currency: Currency): string {
  const { subunits } = currencies[currency];
  const digits = String(subunits).length - 1;
  const text = win.toString().padStart(digits + 1, '0');
  if (digits === 0) return `${text} ${currency}`;
  const fraction = text.slice(-digits);
  // Coins have eight digits, and the last ones are mostly zeros.
  const shown = digits > 2 ? fraction.replace(/0+$/, '').padEnd(2, '0') : fraction;
  return `${text.slice(0, -digits)}.${shown} ${currency}`;
}

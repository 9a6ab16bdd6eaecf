import { type CashoutOutlook, type Currency, groupIdsOf, type Player, wireCents } from '@halley/contract';
import { invariant } from '../../kit/index.ts';
import { readWallets } from '../../wallet/index.ts';
import { missingFor } from '../missing-for.ts';
import type { PaymentsPorts } from '../ports.ts';
import { readUnplayed, readUsualMinutes } from './cashout-store.ts';
import { warningsIn } from './withdraw-warnings.ts';

const lookBackMs = 28 * 24 * 60 * 60 * 1000;
const fewestToTell = 5;

/** What can be withdrawn, what stays and why, and everything that is still missing: told before a request is made (PP-19). */
export async function readCashoutOutlook(
  ports: PaymentsPorts,
  { player, currency }: { player: Player; currency: Currency },
): Promise<CashoutOutlook> {
  const { database, clock } = ports;
  const since = new Date(clock.now().getTime() - lookBackMs);
  const [wallets, standings, usualMinutes, warnings, unplayed] = await Promise.all([
    readWallets(database, player.id),
    ports.standingsOf(database, [player.id]),
    readUsualMinutes(database, { currency, since, fewest: fewestToTell }),
    ports.documents.read('manage-withdraw-config'),
    readUnplayed(database, { playerId: player.id, currency, now: clock.now() }),
  ]);
  const wallet = wallets.find((one) => one.currency === currency);
  const standing = standings.get(player.id);
  invariant(standing, 'a player stands somewhere');
  const { cash = 0n, bonus = 0n, reserved = 0n } = wallet ?? {};
  const withheld = [
    { reason: 'bonus' as const, amount: bonus },
    { reason: 'reserved' as const, amount: reserved },
  ].filter(({ amount }) => amount > 0n);
  return {
    currency,
    available_cents: wireCents(cash),
    withheld: withheld.map(({ reason, amount }) => ({ reason, amount_cents: wireCents(amount) })),
    missing: [
      ...missingFor(player, { action: 'cashout', currency }),
      ...(ports.mayPlayForReal(standing) ? [] : ['verification']),
    ],
    warnings: warningsIn(warnings, { ...player, groups: groupIdsOf(player.statuses) }),
    // No more than there is: what was paid out meanwhile needs no word.
    unplayed_cents: wireCents(unplayed < cash ? unplayed : cash),
    recallable: ports.mayReverse(standing.licence),
    usual_minutes: usualMinutes,
  };
}

import { formatAmount } from '@halley/contract';
import { findPartner } from '../partner-store.ts';
import { playersOf } from '../player-store.ts';
import type { PartnersPorts } from '../ports.ts';
import { hooksFor } from '../postbacks/postback-store.ts';
import { queuePostback } from '../postbacks/queue-postbacks.ts';
import { addFigures, noFigures } from '../terms/share-of.ts';
import { convertFigures, ledgerDays, ratesOf } from './ledger-days.ts';
import { dayAfter, dayOf } from './months.ts';

/** Tells partners who want it what their players came to the day before: stakes less wins and gifts. Once for a day. */
export async function tellDays(ports: Pick<PartnersPorts, 'database' | 'clock' | 'sealer'>): Promise<void> {
  const until = dayOf(ports.clock.now());
  const day = dayAfter(until, -1);
  for (const hook of await hooksFor(ports.database, 'ngr_day')) {
    await ports.database.tx(async (tx) => {
      const partner = await findPartner(tx, hook.partnerId);
      if (partner?.state !== 'active') return;
      const players = (await playersOf(tx, partner.id)).filter(({ ownBecause }) => ownBecause === null);
      const playerIds = players.map(({ playerId }) => playerId);
      const quote = (await ratesOf(tx, [day])).get(day);
      const { stakes, wins, bonus, corrections } = (await ledgerDays(tx, { playerIds, from: day, until }))
        .map((one) => (quote ? convertFigures(quote, one, { from: one.currency, to: partner.currency }) : one))
        .reduce(addFigures, noFigures);
      const amount = stakes - wins + corrections - bonus;
      const sign = amount < 0n ? '-' : '';
      await queuePostback(ports, tx, {
        hook,
        partner,
        mark: day,
        player: null,
        amount: `${sign}${formatAmount(amount < 0n ? -amount : amount, partner.currency)}`,
        currency: partner.currency,
        day,
      });
    });
  }
}

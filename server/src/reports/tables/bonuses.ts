import type { Currency } from '@halley/contract';
import { readPromotionCosts } from '../../bonuses/index.ts';
import { versionsOf } from '../../promotions/index.ts';
import { readDaySums, readHouseDaySums } from '../../wallet/index.ts';
import { financeRows } from './finance-rows.ts';
import { momentsOf } from './payments.ts';
import type { Report, Row } from './report.ts';

/** What each promotion cost; the last line of a currency makes its sum the ledger's. */
export const bonuses: Report = {
  title: 'Bonus cost by promotion',
  columns: () => [
    { key: 'promotion', head: 'Promotion', kind: 'text' },
    { key: 'gifts', head: 'Gifts', kind: 'count' },
    { key: 'issued', head: 'Given as bonus', kind: 'money' },
    { key: 'converted', head: 'Became own money', kind: 'money' },
    { key: 'forfeited', head: 'Came back', kind: 'money' },
    { key: 'cost', head: 'Cost', kind: 'money' },
  ],
  rows: async (db, asked) => {
    const [costs, days, house] = [
      await readPromotionCosts(db, { ...momentsOf(asked), currency: asked.currency }),
      await readDaySums(db, asked),
      await readHouseDaySums(db, asked),
    ];
    const wanted = costs.flatMap(({ promotionId, version }) =>
      promotionId === null ? [] : [{ promotionId, version: version ?? 1 }],
    );
    const titles = new Map((await versionsOf(db, wanted)).map(({ id, rule }) => [id, rule.texts.en.title]));
    const ofGifts = costs.map(({ promotionId, currency, gifts, issued, converted, forfeited }): Row => {
      const promotion =
        promotionId === null ? 'Gifts by hand' : (titles.get(promotionId) ?? `Promotion ${promotionId}`);
      return { currency, cells: { promotion, gifts, issued, converted, forfeited, cost: issued - forfeited } };
    });
    const ledger = new Map<Currency | null, bigint>();
    for (const { currency, cells } of financeRows(asked, { days, house })) {
      ledger.set(currency, (ledger.get(currency) ?? 0n) + BigInt(cells.bonus_cost ?? 0));
    }
    const rest = [...ledger].flatMap(([currency, cost]): Row[] => {
      const explained = ofGifts
        .filter((row) => row.currency === currency)
        .reduce((sum, { cells }) => sum + BigInt(cells.cost ?? 0), 0n);
      const cells = { promotion: 'Prizes, cashback, points and free bets', gifts: null, issued: null, converted: null };
      return cost === explained ? [] : [{ currency, cells: { ...cells, forfeited: null, cost: cost - explained } }];
    });
    return [...ofGifts, ...rest].sort((one, other) => ((one.currency ?? '') < (other.currency ?? '') ? -1 : 1));
  },
  notes: [
    'Cost is what the account of bonus cost gave less what came back: the same as in the report of finance. What became own money was given before.',
  ],
};

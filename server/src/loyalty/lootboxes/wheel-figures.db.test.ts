import { describe, expect, test } from 'vitest';
import { sharedLimitedHouse } from '../../../../test/limited-house.ts';
import { embeddedRates } from '../../config/index.ts';
import { makeLive } from '../../promotions/testing/make-live.ts';
import { aGrant } from '../testing/a-box.ts';
import { aWheel } from '../testing/a-wheel.ts';
import { wheelFigures } from './wheel-figures.ts';

const limited = sharedLimitedHouse();

describe('what a desk sees of wheels', () => {
  test('how many, what they should have given, what they gave, and whether that fits', async () => {
    const items = [
      { weight: 1, prize: { type: 'cash' as const, amount: { EUR: 100 } } },
      { weight: 3, prize: null },
    ];
    const promotionId = await makeLive(limited, aWheel({}, items));
    const player = await limited.player();
    const due = [
      { weight: 1, prize: { type: 'cash' as const, amount: 100n, why: 'promotion' as const } },
      { weight: 3, prize: null },
    ];
    const grants = Array.from({ length: 60 }, () => ({ ...aGrant(player, due, 'wheel'), promotionId }));
    await limited.database.tx((tx) => limited.house.loyalty.giveLootboxes(tx, grants));
    const boxes: { id: number }[] = (await player.call('GET', '/api/player/lootboxes')).json();
    let won = 0;
    for (const { id } of boxes.slice(0, 40)) {
      const opened = await player.call('POST', `/api/player/lootboxes/${id}/activation`);
      if (opened.json().drawn_item === 0) won += 1;
    }
    const quotes = (await embeddedRates.read()).inEuro;
    const figures = await wheelFigures({ ...limited.house, clock: limited.clock }, limited.database, quotes);
    const own = figures.find(({ promotion_id }) => promotion_id === promotionId);
    expect(own).toMatchObject({
      issued: 60,
      opened: 40,
      currency: 'EUR',
      // 40 × 0.25 × 1.00, give or take √(40 × 0.25 × 0.75).
      expected_cents: 1_000,
      actual_cents: won * 100,
      deviation_cents: 274,
      items: [
        { title: '1 EUR', weight: 1, of: 4, given: won },
        { title: 'Nothing', weight: 3, of: 4, given: 40 - won },
      ],
    });
    expect(own?.fit).toBeGreaterThan(0);
    expect(own?.fit).toBeLessThanOrEqual(1);
  });
});

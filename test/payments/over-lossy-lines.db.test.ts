import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type HouseWithSandbox, houseWithSandbox } from './house-with-sandbox.ts';
import type { Loss } from './lossy-line.ts';

/** Messages are lost and programs are killed, at every place between house and provider. */
let stage: HouseWithSandbox;
beforeAll(async () => {
  stage = await houseWithSandbox();
});
afterEach(() => {
  stage.toHouse.lose('none');
  stage.toPay.lose('none');
});
afterAll(() => stage.end());

const iban = { fields: { iban: 'DE89370400440532013000' } };

describe('a deposit', () => {
  test.each(['request', 'answer'] as const)('whose begin is lost (%s) is begun once, later', async (loss) => {
    const player = await stage.player('EUR');
    stage.toPay.lose(loss);
    const { id, page, reference } = await player.deposit('ecopayz', '25.00');
    expect([page, await stage.stateOf(id)]).toEqual(['', 'pending']);
    stage.toPay.lose('none');
    await stage.house.payments.mind(id);
    expect(await stage.decide(reference, 'approve')).toBe(303);
    await stage.settled(id, 'succeeded');
    expect(await player.balance()).toEqual({ cash: 2_500n, reserved: 0n });
  });

  test.each(['request', 'answer'] as const)(
    'whose callback is lost (%s) is told again until it is heard',
    async (loss) => {
      const player = await stage.player('EUR');
      const { id, page } = await player.deposit('bank_transfer', '25.00');
      let lost = 0;
      stage.toHouse.lose(() => (lost++ < 3 ? loss : 'none'));
      await stage.press(page, { outcome: 'double' });
      await stage.settled(id, 'succeeded');
      await expect.poll(() => lost, { timeout: 20_000 }).toBeGreaterThan(3);
      expect(await player.balance()).toEqual({ cash: 2_500n, reserved: 0n });
    },
  );

  test('whose provider is killed before the callback was heard is credited when it is back', async () => {
    const player = await stage.player('EUR');
    const { id, page } = await player.deposit('bank_transfer', '25.00');
    stage.toHouse.lose('request');
    await stage.press(page, { outcome: 'approve' });
    await stage.pay.kill();
    stage.toHouse.lose('none');
    // Asking does not help while nobody is there, and harms nothing.
    await stage.house.payments.mind(id);
    expect(await player.balance()).toEqual({ cash: 0n, reserved: 0n });
    await stage.pay.start();
    await stage.settled(id, 'succeeded');
    expect(await player.balance()).toEqual({ cash: 2_500n, reserved: 0n });
  });

  test('whose provider is killed in the middle of the callback, after the house has booked it, is credited once', async () => {
    const player = await stage.player('EUR');
    const { id, page } = await player.deposit('bank_transfer', '25.00');
    stage.toHouse.lose('answer');
    await stage.press(page, { outcome: 'approve' });
    await stage.settled(id, 'succeeded');
    await stage.pay.kill();
    stage.toHouse.lose('none');
    await stage.pay.start();
    await stage.house.payments.mind(id);
    expect(await player.balance()).toEqual({ cash: 2_500n, reserved: 0n });
  });

  test('that was begun while the provider was away waits for it', async () => {
    const player = await stage.player('EUR');
    await stage.pay.kill();
    const { id, page, reference } = await player.deposit('ecopayz', '25.00');
    expect(page).toBe('');
    await stage.house.payments.mind(id);
    expect(await stage.stateOf(id)).toBe('pending');
    await stage.pay.start();
    await stage.house.payments.mind(id);
    expect(await stage.decide(reference, 'silent')).toBe(303);
    await stage.house.payments.mind(id);
    expect(await player.balance()).toEqual({ cash: 2_500n, reserved: 0n });
  });
});

describe('a cashout', () => {
  test.each(['request', 'answer'] as const)('whose sending is lost (%s) is sent once', async (loss) => {
    const player = await stage.player('EUR', 10_000n);
    stage.toPay.lose(loss);
    const { id, reference } = await player.cashout('bank_transfer', '40.00', iban);
    expect(await stage.stateOf(id)).toBe('processing');
    expect(await player.balance()).toEqual({ cash: 6_000n, reserved: 4_000n });
    stage.toPay.lose('none');
    await Promise.all([1, 2, 3].map(() => stage.house.payments.mind(id)));
    await stage.settled(id, 'succeeded');
    expect(await player.balance()).toEqual({ cash: 6_000n, reserved: 0n });
    const page = await (await fetch(`${stage.pay.url}/`)).text();
    expect(page.split(`data-reference="${reference}"`)).toHaveLength(2);
  });

  test('whose provider is killed while it has the money is paid or given back, not both', async () => {
    const player = await stage.player('EUR', 10_000n);
    const { id, reference } = await player.cashout('bank_transfer', '40.07', iban);
    await stage.pay.kill();
    await stage.house.payments.mind(id);
    expect(await player.balance()).toEqual({ cash: 5_993n, reserved: 4_007n });
    await stage.pay.start();
    stage.toHouse.lose('request');
    await stage.decide(reference, 'decline');
    await stage.pay.kill();
    stage.toHouse.lose('none');
    await stage.pay.start();
    await stage.settled(id, 'declined');
    expect(await player.balance()).toEqual({ cash: 10_000n, reserved: 0n });
  });
});

/** Always the same storm: a generator of our own, seeded. */
function createDice(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % limit;
  };
}

test('forty deposits and twenty cashouts in a storm: every one ends as the provider’s own book says', async () => {
  const dice = createDice(1986);
  const loss = (): Loss => (['none', 'none', 'none', 'request', 'answer'] as const)[dice(5)] as Loss;
  stage.toHouse.lose(loss);
  stage.toPay.lose(loss);
  const outcomes = ['approve', 'decline', 'cancel', 'late', 'double', 'silent', 'reorder', 'forged'];
  const players = await Promise.all(Array.from({ length: 6 }, () => stage.player('EUR', 100_000n)));
  const begun: { id: number; reference: string; kind: 'deposit' | 'cashout' }[] = [];
  for (let round = 0; round < 10; round++) {
    const six = await Promise.all(
      players.map(async (player, place) => {
        const isDeposit = place < 4;
        const payment = isDeposit
          ? await player.deposit('bank_transfer', `${20 + dice(50)}.00`)
          : await player.cashout('bank_transfer', `2${dice(10)}.0${[0, 1, 2, 3, 7][dice(5)]}`, iban);
        if (isDeposit && payment.page) {
          await stage.press(payment.page.replace(stage.toPay.url, stage.pay.url), {
            outcome: outcomes[dice(outcomes.length)] as string,
          });
        }
        return { ...payment, kind: isDeposit ? ('deposit' as const) : ('cashout' as const) };
      }),
    );
    begun.push(...six);
    if (round === 4) {
      await stage.pay.kill();
      await stage.pay.start();
    }
  }
  stage.toHouse.lose('none');
  stage.toPay.lose('none');
  const readBook = async () => {
    const page = await (await fetch(`${stage.pay.url}/`)).text();
    const rows = page.matchAll(/data-reference="([^"]+)" data-status="(\w+)"/g);
    return new Map([...rows].map(([, reference = '', status = '']) => [reference, status]));
  };
  // What was lost on the way is sent once more.
  for (const { id } of begun) await stage.house.payments.mind(id);
  // What is still open is decided at the provider, which says nothing: the house must ask.
  for (const [reference, status] of await readBook()) {
    if (status === 'processing') await stage.decide(reference, 'silent');
  }
  for (const { id } of begun) await stage.house.payments.mind(id);
  const theirs = await readBook();
  const known = begun.filter(({ reference }) => theirs.has(reference));
  expect(known.length).toBeGreaterThan(20);
  for (const { id, reference } of known) {
    expect([reference, await stage.stateOf(id)]).toEqual([reference, theirs.get(reference)]);
  }
  const { rows } = await stage.database.query(
    `select p.player_id, sum(case when state <> 'succeeded' then 0 when action = 'deposit' then amount else -amount end)::text as moved
     from payments_payment p where player_id = any($1::bigint[]) group by player_id`,
    [players.map(({ id }) => id)],
  );
  for (const player of players) {
    const moved = BigInt(rows.find(({ player_id }) => Number(player_id) === player.id)?.moved ?? 0);
    expect(await player.balance()).toEqual({ cash: 100_000n + moved, reserved: 0n });
  }
  expect(await stage.differences()).toEqual([]);
});

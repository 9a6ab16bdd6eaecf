import { describe, expect, test } from 'vitest';
import { hasCardNumber, refuseCardNumbers } from './refuse-card-numbers.ts';

describe('card numbers never come in', () => {
  test.each([
    '4111111111111111',
    '4111 1111 1111 1111',
    '4111-1111-1111-1111',
    'card 5555555555554444 exp 12/30',
    '378282246310005',
    '6304000000000000',
    '30569309025904',
    4111111111111111,
    { deep: [{ deeper: '4111111111111111' }] },
    { '4111111111111111': 'x' },
  ])('%j is one', (value) => {
    expect(hasCardNumber(value)).toBe(true);
  });

  test.each([
    '4111111111111112',
    'DE89370400440532013000',
    'NO9386011117947',
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '1234567890',
    '123456789012345678901234',
    '',
    null,
    true,
    {},
  ])('%j is none', (value) => {
    expect(hasCardNumber(value)).toBe(false);
  });

  test('ids of saved cards and of accounts used before pass, though every tenth of them looks like one', () => {
    const ids = Array.from({ length: 200 }, (_, index) => String(248_000_000_000_000 + index));
    expect(ids.some(hasCardNumber)).toBe(true);
    for (const id of ids) {
      expect(() => refuseCardNumbers({ saved_profile_id: id, fields: { destination_id: id } })).not.toThrow();
    }
    expect(() => refuseCardNumbers({ fields: { destination_id: '7', iban: '4111111111111111' } })).toThrow(
      expect.objectContaining({ code: 'fields.invalid', details: { fields: ['fields'] } }),
    );
  });

  test('a request that carries one is refused by the name of its field', () => {
    expect(() => refuseCardNumbers({ amount: '4111111111111111', fields: { a: 'b' } })).not.toThrow();
    expect(() => refuseCardNumbers({ offer_id: 'offer-378282246310005' })).not.toThrow();
    expect(() => refuseCardNumbers({ note: '4111111111111111' })).toThrow(
      expect.objectContaining({ code: 'fields.invalid', details: { fields: ['note'] } }),
    );
    expect(() => refuseCardNumbers({ '4111111111111111': 1 })).toThrow(
      expect.objectContaining({ details: { fields: ['fields'] } }),
    );
  });
});

import { expect, test } from 'vitest';
import { createMemberSealer, sealSecret } from './member-secret.ts';

const key = 'cd'.repeat(32);

test('a secret sealed before envelopes had a version opens, for its member alone, also after the key has changed', () => {
  const kept = Buffer.from(
    '996c15fc3157922c53bf8de812a6b580c2259d75b7e9a545a4bc45c9f5425d90846d8060c9b94d0990a089a1',
    'hex',
  );
  for (const sealer of [createMemberSealer([key]), createMemberSealer(['ef'.repeat(32), key])]) {
    expect(sealer.open(kept, '7')?.toString()).toBe('JBSWY3DPEHPK3PXP');
    expect(sealer.open(kept, '8')).toBeUndefined();
  }
  expect(createMemberSealer(['ef'.repeat(32)]).open(kept, '7')).toBeUndefined();
});

test('a secret is sealed for one member', () => {
  const sealer = createMemberSealer([key]);
  const sealed = sealSecret({ sealer }, 7, 'JBSWY3DPEHPK3PXP');
  expect(sealer.open(sealed, '7')?.toString()).toBe('JBSWY3DPEHPK3PXP');
  expect(sealer.open(sealed, '8')).toBeUndefined();
});

import { expect, test, vi } from 'vitest';
import { readStored } from '../../storage/index.ts';
import { type SlipLeg, slip } from './slip-store.ts';

const leg = (): SlipLeg => ({
  fixture: 11,
  market: '1x2;period=ft',
  outcome: 'home',
  price: 2_000,
  fixtureName: 'North Anchors – South Kestrels',
  marketTitle: 'Result',
  outcomeTitle: 'North Anchors',
});

test('[SPORT-47] another load of the page finds the slip as it was left, and nothing once it is cleared', async () => {
  slip.toggle(leg());
  slip.change({ stake: '5' });
  vi.resetModules();
  const { slip: again } = await import('./slip-store.ts');
  expect(again).not.toBe(slip);
  expect(again.read()).toEqual(slip.read());
  expect(again.read()).toMatchObject({ legs: [leg()], stake: '5', tab: 'single' });
  again.clear();
  expect(readStored('sportSlip')).toBeNull();
});

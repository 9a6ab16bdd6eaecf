import { expect, test, vi } from 'vitest';
import { readStored } from '../../storage/index.ts';
import { slip } from './slip-store.ts';
import { aSlipLeg } from './testing/a-slip.ts';

const leg = () => aSlipLeg();

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

import { expect, test } from 'vitest';
import { shared } from '../kit/testing/shared.ts';
import { testHomes } from '../kit/testing/test-homes.ts';
import { createDocuments, embeddedRates, storedRates, writeDocument, writeRates } from './index.ts';

const made = shared(
  () => testHomes({ homes: 4 }),
  ({ drop }) => drop(),
);

test('[RUN-32] what an operator writes in the house is read within a transaction of any home', async () => {
  const { house } = made.homes;
  const at = new Date('2026-11-20T12:00:00Z');
  const documents = createDocuments({ database: house, clock: { now: () => at }, trustedMs: 0, staleMs: 0 });
  const rates = storedRates({ database: house, trustedMs: 0, staleMs: 0 });
  const inEuro = { ...(await embeddedRates.read()).inEuro, USD: 0.87 };
  await house.tx(async (tx) => {
    await writeDocument(tx, { name: 'providers-config', content: { aurora: 'all' }, by: 'ada', at });
    await writeRates(tx, { source: 'a feed', at: at.toISOString(), in_euro: inEuro }, rulesAt(at));
  });
  for (const home of made.homes.all()) {
    const [document, quote] = await home.tx(async (tx) => [
      await documents.read('providers-config', tx),
      await rates.read(tx),
    ]);
    expect(document).toEqual({ aurora: 'all' });
    expect(quote).toMatchObject({ inEuro: { USD: 0.87 } });
  }
});

const rulesAt = (now: Date) => ({ mostJump: 1.25, force: false, now, by: 'ada' });

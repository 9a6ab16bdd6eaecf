import { userInfo } from 'node:os';
import { RatesRefused, readFeed, readQuote, writeRates } from '../server/src/config/index.ts';
import { readSettings } from '../server/src/kit/index.ts';
import { withDatabase } from './with-database.ts';

/**
 * `npm run rates -- show`: the exchange rates that hold, who said so and when.
 * `npm run rates -- load FILE_OR_URL [--force]`: takes a table; `--force` lets a jump through that somebody has looked at.
 */
const [command, place, ...flags] = process.argv.slice(2);
const force = flags.includes('--force');
if (!(command === 'show' || (command === 'load' && place)) || flags.some((flag) => flag !== '--force')) {
  console.error('Use: npm run rates -- show, or: npm run rates -- load FILE_OR_URL [--force]');
  process.exitCode = 2;
} else {
  await withDatabase(async (database) => {
    if (command === 'show') {
      const { source, at, inEuro } = await readQuote(database);
      console.log(JSON.stringify({ source, at: at.toISOString(), in_euro: inEuro }, null, 2));
      return;
    }
    try {
      const given = await readFeed(place as string);
      const rules = { mostJump: readSettings(process.env).ratesMostJump, force, now: new Date() };
      const written = await database.tx((tx) => writeRates(tx, given, { ...rules, by: userInfo().username }));
      console.log(`The rates are ${written}.`);
    } catch (error) {
      if (!(error instanceof RatesRefused)) throw error;
      console.error(`The rates were not taken: ${error.message}.`);
      process.exitCode = 1;
    }
  });
}

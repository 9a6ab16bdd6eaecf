import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { analyticsEvents } from '../contract/src/index.ts';
import { countEvents, csvHeader, exportEvents, toCsv, toNdjson } from '../server/src/telemetry/index.ts';
import { runCommand } from './command.ts';
import { withDatabase } from './with-database.ts';

const usage = `npm run analytics -- events                             the catalogue
npm run analytics -- count [--from DAY] [--until DAY]   how many of each were kept
npm run analytics -- export FILE [--from DAY] [--until DAY] [--event NAME]
                                                        CSV, or a JSON object a line where FILE ends in .ndjson

Days are of UTC, like 2026-11-15; --until is not included. Unset: everything up to now.
With DATABASE_URL on that database; else on the embedded one under DATA_DIR, running or not.`;

const day = /^\d{4}-(0[1-9]|1[0-2])-([0-2]\d|3[01])$/;

await runCommand({
  usage,
  options: { from: { type: 'string' }, until: { type: 'string' }, event: { type: 'string' } },
  async run([command, file, ...more], { from = '2000-01-01', until = '9999-01-01', event }) {
    if (more.length > 0 || !day.test(from) || !day.test(until)) return false;
    if (event !== undefined && !Object.hasOwn(analyticsEvents, event)) return false;
    if (command === 'events' && !file) {
      for (const [name, { consent, meaning }] of Object.entries(analyticsEvents))
        console.log(`${name}\t${consent}\t${meaning}`);
    } else if (command === 'count' && !file) {
      await withDatabase(
        async (database) => {
          for (const { name, times } of await countEvents(database, { from, until })) console.log(`${name}\t${times}`);
        },
        { onlyLooks: true },
      );
    } else if (command === 'export' && file) {
      await withDatabase(
        async (database) => {
          const asLine = file.endsWith('.ndjson') ? toNdjson : toCsv;
          const written = await database.tx(async (tx) => {
            const out = createWriteStream(file);
            await once(out, 'open');
            if (asLine === toCsv) out.write(csvHeader);
            let events = 0;
            for await (const one of exportEvents(tx, { from, until, ...(event && { name: event }) })) {
              events++;
              if (!out.write(asLine(one))) await once(out, 'drain');
            }
            out.end();
            await once(out, 'close');
            return events;
          });
          console.log(`${written} events are in ${file}.`);
        },
        { onlyLooks: true },
      );
    } else return false;
    return true;
  },
});

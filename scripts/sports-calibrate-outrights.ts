import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { competitions } from '../server/src/world/index.ts';
import { newTally, outrightsPage, type Tally, verdictOf } from '../sports/src/calibrate/index.ts';
import { calibrateSeason } from './calibrate-season.ts';

const help = `npm run sports:calibrate:outrights -- [--seasons N] [--only COMPETITION]

Plays whole seasons of every league and cup of the world, holds what was said of who wins and who is among the first against how they
ended, and writes docs/sports/outrights.md. Fails when a price was not true.
--seasons   of each competition, usually 400
`;

const { values: asked } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    seasons: { type: 'string', default: '400' },
    only: { type: 'string' },
  },
});
const seasons = Number(asked.seasons);
const chosen = competitions.filter(({ kind, id }) => kind !== 'races' && (!asked.only || id === asked.only));
if (asked.help || chosen.length === 0 || !Number.isInteger(seasons) || seasons < 1) {
  process.stdout.write(asked.help ? help : `Nothing fits.\n\n${help}`);
  process.exit(asked.help ? 0 : 2);
}

const tallies: [string, Tally][] = [];
let holds = true;
for (const competition of chosen) {
  const tally = newTally();
  for (let season = 1; season <= seasons; season += 1) {
    calibrateSeason(tally, competition, season, '5e'.repeat(32));
    if (season % Math.ceil(seasons / 10) === 0) process.stdout.write(`${competition.id}: ${season}\n`);
  }
  const { faults } = verdictOf(tally);
  for (const fault of faults.slice(0, 20)) process.stderr.write(`${competition.id}: ${fault}\n`);
  if (faults.length > 0) holds = false;
  tallies.push([competition.id, tally]);
}
if (!asked.only)
  writeFileSync(join(import.meta.dirname, '..', 'docs', 'sports', 'outrights.md'), outrightsPage(tallies));
process.stdout.write(holds ? 'Every price holds.\n' : '');
process.exitCode = holds ? 0 : 1;

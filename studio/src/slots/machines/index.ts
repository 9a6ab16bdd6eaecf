import { machineEntry } from '../machine-entry.ts';
import { amberCrown } from './amber-crown/machine.ts';
import { auroraExpress } from './aurora-express/machine.ts';
import { brassBells } from './brass-bells/machine.ts';
import { cherryComet } from './cherry-comet/machine.ts';
import { clockworkPlums } from './clockwork-plums/machine.ts';
import { cometRun } from './comet-run/machine.ts';
import { copperSevens } from './copper-sevens/machine.ts';
import { desertBloom } from './desert-bloom/machine.ts';
import { emberFox } from './ember-fox/machine.ts';
import { farLight } from './far-light/machine.ts';
import { fireflyGarden } from './firefly-garden/machine.ts';
import { frostWolf } from './frost-wolf/machine.ts';
import { gravityWell } from './gravity-well/machine.ts';
import { krakenDeep } from './kraken-deep/machine.ts';
import { lanternKoi } from './lantern-koi/machine.ts';
import { meteorRain } from './meteor-rain/machine.ts';
import { moonLotus } from './moon-lotus/machine.ts';
import { moonMeadow } from './moon-meadow/machine.ts';
import { nightMarket } from './night-market/machine.ts';
import { nightOwl } from './night-owl/machine.ts';
import { orreryGold } from './orrery-gold/machine.ts';
import { paperCranes } from './paper-cranes/machine.ts';
import { pearlDivers } from './pearl-divers/machine.ts';
import { perihelion } from './perihelion/machine.ts';
import { saltRoad } from './salt-road/machine.ts';
import { skyWhale } from './sky-whale/machine.ts';
import { starAtlas } from './star-atlas/machine.ts';
import { stormLighthouse } from './storm-lighthouse/machine.ts';
import { sunTemple } from './sun-temple/machine.ts';
import { teaHouse } from './tea-house/machine.ts';

/** Every machine. Adding one is a folder, a line here and one in `words.ts`. */
export const machineEntries = {
  'amber-crown': machineEntry(amberCrown),
  'aurora-express': machineEntry(auroraExpress),
  'brass-bells': machineEntry(brassBells),
  'cherry-comet': machineEntry(cherryComet),
  'clockwork-plums': machineEntry(clockworkPlums),
  'comet-run': machineEntry(cometRun),
  'copper-sevens': machineEntry(copperSevens),
  'desert-bloom': machineEntry(desertBloom),
  'ember-fox': machineEntry(emberFox),
  'far-light': machineEntry(farLight),
  'firefly-garden': machineEntry(fireflyGarden),
  'frost-wolf': machineEntry(frostWolf),
  'gravity-well': machineEntry(gravityWell),
  'kraken-deep': machineEntry(krakenDeep),
  'lantern-koi': machineEntry(lanternKoi),
  'meteor-rain': machineEntry(meteorRain),
  'moon-lotus': machineEntry(moonLotus),
  'moon-meadow': machineEntry(moonMeadow),
  'night-market': machineEntry(nightMarket),
  'night-owl': machineEntry(nightOwl),
  'orrery-gold': machineEntry(orreryGold),
  'paper-cranes': machineEntry(paperCranes),
  'pearl-divers': machineEntry(pearlDivers),
  perihelion: machineEntry(perihelion),
  'salt-road': machineEntry(saltRoad),
  'sky-whale': machineEntry(skyWhale),
  'star-atlas': machineEntry(starAtlas),
  'storm-lighthouse': machineEntry(stormLighthouse),
  'sun-temple': machineEntry(sunTemple),
  'tea-house': machineEntry(teaHouse),
};

export type MachineId = keyof typeof machineEntries;
export const machineIds = Object.keys(machineEntries) as MachineId[];

import { machineEntry } from './machine-entry.ts';
import { amberCrown } from './machines/amber-crown/machine.ts';
import { auroraExpress } from './machines/aurora-express/machine.ts';
import { brassBells } from './machines/brass-bells/machine.ts';
import { cherryComet } from './machines/cherry-comet/machine.ts';
import { clockworkPlums } from './machines/clockwork-plums/machine.ts';
import { cometRun } from './machines/comet-run/machine.ts';
import { copperSevens } from './machines/copper-sevens/machine.ts';
import { desertBloom } from './machines/desert-bloom/machine.ts';
import { emberFox } from './machines/ember-fox/machine.ts';
import { farLight } from './machines/far-light/machine.ts';
import { fireflyGarden } from './machines/firefly-garden/machine.ts';
import { frostWolf } from './machines/frost-wolf/machine.ts';
import { gravityWell } from './machines/gravity-well/machine.ts';
import { krakenDeep } from './machines/kraken-deep/machine.ts';
import { lanternKoi } from './machines/lantern-koi/machine.ts';
import { meteorRain } from './machines/meteor-rain/machine.ts';
import { moonLotus } from './machines/moon-lotus/machine.ts';
import { moonMeadow } from './machines/moon-meadow/machine.ts';
import { nightMarket } from './machines/night-market/machine.ts';
import { nightOwl } from './machines/night-owl/machine.ts';
import { orreryGold } from './machines/orrery-gold/machine.ts';
import { paperCranes } from './machines/paper-cranes/machine.ts';
import { pearlDivers } from './machines/pearl-divers/machine.ts';
import { perihelion } from './machines/perihelion/machine.ts';
import { saltRoad } from './machines/salt-road/machine.ts';
import { skyWhale } from './machines/sky-whale/machine.ts';
import { starAtlas } from './machines/star-atlas/machine.ts';
import { stormLighthouse } from './machines/storm-lighthouse/machine.ts';
import { sunTemple } from './machines/sun-temple/machine.ts';
import { teaHouse } from './machines/tea-house/machine.ts';
import type words from './machines/words.ts';

declare module '../messages/index.ts' {
  interface MessageKeys extends KeysOf<typeof words> {}
}

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

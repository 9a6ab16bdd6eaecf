import amberCrown from './amber-crown/words.json' with { type: 'json' };
import auroraExpress from './aurora-express/words.json' with { type: 'json' };
import brassBells from './brass-bells/words.json' with { type: 'json' };
import cherryComet from './cherry-comet/words.json' with { type: 'json' };
import clockworkPlums from './clockwork-plums/words.json' with { type: 'json' };
import cometRun from './comet-run/words.json' with { type: 'json' };
import copperSevens from './copper-sevens/words.json' with { type: 'json' };
import desertBloom from './desert-bloom/words.json' with { type: 'json' };
import emberFox from './ember-fox/words.json' with { type: 'json' };
import farLight from './far-light/words.json' with { type: 'json' };
import fireflyGarden from './firefly-garden/words.json' with { type: 'json' };
import frostWolf from './frost-wolf/words.json' with { type: 'json' };
import gravityWell from './gravity-well/words.json' with { type: 'json' };
import krakenDeep from './kraken-deep/words.json' with { type: 'json' };
import lanternKoi from './lantern-koi/words.json' with { type: 'json' };
import meteorRain from './meteor-rain/words.json' with { type: 'json' };
import moonLotus from './moon-lotus/words.json' with { type: 'json' };
import moonMeadow from './moon-meadow/words.json' with { type: 'json' };
import nightMarket from './night-market/words.json' with { type: 'json' };
import nightOwl from './night-owl/words.json' with { type: 'json' };
import orreryGold from './orrery-gold/words.json' with { type: 'json' };
import paperCranes from './paper-cranes/words.json' with { type: 'json' };
import pearlDivers from './pearl-divers/words.json' with { type: 'json' };
import perihelion from './perihelion/words.json' with { type: 'json' };
import saltRoad from './salt-road/words.json' with { type: 'json' };
import skyWhale from './sky-whale/words.json' with { type: 'json' };
import starAtlas from './star-atlas/words.json' with { type: 'json' };
import stormLighthouse from './storm-lighthouse/words.json' with { type: 'json' };
import sunTemple from './sun-temple/words.json' with { type: 'json' };
import teaHouse from './tea-house/words.json' with { type: 'json' };

/** The words of every machine: what it is, and the names of its symbols. */
export default {
  ...amberCrown,
  ...auroraExpress,
  ...brassBells,
  ...cherryComet,
  ...clockworkPlums,
  ...cometRun,
  ...copperSevens,
  ...desertBloom,
  ...emberFox,
  ...farLight,
  ...fireflyGarden,
  ...frostWolf,
  ...gravityWell,
  ...krakenDeep,
  ...lanternKoi,
  ...meteorRain,
  ...moonLotus,
  ...moonMeadow,
  ...nightMarket,
  ...nightOwl,
  ...orreryGold,
  ...paperCranes,
  ...pearlDivers,
  ...perihelion,
  ...saltRoad,
  ...skyWhale,
  ...starAtlas,
  ...stormLighthouse,
  ...sunTemple,
  ...teaHouse,
};

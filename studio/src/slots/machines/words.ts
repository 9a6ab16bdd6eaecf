import cometRun from './comet-run/words.json' with { type: 'json' };
import frostWolf from './frost-wolf/words.json' with { type: 'json' };

/** The words of every machine: what it is, and the names of its symbols. */
export default {
  ...cometRun,
  ...frostWolf,
};

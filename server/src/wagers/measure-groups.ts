import type { Metrics } from '../kit/index.ts';
import type { WagersOptions } from './create-wagers.ts';

const sizes = [1, 2, 4, 8, 16, 32, 64, 128];

/** Few wagers in long groups: the database is slow. Many in full ones: the door is at its end. */
export function measureGroups(metrics: Metrics): Required<Pick<WagersOptions, 'onGroup'>> {
  const size = metrics.histogram('halley_wager_group_size', 'Wagers written in one transaction', [], sizes);
  const took = metrics.histogram('halley_wager_group_seconds', 'How long a group of wagers took to write');
  return {
    onGroup(group) {
      size.observe(group.size);
      took.observe(group.seconds);
    },
  };
}

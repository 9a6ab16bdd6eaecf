import type { SportId } from '@halley/contract';
import basketball from '../../../../docs/sports/basketball.svg?url';
import esport from '../../../../docs/sports/esport.svg?url';
import football from '../../../../docs/sports/football.svg?url';
import iceHockey from '../../../../docs/sports/ice-hockey.svg?url';
import racing from '../../../../docs/sports/racing.svg?url';
import tableTennis from '../../../../docs/sports/table-tennis.svg?url';
import tennis from '../../../../docs/sports/tennis.svg?url';

/** Drawn by `npm run sports:calibrate`, as they are published. */
export const calibrationCharts: Record<SportId, string> = {
  football,
  tennis,
  basketball,
  'ice-hockey': iceHockey,
  'table-tennis': tableTennis,
  esport,
  racing,
};

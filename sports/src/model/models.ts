import type { Sport } from '../markets/index.ts';
import { basketball } from './basketball/index.ts';
import { esport } from './esport/index.ts';
import { football } from './football/football-model.ts';
import { iceHockey } from './ice-hockey/ice-hockey-model.ts';
import { racing } from './racing/index.ts';
import type { SportModel } from './sport-model.ts';
import { tableTennis } from './table-tennis/index.ts';
import { tennis } from './tennis/index.ts';

/** Each sport's folder, and one line here. */
const models: Partial<Record<Sport, SportModel<object, object>>> = {
  basketball,
  esport,
  football,
  'ice-hockey': iceHockey,
  racing,
  'table-tennis': tableTennis,
  tennis,
};

/** Sports that have one. */
export const modelledSports = Object.keys(models) as Sport[];

/** The one process of a sport. Params and states of one sport mean nothing to another. */
export function modelOf(sport: Sport): SportModel<object, object> {
  const model = models[sport];
  if (!model) throw new RangeError(`there is no model of ${sport} yet`);
  return model;
}

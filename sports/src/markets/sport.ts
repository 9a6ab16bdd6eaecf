import { type SportId, sportIds } from '@halley/contract/sport-names';

export const sports = sportIds;
export type Sport = SportId;

import type { Bet, BetKind, BetLeg, Fixture, SportId } from '@halley/contract';
import type { MessageKey, Say } from '../i18n/index.ts';

export const placeNames = {
  home: 'sportsbook.place.home',
  live: 'sportsbook.place.live',
  calendar: 'sportsbook.place.calendar',
  results: 'sportsbook.place.results',
  favourites: 'sportsbook.place.favourites',
  bets: 'sportsbook.place.bets',
} as const satisfies Record<string, MessageKey>;

export const sportNames: Record<SportId, MessageKey> = {
  football: 'sportsbook.sport.football',
  tennis: 'sportsbook.sport.tennis',
  basketball: 'sportsbook.sport.basketball',
  'ice-hockey': 'sportsbook.sport.iceHockey',
  'table-tennis': 'sportsbook.sport.tableTennis',
  esport: 'sportsbook.sport.esport',
  racing: 'sportsbook.sport.racing',
};

/** In narrow columns. */
export const shortOutcomes: Readonly<Record<string, string | undefined>> = { home: '1', draw: 'X', away: '2' };

export const closedNames: Record<NonNullable<Fixture['closed_for']>, MessageKey> = {
  feed: 'sportsbook.closedFor.feed',
  stopped: 'sportsbook.closedFor.stopped',
  trader: 'sportsbook.closedFor.trader',
  over: 'sportsbook.closedFor.over',
};

export const betStateNames: Record<Bet['state'], MessageKey> = {
  open: 'sportsbook.bet.open',
  won: 'sportsbook.bet.won',
  lost: 'sportsbook.bet.lost',
  void: 'sportsbook.bet.void',
  cashed_out: 'sportsbook.bet.cashed_out',
};

export const legResultNames: Record<NonNullable<BetLeg['result']>, MessageKey> = {
  won: 'sportsbook.leg.won',
  lost: 'sportsbook.leg.lost',
  void: 'sportsbook.leg.void',
  half_won: 'sportsbook.leg.half_won',
  half_lost: 'sportsbook.leg.half_lost',
  dead_heat: 'sportsbook.leg.dead_heat',
  placed: 'sportsbook.leg.placed',
};

const kinds: Partial<Record<BetKind, MessageKey>> = {
  single: 'sportsbook.kind.single',
  multiple: 'sportsbook.kind.multiple',
  system: 'sportsbook.kind.system',
};

/** Named systems are called the same everywhere. */
const namedSystems: Partial<Record<BetKind, string>> = {
  trixie: 'Trixie',
  patent: 'Patent',
  yankee: 'Yankee',
  lucky15: 'Lucky 15',
  canadian: 'Canadian',
  lucky31: 'Lucky 31',
  heinz: 'Heinz',
  lucky63: 'Lucky 63',
  super_heinz: 'Super Heinz',
  goliath: 'Goliath',
};

export function kindName(say: Say, kind: BetKind): string {
  const key = kinds[kind];
  return key ? say(key) : (namedSystems[kind] ?? kind);
}

import type { FixtureCard, SportId } from '@halley/contract';
import { sportIds } from '@halley/contract/sport-names';
import { useMemo } from 'react';
import { type Output, useQuery } from '../../query/index.ts';
import { useFollow } from '../live/use-follow.ts';

type Cards = readonly FixtureCard[];

/** Everything that is on, of one sport or of all; what begins joins, what ends leaves. */
export function useLiveList(sport: SportId | null, initial: FixtureCard[]): Cards {
  const input = useMemo(() => (sport ? { query: { sport } } : undefined), [sport]);
  const { data: cards = initial } = useQuery('listLiveFixtures', input, { initial });
  useFollow({ call: 'listLiveFixtures', cards, every: sport ? [sport] : sportIds });
  return cards;
}

/** What begins within some hours: what has begun leaves. */
export function useSoonList(query: { sport?: SportId; hours: number }, initial: FixtureCard[]): Cards {
  const { data: cards = initial } = useQuery('listSoonFixtures', { query }, { initial });
  useFollow({ call: 'listSoonFixtures', cards });
  return cards;
}

/** A few of each sport. */
export function useHomeLists(initial: Output<'readSportHome'>): Output<'readSportHome'> {
  const { data = initial } = useQuery('readSportHome', undefined, { initial });
  const cards = useMemo(() => [...data.live, ...data.soon], [data]);
  useFollow({ call: 'readSportHome', cards });
  return data;
}

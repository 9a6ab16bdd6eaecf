import type { FixtureCard, SportId } from '@halley/contract';
import { useEffect, useRef } from 'react';
import { queries } from '../../query/index.ts';
import { onLive, onMissedLive, pageChannels } from '../../realtime/index.ts';
import { useReread } from '../use-reread.ts';
import { liveCards } from './live-cards.ts';

type Call = Parameters<typeof queries.invalidate>[0];

interface Following {
  /** The call that brought the cards: it is made again when a frame does not fit, or one begins or ends. Unset: never. */
  call?: Call;
  cards: readonly FixtureCard[];
  /** Everything of these sports that is on belongs to the list; without it only what is in it already. */
  every?: readonly SportId[];
}

/** Without a live line a list is looked at again this often. */
const rereadMs = 5_000;
/** A line that has told something so recently is alive. */
const freshMs = 10_000;
/** Many things that ask for a read at once are one. */
const gatherMs = 400;

const isOn = (status: FixtureCard['status']) => status === 'live' || status === 'interrupted';

/** Keeps the fixtures of a list as they are, frame by frame. What cannot be told by frames is one read of the list. */
export function useFollow({ call, cards, every }: Following): void {
  const heardAtMs = useRef(Number.NEGATIVE_INFINITY);
  const isFresh = useRef(() => Date.now() - heardAtMs.current < freshMs);
  const shown = useRef(new Set<number>());
  shown.current = new Set(cards.map(({ id }) => id));
  useEffect(() => liveCards.adopt(cards), [cards]);
  useReread(call ?? 'listLiveFixtures', rereadMs, { enabled: call !== undefined, isFresh: isFresh.current });
  const takesAll = every !== undefined;
  const sports = [...new Set(every ?? cards.map(({ sport }) => sport))].sort().join(' ');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => {
      if (call === undefined) return;
      timer ??= setTimeout(() => {
        timer = undefined;
        queries.invalidate(call);
      }, gatherMs);
    };
    const stops = sports.split(' ').flatMap((sport) => {
      if (sport === '') return [];
      const channel = `public:sport_live_${sport as SportId}` as const;
      return [
        onLive(channel, ({ f }) => {
          heardAtMs.current = Date.now();
          for (const told of f) {
            const before = liveCards.read(told.id)?.status;
            const fits = liveCards.tell(told);
            const asks = shown.current.has(told.id) ? !fits || before !== told.t : takesAll && isOn(told.t);
            if (asks) again();
          }
        }),
        onMissedLive(channel, again),
        pageChannels.join(channel),
      ];
    });
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [call, sports, takesAll]);
}

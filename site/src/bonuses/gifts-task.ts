import type { BonusGift, FreespinGift } from '@halley/contract';
import type { PrivatePayloads } from '@halley/contract/channels';
import { useEffect, useRef } from 'react';
import { useSpeech } from '../i18n/index.ts';
import { queries } from '../query/index.ts';
import { onLive, onMissedLive } from '../realtime/index.ts';
import { usePlayer } from '../session/index.ts';
import { writeStored } from '../storage/index.ts';
import { reloadGifts } from './reload-gifts.ts';
import { tellEnd } from './tell-end.ts';

type News = PrivatePayloads['bonuses_changes'];
type ListCall = 'listBonuses' | 'listFreespins';

/** Gifts follow what the house says of them, on whatever page. */
export default function GiftsTask(): null {
  const player = usePlayer()?.id;
  const { locale, tag } = useSpeech();
  const now = useRef({ locale, tag });
  useEffect(() => {
    now.current = { locale, tag };
  });
  useEffect(() => {
    if (player === undefined) return;
    const stops = [
      onLive('bonuses_changes', (news) => {
        hear('listBonuses', news);
        if ('deal' in news) void tellEnd(news as unknown as BonusGift, now.current);
      }),
      onLive('freespins_changes', (news) => hear('listFreespins', news)),
      onMissedLive('bonuses_changes', reloadGifts),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [player]);
  return null;
}

/** Progress is put in its place at once; where a gift has come or moved on, others may have moved with it. */
function hear(call: ListCall, news: News): void {
  if (news.stage === 'issued') writeStored('bouncePresents', '1');
  const known = (queries.read(call).data as (BonusGift | FreespinGift)[] | undefined)?.find(({ id }) => id === news.id);
  if (!known || known.stage !== news.stage) reloadGifts();
  // Only a whole gift can stand on a page.
  if (!('deal' in news)) return;
  queries.patch(call, undefined, (gifts) => withGift(gifts as never, news as never));
}

/** A gift has changed: in its place, or a new one in front. The title stays in the language it was asked for in. */
function withGift<G extends { id: number; title: string }>(gifts: readonly G[], changed: G): G[] {
  const known = gifts.find(({ id }) => id === changed.id);
  if (!known) return [changed, ...gifts];
  return gifts.map((gift) => (gift === known ? { ...gift, ...changed, title: gift.title } : gift));
}

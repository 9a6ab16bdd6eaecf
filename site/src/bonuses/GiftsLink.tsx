import { Count } from '@halley/ui';
import { useEffect, useState } from 'react';
import { useSay } from '../i18n/index.ts';
import { SideLink } from '../page/index.ts';
import { readStored } from '../storage/index.ts';
import { useGiftSummary } from './use-gift-summary.ts';

/** The way to the gifts, with how many are open. It moves once when one has come, until they have been looked at. */
export function GiftsLink() {
  const say = useSay();
  const { open } = useGiftSummary();
  const [bounces, setBounces] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number is when something may have come
  useEffect(() => setBounces(readStored('bouncePresents') !== null), [open]);
  return (
    <SideLink href="/profile/gifts" icon="gift" text={say('account.gifts')}>
      {open > 0 && (
        <Count className={bounces ? 'ml-auto motion-safe:animate-lift-in' : 'ml-auto'}>
          <span className="sr-only">{say('account.gifts.open', { count: open })}</span>
          <span aria-hidden="true">{open}</span>
        </Count>
      )}
    </SideLink>
  );
}

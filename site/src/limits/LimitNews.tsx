import type { Exclusion } from '@halley/contract';
import type { PrivatePayloads } from '@halley/contract/channels';
import { use, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router';
import { loadMessages, type MessageKey, type Say, Speaks, sayer, useSpeech } from '../i18n/index.ts';
import { keepDeviceBreak } from '../identity/index.ts';
import { notify } from '../page/index.ts';
import { queries, useQuery } from '../query/index.ts';
import { onLive } from '../realtime/index.ts';
import { breakBegun } from '../session/index.ts';
import { ExclusionBanner } from './ExclusionBanner.tsx';

/** What a player must know of limits on whatever page: a pause that holds, and a limit that is reached now. */
export default function LimitNews() {
  const { data: exclusion } = useQuery('readExclusion');
  const excluded = exclusion !== undefined && exclusion.kind !== null;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-excluded', excluded);
    return () => document.documentElement.removeAttribute('data-excluded');
  }, [excluded]);
  useEffect(() => {
    if (exclusion) keepDeviceBreak(exclusion);
  }, [exclusion]);
  return (
    <>
      <Heard />
      {excluded && place() && createPortal(<Banner exclusion={exclusion} />, place() as Element)}
    </>
  );
}

/** Most players are free: the words come when there is something to say. */
function Banner({ exclusion }: { exclusion: Exclusion }) {
  const { locale } = useSpeech();
  return (
    <Speaks messages={use(loadMessages(locale, 'limits'))}>
      <ExclusionBanner exclusion={exclusion} />
    </Speaks>
  );
}

const place = () => document.getElementById('standing');

const titles: Record<string, MessageKey> = {
  loss: 'limits.loss.title',
  wager: 'limits.wager.title',
  session: 'limits.session.title',
};

function Heard() {
  const { locale, tag } = useSpeech();
  const navigate = useNavigate();
  const hear = useRef<(news: PrivatePayloads['game_limits']) => Promise<void>>(undefined);
  useEffect(() => {
    hear.current = async ({ reason, type }) => {
      if (reason === 'trigger_reality_check') return;
      // The session is over here too; a page that has begun the break itself says so itself.
      if (reason === 'excluded') {
        if (!breakBegun.isHere()) window.location.assign('/');
        return;
      }
      queries.invalidate('listLimits', 'readExclusion', 'readSpending', 'readLimitOffer');
      if (reason !== 'limit_reached' && reason !== 'session_over') return;
      const say = sayer({ messages: await loadMessages(locale, 'limits'), tag });
      const words = wordsFor(say, reason, type);
      const look = { label: say('limits.toast.look'), onPress: () => void navigate('/profile/limits') };
      // Stays until it is closed (TOAST-07).
      notify({ id: `limit-${type ?? reason}`, tone: 'warn', lifetimeMs: 0, action: look, ...words });
    };
  });
  useEffect(() => onLive('game_limits', (news) => void hear.current?.(news)), []);

  return null;
}

function wordsFor(say: Say, reason: 'limit_reached' | 'session_over', type: string | undefined) {
  if (reason === 'session_over') return { title: say('limits.toast.session') };
  if (type === 'deposit') return { title: say('limits.toast.reached'), text: say('limits.toast.deposit') };
  const title = titles[type ?? ''];
  return {
    title: say('limits.toast.reached'),
    ...(title && { text: say('limits.toast.play', { title: say(title) }) }),
  };
}

import type { PersonalNotification } from '@halley/contract';
import { useEffect, useRef } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { loadMessages, sayer, useSpeech } from '../i18n/index.ts';
import { useFlag } from '../page/index.ts';
import { callApi, queries } from '../query/index.ts';
import { onLive, onMissedLive } from '../realtime/index.ts';
import { usePlayer } from '../session/index.ts';
import { type Keeper, keeper } from './keep-notices.ts';
import { type NoticeNews as News, noticeOf } from './notice-of.ts';
import { headerNotices } from './store.ts';

const heardOn = [
  'personal_notifications',
  'tournament_notifications',
  'payments_changes',
  'bonuses_changes',
  'freespins_changes',
] as const;

/** What happens to a player becomes a notice, on whatever page. */
export default function NoticeNews() {
  const player = usePlayer()?.id;
  const { locale, tag } = useSpeech();
  const { revalidate } = useRevalidator();
  const now = useRef({ locale, tag, revalidate });
  useEffect(() => {
    now.current = { locale, tag, revalidate };
  });

  useEffect(() => {
    if (player === undefined) return;
    const own = keeper.begin(player);
    const hear = <Type extends keyof News>(type: Type) => {
      return async (news: News[Type]) => {
        const { locale: language, tag: format } = now.current;
        const say = sayer({ messages: await loadMessages(language, 'notices'), tag: format });
        const notice = noticeOf(type, news, { say, tag: format });
        if (notice) await own.add(notice);
      };
    };
    const load = () => void loadMissed(own);
    const stops = [
      ...heardOn.map((channel) => onLive(channel, hear(channel) as never)),
      // Banners, pages and menus depend on groups: whatever the page was made of is asked for anew.
      onLive('groups_updates', () => {
        queries.invalidate('readPlayer');
        void now.current.revalidate();
      }),
      onMissedLive('personal_notifications', load),
    ];
    load();
    return () => {
      for (const stop of stops) stop();
      keeper.end(own);
    };
  }, [player]);

  return <TestersNotice />;
}

/** What somebody wrote while this player was away. A failure is logged by name; the page goes on without. */
async function loadMissed(own: Keeper): Promise<void> {
  const list = (await callApi('listNotifications').catch(() => [])) as PersonalNotification[] | undefined;
  for (const { created_at: at, ...news } of (list ?? []).toReversed()) {
    const notice = noticeOf('personal_notifications', news, { say: () => '', tag: 'en' });
    if (notice) await own.add({ ...notice, atMs: Date.parse(at) });
  }
}

/** Testers see what others do not: they are told so, once a visit. */
function TestersNotice() {
  const isTester = useFlag('notices');
  const navigate = useNavigate();
  const { locale, tag } = useSpeech();
  useEffect(() => {
    if (!isTester || sessionStorage.getItem('testersNotice') !== null) return;
    let isOver = false;
    void loadMessages(locale, 'notices').then((messages) => {
      if (isOver) return;
      const say = sayer({ messages, tag });
      sessionStorage.setItem('testersNotice', '1');
      headerNotices.put({
        id: 'testers',
        message: say('notices.testers'),
        icon: 'eye',
        link: {
          text: say('notices.testersLook'),
          fn: () => {
            headerNotices.remove('testers');
            void navigate('/ffc');
          },
        },
      });
    });
    return () => {
      isOver = true;
      headerNotices.remove('testers');
    };
  }, [isTester, locale, tag, navigate]);
  return null;
}

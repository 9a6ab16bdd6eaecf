import { use } from 'react';
import { loadMessages, Speaks, useSay, useSpeech } from '../i18n/index.ts';
import { SiteLink } from '../page/index.ts';
import { NoticeCentre } from './NoticeCentre.tsx';

/** The notices behind the bell. */
export default function NoticePanel() {
  const { locale } = useSpeech();
  return (
    <Speaks messages={use(loadMessages(locale, 'notices'))}>
      <Panel />
    </Speaks>
  );
}

function Panel() {
  const say = useSay();
  return (
    <div className="grid w-[min(24rem,calc(100vw-2.5rem))] gap-3 p-2.5">
      <NoticeCentre />
      <SiteLink href="/notifications" className="grid min-h-11 place-items-center rounded-10 font-bold text-ice">
        {say('notices.all')}
      </SiteLink>
    </div>
  );
}

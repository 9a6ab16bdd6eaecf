import type { Manager } from '@halley/contract';
import { groupIdsOf, vipTierOf } from '@halley/contract/groups';
import { Button } from '@halley/ui/Button.tsx';
import { linkClass } from '@halley/ui/SectionHead.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { useSay } from '../i18n/index.ts';
import { popups, SiteLink, useFlag } from '../page/index.ts';
import { callApi } from '../query/index.ts';
import { usePlayer } from '../session/index.ts';

/** Ways to a person: the chat, the form, and for VIP players the one who looks after them. */
export function SupportContacts(): ReactNode {
  const say = useSay();
  const hasChat = useFlag('live_chat');
  const manager = useManager();
  return (
    <div className="grid gap-3">
      {manager && <ManagerCard manager={manager} />}
      {hasChat && (
        <Button
          size="large"
          look="primary"
          block
          icon="chat"
          onClick={() => {
            popups.close('support');
            popups.open('chat');
          }}
        >
          {say('support.contacts.chat')}
        </Button>
      )}
      <Button size="large" block asChild>
        <SiteLink href="/support" onClick={() => popups.close('support')}>
          {say('support.contacts.form')}
        </SiteLink>
      </Button>
    </div>
  );
}

/** Asked only for players who may have one; a failure leaves the other ways. */
function useManager(): Manager | undefined {
  const player = usePlayer();
  const [manager, setManager] = useState<Manager>();
  const groups = groupIdsOf(player?.statuses ?? []);
  const key = vipTierOf(groups) ? groups.join(',') : '';
  useEffect(() => {
    setManager(undefined);
    if (key === '') return;
    let isGone = false;
    callApi('readManager', { body: { userGroups: key.split(',').map(Number) } }).then(
      (found) => {
        if (!isGone && found) setManager(found);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [key]);
  return manager;
}

function ManagerCard({ manager }: { manager: Manager }): ReactNode {
  const say = useSay();
  const { managerName, avatar, time, email, phone, telegramLink, whatsAppLink } = manager;
  const ways: [string, string, string][] = [
    [email && `mailto:${email}`, say('support.contacts.mail'), email],
    [phone && `tel:${phone.replace(/[^+0-9]/g, '')}`, say('support.contacts.phone'), phone],
  ];
  const messengers: [string, string][] = [
    ['WhatsApp', whatsAppLink],
    ['Telegram', telegramLink],
  ];
  return (
    <section aria-label={say('support.contacts.manager')} className="flex gap-3.5 rounded-lg bg-surface-2 p-4">
      {avatar && (
        <img src={avatar} alt="" width={56} height={56} className="size-14 shrink-0 rounded-full object-cover" />
      )}
      <div className="grid min-w-0 gap-1">
        <p className="text-xs text-text-soft">{say('support.contacts.manager')}</p>
        <p className="font-bold">{managerName}</p>
        {time && <p className="text-13 text-text-soft">{time}</p>}
        <ul className="grid gap-1 text-13">
          {ways.map(
            ([href, label, shown]) =>
              href && (
                <li key={label} className="wrap-anywhere">
                  {label}:{' '}
                  <a href={href} className={linkClass}>
                    {shown}
                  </a>
                </li>
              ),
          )}
        </ul>
        <div className="flex flex-wrap gap-2 pt-2 empty:hidden">
          {messengers.map(
            ([name, href]) =>
              href && (
                <Button key={name} size="small" icon="send" asChild>
                  <a href={href} target="_blank" rel="noopener">
                    {name}
                  </a>
                </Button>
              ),
          )}
        </div>
      </div>
    </section>
  );
}

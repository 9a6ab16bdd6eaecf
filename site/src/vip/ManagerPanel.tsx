import type { Manager } from '@halley/contract';
import { Avatar, buttonClass, Icon } from '@halley/ui';
import { useSay } from '../i18n/index.ts';

interface ManagerPanelProps {
  manager: Manager;
  /** Where the sidebar's stands on the same page: no two regions have one name. */
  label?: string;
}

/** The person a VIP player can turn to, and the ways there. */
export function ManagerPanel({ manager, label }: ManagerPanelProps) {
  const say = useSay();
  const { managerName: name, avatar, time, whatsAppLink, telegramLink, email } = manager;
  const ways = [
    { icon: 'phone', href: whatsAppLink, label: say('account.manager.whatsapp', { name }) },
    { icon: 'send', href: telegramLink, label: say('account.manager.telegram', { name }) },
    { icon: 'mail', href: email && `mailto:${email}`, label: say('account.manager.mail', { name }) },
  ] as const;
  return (
    <section aria-label={label ?? say('account.manager')} className="grid gap-2.5 rounded-lg bg-surface-1 p-3.5">
      <div className="flex items-center gap-3">
        <Avatar name={name} src={avatar || undefined} />
        <div className="min-w-0">
          <p className="truncate font-bold">{name}</p>
          <p className="text-xs text-text-faint">{say('account.manager')}</p>
        </div>
      </div>
      {time && <p className="text-xs text-text-soft">{time}</p>}
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        {ways
          .filter(({ href }) => href !== '')
          .map(({ icon, href, label }) => (
            <a
              key={icon}
              href={href}
              aria-label={label}
              className={buttonClass({ size: 'small', block: true })}
              {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}
            >
              <Icon name={icon} size="small" />
            </a>
          ))}
      </div>
    </section>
  );
}

import { Button } from '@halley/ui/Button.tsx';
import { Icon } from '@halley/ui/Icon.tsx';
import { type ReactNode, Suspense, use } from 'react';
import { loadMessages, Speaks, useSpeech } from '../../i18n/index.ts';
import { ResendForm } from '../../identity/index.ts';
import { popups, SiteLink } from '../../page/index.ts';
import { useCashier } from '../use-cashier.ts';

/** Told before a withdrawal begins, each with the place where it is done: nothing is asked for afterwards. */
export function StillMissing({ missing }: { missing: readonly string[] }) {
  const { say, player } = useCashier();
  const details = missing.filter((name) => name !== 'verification' && name !== 'email');
  return (
    <section aria-labelledby="still-missing" className="grid gap-3">
      <header className="grid gap-1">
        <h2 id="still-missing" className="title-card">
          {say('cashbox.missing.title')}
        </h2>
        <p className="text-13 text-text-soft">{say('cashbox.missing.text')}</p>
      </header>
      <ul className="grid gap-2">
        {details.length > 0 && (
          <Item icon="user" title={say('cashbox.missing.details')}>
            <Button size="small" onClick={() => popups.open('personal-info')}>
              {say('cashbox.missing.fill')}
            </Button>
          </Item>
        )}
        {missing.includes('email') && (
          <Item
            icon="mail"
            title={say('cashbox.missing.email')}
            note={say('cashbox.missing.mailed', { email: player.email })}
          >
            <Suspense fallback={null}>
              <Resend email={player.email} />
            </Suspense>
          </Item>
        )}
        {missing.includes('verification') && (
          <Item icon="shield" title={say('cashbox.missing.verification')}>
            <Button size="small" asChild>
              <SiteLink href="/profile/verification">{say('cashbox.missing.verify')}</SiteLink>
            </Button>
          </Item>
        )}
      </ul>
    </section>
  );
}

/** The form speaks with the texts of its own room, which the cashier does not bring along. */
function Resend({ email }: { email: string }) {
  const { locale } = useSpeech();
  return (
    <Speaks messages={use(loadMessages(locale, 'identity'))}>
      <ResendForm email={email} submitLook="secondary" address="known" />
    </Speaks>
  );
}

interface ItemProps {
  icon: 'user' | 'mail' | 'shield';
  title: string;
  note?: string;
  children: ReactNode;
}

function Item({ icon, title, note, children }: ItemProps) {
  return (
    <li className="flex min-h-14 items-center gap-3 rounded-lg bg-surface-2 px-4 py-2">
      <Icon name={icon} className="text-warn" />
      <span className="min-w-0 flex-1">
        {title}
        {note && <span className="block wrap-anywhere text-13 text-text-soft">{note}</span>}
      </span>
      {children}
    </li>
  );
}

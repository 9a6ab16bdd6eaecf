import { Badge } from '@halley/ui/Badge.tsx';
import { Button } from '@halley/ui/Button.tsx';
import { Note } from '@halley/ui/Card.tsx';
import { Money } from '@halley/ui/Money.tsx';
import { use } from 'react';
import { type MessageKey, Speaks, useSpeech } from '../i18n/index.ts';
import { loadMessages } from '../i18n/load-messages.ts';
import { ModalFrame } from '../modals/ModalFrame.tsx';
import { useModal } from '../modals/use-modal.ts';
import { popups } from '../popups/create-popups.ts';
import { useAccounts } from '../wallet/index.ts';

/** The cashier: the player's wallets, and in plain words what it cannot do in this edition. */
export default function CashboxModal() {
  const { locale } = useSpeech();
  return (
    <Speaks messages={use(loadMessages(locale, 'cashbox'))}>
      <Cashbox />
    </Speaks>
  );
}

function Cashbox() {
  const { say, tag } = useSpeech();
  const { name, leave } = useModal();
  const accounts = useAccounts();
  const title: MessageKey =
    name === 'cashbox' ? 'cashbox.title' : name === 'withdraw' ? 'cashbox.withdrawTitle' : 'cashbox.depositTitle';
  return (
    <ModalFrame title={say(title)}>
      <section aria-labelledby="cashbox-wallets" className="grid gap-2">
        <h2 id="cashbox-wallets" className="text-xs text-text-soft">
          {say('cashbox.wallets')}
        </h2>
        <ul className="grid gap-2">
          {accounts.map((account) => (
            <li
              key={account.currency}
              className="flex min-h-13 items-center justify-between gap-3 rounded-md bg-surface-2 px-4"
            >
              <span className="flex items-center gap-2 font-semibold">
                {account.currency}
                {account.active && <Badge>{say('cashbox.selected')}</Badge>}
              </span>
              <Money cents={account.amount_cents} currency={account.currency} locale={tag} className="font-bold" />
            </li>
          ))}
        </ul>
      </section>
      <Note>{say('cashbox.notYet')}</Note>
      <div className="flex flex-wrap gap-2">
        <Button size="small" look="outline" onClick={() => popups.open('personal-info')}>
          {say('cashbox.details')}
        </Button>
        <Button size="small" look="outline" onClick={() => popups.open('limits')}>
          {say('cashbox.limits')}
        </Button>
      </div>
      <Button size="large" block onClick={() => void leave()} data-autofocus>
        {say('cashbox.back')}
      </Button>
    </ModalFrame>
  );
}

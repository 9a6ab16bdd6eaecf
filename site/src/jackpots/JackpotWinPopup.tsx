import { levelArt } from '@halley/ui/art/jackpots.ts';
import { Button } from '@halley/ui/Button.tsx';
import { formatMoney } from '@halley/ui/format-money.ts';
import { linkClass } from '@halley/ui/SectionHead.tsx';
import { use, useSyncExternalStore } from 'react';
import { loadMessages, Speaks, useSpeech } from '../i18n/index.ts';
import { PopupFrame, popups, SiteLink } from '../page/index.ts';
import { wins } from './win-queue.ts';

const nothing = () => undefined;

/** A jackpot this player won: what it was and where the money is. It says so once, calmly, and asks for nothing. */
export default function JackpotWinPopup() {
  const { locale } = useSpeech();
  return (
    <Speaks messages={use(loadMessages(locale, 'jackpots'))}>
      <JackpotWin />
    </Speaks>
  );
}

function JackpotWin() {
  const { say, tag } = useSpeech();
  const award = useSyncExternalStore(wins.subscribe, wins.first, nothing);
  if (!award) return null;
  const money = (cents: number, currency: string) => formatMoney(cents, { currency, locale: tag });
  const won = money(award.jackpot_original_amount_cents, award.jackpot_original_currency);
  const paid = money(award.paid_amount_cents, award.paid_currency);
  /** Another may wait: it takes this one's place. */
  const next = () => {
    popups.close('jackpot-win');
    if (wins.seen()) setTimeout(() => popups.open('jackpot-win'));
  };
  return (
    <PopupFrame
      name="jackpot-win"
      title={say('jackpots.win.title', { level: award.jackpot_level_name })}
      onClosed={next}
    >
      <div className="grid justify-items-center gap-3 text-center">
        <img
          src={levelArt(award.jackpot_level_identifier)}
          alt=""
          width={128}
          height={128}
          className="size-32 rounded-xl"
        />
        <p className="font-display text-3xl font-semibold" suppressHydrationWarning>
          {won}
        </p>
        <p className="max-w-[40ch] text-balance text-text-soft">
          {say('jackpots.win.text', { jackpot: award.jackpot_name, paid })}
        </p>
      </div>
      <Button size="large" look="primary" block data-autofocus onClick={next}>
        {say('jackpots.win.close')}
      </Button>
      <p className="flex flex-wrap justify-center gap-x-6 gap-y-1 text-13">
        <SiteLink href="/jackpots" className={linkClass} onClick={next}>
          {say('jackpots.win.check')}
        </SiteLink>
        <SiteLink href="/profile/limits" className={linkClass} onClick={next}>
          {say('jackpots.break')}
        </SiteLink>
      </p>
    </PopupFrame>
  );
}

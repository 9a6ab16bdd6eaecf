import { Icon, IconButton } from '@halley/ui';
import { use, useEffect, useState } from 'react';
import { loadMessages, Speaks, useSay, useSpeech } from '../i18n/index.ts';
import { clockText } from '../page/index.ts';
import { readCookieValue, writeCookie } from '../storage/index.ts';
import { isPromoShown, promoEnd, promoHiddenMs } from './promo-timer.ts';

const tickMs = 1_000;

/**
 * Beside the buttons of a guest who came with a promo code: the code is kept and will be filled in. Closed, it comes back
 * after two minutes; at its end it goes for good. It says when the hint goes, not the offer: nothing is taken away.
 */
export default function PromoHint({ code }: { code: string }) {
  const { locale } = useSpeech();
  return (
    <Speaks messages={use(loadMessages(locale, 'popups'))}>
      <Hint code={code} />
    </Speaks>
  );
}

function Hint({ code }: { code: string }) {
  const say = useSay();
  const [nowMs, setNowMs] = useState(Date.now);
  const [endMs] = useState(() => promoEnd(readCookieValue('promoTooltipTimer'), Date.now()));
  const [hiddenUntilMs, setHiddenUntilMs] = useState(0);
  useEffect(() => {
    writeCookie('promoTooltipTimer', String(endMs));
    const timer = setInterval(() => setNowMs(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, [endMs]);
  if (!isPromoShown({ endMs, hiddenUntilMs, nowMs })) return null;
  return (
    <section
      aria-label={say('popups.promo.label')}
      className="fixed top-[calc(var(--header-height)+0.5rem)] right-gutter z-raised flex max-w-80 items-center gap-3 rounded-lg bg-surface-3 py-2 pr-1 pl-4 shadow-3 animate-fade-in"
    >
      <Icon name="ticket" className="text-ice" />
      <p className="text-13">
        {say('popups.promo.text', { code })}{' '}
        <time className="text-text-faint tabular-nums">
          {say('popups.promo.until', { time: clockText(Math.max(0, Math.floor((endMs - nowMs) / 1000))).slice(3) })}
        </time>
      </p>
      <IconButton
        icon="close"
        size="small"
        label={say('ui.close')}
        onClick={() => setHiddenUntilMs(Date.now() + promoHiddenMs)}
      />
    </section>
  );
}

import { isLifelong } from '@halley/contract/vip-status';
import { Button } from '@halley/ui/Button.tsx';
import { Card, Note } from '@halley/ui/Card.tsx';
import { Money } from '@halley/ui/Money.tsx';
import { ProgressComet } from '@halley/ui/ProgressComet.tsx';
import { linkClass } from '@halley/ui/SectionHead.tsx';
import { useSpeech } from '../i18n/index.ts';
import { openPopup, SiteLink } from '../page/index.ts';
import type { VipStanding } from './read-vip.server.ts';
import { statusNames } from './status-names.ts';

/** Where a player stands: status, the two sums of the quarter, and for members a way to a person. */
export function VipWidget({ standing, onVipPage }: { standing: VipStanding; onVipPage?: boolean }) {
  const { say } = useSpeech();
  const { figures, failed, closed, member, quarterEnd } = standing;
  if (closed) {
    return (
      <Note>
        {say('vip.break')}{' '}
        <SiteLink href="/profile/limits" className={linkClass}>
          {say('vip.limits')}
        </SiteLink>
      </Note>
    );
  }
  const atTop = isLifelong(figures.currentStatus);
  const name = say(statusNames[figures.currentStatus]);
  return (
    <Card className="grid content-start gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid gap-1">
          <h2 className="text-13 text-text-soft">{say('vip.yours')}</h2>
          <p className="figure text-2xl">{name}</p>
        </div>
        {member && (
          <Button size="small" icon="chat" onClick={() => void openPopup('support')}>
            {say('vip.ask')}
          </Button>
        )}
      </div>
      {failed && <Note tone="warn">{say('vip.failed')}</Note>}
      {atTop ? (
        <p className="text-text-soft">{say('vip.top')}</p>
      ) : (
        <>
          <p className="text-13 text-text-soft">
            {say('vip.next', { name: say(statusNames[figures.nextStatus]) })} ·{' '}
            {say('vip.quarter', { day: quarterEnd })}
          </p>
          <Sum
            label={say('vip.deposits')}
            done={figures.depositAmountCents}
            wanted={figures.depositThresholdCents}
            currency={figures.currency}
          />
          <Sum
            label={say('vip.bets')}
            done={figures.betSumCents}
            wanted={figures.betSumThresholdCents}
            currency={figures.currency}
          />
        </>
      )}
      {!onVipPage && (
        <p>
          <SiteLink href="/vip" className={linkClass}>
            {say('vip.more')}
          </SiteLink>
        </p>
      )}
    </Card>
  );
}

function Sum({ label, done, wanted, currency }: { label: string; done: number; wanted: number; currency: string }) {
  const { tag } = useSpeech();
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="text-text-soft">{label}</span>
        <span className="text-13">
          <Money cents={done} currency={currency} locale={tag} className="font-bold" />
          {' / '}
          <Money cents={wanted} currency={currency} locale={tag} className="text-text-soft" />
        </span>
      </p>
      <ProgressComet label={label} value={wanted > 0 ? done / wanted : 1} look="plain" />
    </div>
  );
}

import type { StaffReferral } from '@halley/contract';
import { Button, classNames, formatMoney, toasts } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { call, inWords, useDeed } from '../../api/index.ts';
import { AssignedTo, mayCall, type QueueWork } from '../../console/index.ts';
import { useStaff } from '../../session/index.ts';
import { priceText } from '../figures.ts';
import { sportsbookWords } from '../words.ts';
import { type Answer, ReferralReasons } from './ReferralReasons.tsx';
import { deskWords as own } from './words.ts';

interface ReferralCardProps {
  referral: StaffReferral;
  work: QueueWork;
  isGone: boolean;
  nowMs: number;
}

const mostLegs = 3;

/** One bet above the limit: what it is, how long there is to answer, and the answer in two clicks. */
export function ReferralCard({ referral, work, isGone, nowMs }: ReferralCardProps): ReactNode {
  const { id, player_id: player, currency, legs, stake_cents: stake, largest_return_cents: largest } = referral;
  const { may } = useStaff();
  const { busy, run } = useDeed();
  const [asking, setAsking] = useState<Answer['decision']>();
  const money = (cents: number) => formatMoney(cents, { currency, locale: 'en' });
  const product = legs.reduce((all, { price }) => (all * price) / 1_000, 1_000);
  const decide = (body: Answer) =>
    run(async () => {
      try {
        const { state, refusal } = await call('decideReferral', { params: { id }, body });
        const text =
          state === 'declined' && refusal !== null
            ? sportsbookWords.declinedFor(refusal)
            : sportsbookWords.decided[state];
        toasts.show({ title: text, tone: state === 'declined' && body.decision !== 'decline' ? 'danger' : 'win' });
      } catch (error) {
        toasts.show({ title: inWords(error), tone: 'danger' });
      }
      setAsking(undefined);
    });
  return (
    <article
      aria-label={sportsbookWords.player(player)}
      className={classNames(
        'grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-2 border-t border-line py-3',
        isGone && 'opacity-45',
      )}
    >
      <Countdown from={referral.created_at} to={referral.decide_at} nowMs={nowMs} />
      <div className="min-w-0 text-13">
        <Link to={`/players/${player}/bets`} className="font-bold hover:text-ice">
          {sportsbookWords.player(player)}
        </Link>{' '}
        <span className="text-xs text-text-faint">{own.returns(money(largest))}</span>
        <ul className="text-text-soft">
          {legs.slice(0, mostLegs).map((leg) => (
            <li key={`${leg.fixture} ${leg.market} ${leg.outcome}`} className="wrap-anywhere">
              {leg.outcome}, {leg.market}, {leg.fixture} <b>{priceText(leg.price)}</b>
            </li>
          ))}
          {legs.length > mostLegs && <li>{own.moreLegs(legs.length - mostLegs)}</li>}
        </ul>
      </div>
      <div className="text-right text-13">
        <b className="block">{money(stake)}</b>
        <span className="text-text-faint">
          {referral.kind === 'single' || referral.kind === 'multiple' ? priceText(product) : referral.kind}
        </span>
      </div>
      <div className="col-span-3 sm:col-span-2 sm:col-start-2">
        {isGone ? (
          <p className="text-xs text-text-soft">{own.goneReferral}</p>
        ) : !mayCall(may, 'decideReferral') ? null : asking === undefined ? (
          <div className="flex flex-wrap gap-2">
            <AssignedTo work={work} item={id} />
            <Button size="small" look="outline" icon="check" onClick={() => setAsking('accept')}>
              {own.accept}
            </Button>
            <Button size="small" onClick={() => setAsking('counter')}>
              {own.offer}
            </Button>
            <Button size="small" onClick={() => setAsking('decline')}>
              {own.decline}
            </Button>
          </div>
        ) : (
          <ReferralReasons
            decision={asking}
            referral={referral}
            isBusy={busy}
            onDecide={decide}
            onBack={() => setAsking(undefined)}
          />
        )}
      </div>
    </article>
  );
}

const radius = 16;
const around = 2 * Math.PI * radius;

/** A ring that empties, and the seconds in it. */
function Countdown({ from, to, nowMs }: { from: string; to: string; nowMs: number }): ReactNode {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const seconds = Math.max(0, Math.ceil((end - nowMs) / 1_000));
  const share = Math.min(1, Math.max(0, (end - nowMs) / Math.max(1, end - start)));
  const isShort = seconds <= 10;
  return (
    <svg viewBox="0 0 36 36" role="timer" aria-label={own.secondsLeft(seconds)} className="size-9">
      <circle cx="18" cy="18" r={radius} fill="none" strokeWidth="3" className="stroke-surface-3" />
      <circle
        cx="18"
        cy="18"
        r={radius}
        fill="none"
        strokeWidth="3"
        strokeDasharray={`${share * around} ${around}`}
        transform="rotate(-90 18 18)"
        className={isShort ? 'stroke-warn' : 'stroke-ice'}
      />
      <text x="18" y="22" textAnchor="middle" className="fill-text text-[12px] font-bold">
        {seconds}
      </text>
    </svg>
  );
}

import type { Bet, BetClaim } from '@halley/contract';
import { classNames } from '@halley/ui';
import { formatMoney } from '@halley/ui/format-money.ts';
import type { ReactNode } from 'react';
import { useSpeech } from '../../i18n/index.ts';
import { LocalTime, useLocalTime } from '../../page/index.ts';
import { betStateNames } from '../names.ts';

interface Line {
  at: string;
  text: string;
}

/** A bet whose result was corrected, in plain words: what it was, what it is, what was taken back and what is owed. */
export function BetStory({ bet, claim }: { bet: Bet; claim: BetClaim | undefined }): ReactNode {
  const { say, tag } = useSpeech();
  const dayOf = useLocalTime({ dateStyle: 'long' });
  const money = (cents: number) => formatMoney(cents, { currency: bet.currency, locale: tag });
  const kept = bet.movements.filter(({ kind }) => kind === 'claim');
  if (bet.corrections.length === 0 && kept.length === 0 && !claim) return null;

  const [first] = bet.corrections;
  const lines: Line[] = [];
  if (first) {
    const state = say(betStateNames[first.was.state]);
    lines.push({
      at: first.was.at ?? first.at,
      text: [first.was.explanation, say('bets.story.was', { state, amount: money(first.was.returned_cents) })]
        .filter(Boolean)
        .join(' '),
    });
  }
  for (const { at, now } of bet.corrections) {
    const state = say(betStateNames[now.state]);
    const undo = bet.movements.find((one) => one.kind === 'undo' && one.at === at);
    const texts = [
      now.state === 'open'
        ? say('bets.story.reopened')
        : say('bets.story.now', { state, amount: money(now.returned_cents) }),
      undo && undo.amount_cents > 0 && say('bets.story.taken', { amount: money(undo.amount_cents) }),
      undo && undo.shortfall_cents > 0 && say('bets.story.short', { amount: money(undo.shortfall_cents) }),
    ];
    lines.push({ at, text: texts.filter(Boolean).join(' ') });
  }
  return (
    <section className="grid gap-3 border-t border-line pt-4 text-13">
      {lines.length > 0 && <h3 className="font-bold">{say('bets.story.title')}</h3>}
      <ol className="grid gap-3">
        {lines.map(({ at, text }, index) => (
          <li
            key={`${at} ${text}`}
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 sm:grid-cols-[auto_9rem_minmax(0,1fr)]"
          >
            <span
              aria-hidden="true"
              className={classNames(
                'mt-1.5 size-2 rounded-full',
                index === lines.length - 1 ? 'bg-win' : 'bg-surface-4',
              )}
            />
            <LocalTime
              at={at}
              format={{ dateStyle: 'medium', timeStyle: 'short' }}
              className="font-semibold text-text-faint"
            />
            <p className={classNames('max-sm:col-start-2', index < lines.length - 1 && 'text-text-soft')}>{text}</p>
          </li>
        ))}
      </ol>
      {lines.length > 0 && <p className="text-text-faint">{say('bets.story.stays')}</p>}
      {claim && <p data-testid="claim">{claimText(claim)}</p>}
      {kept.map(({ at, amount_cents: amount }) => (
        <p key={at}>{say('bets.claim.ofThis', { amount: money(amount) })}</p>
      ))}
    </section>
  );

  function claimText({ state, amount_cents, owed_cents, recovered_cents, until }: BetClaim): string {
    if (state === 'written_off') return say('bets.claim.writtenOff', { amount: money(amount_cents - recovered_cents) });
    if (state === 'over') return say('bets.claim.over', { amount: money(recovered_cents) });
    if (state === 'waiting') return say('bets.claim.waiting', { amount: money(owed_cents) });
    const parts = [
      say('bets.claim.recovering', { amount: money(owed_cents), until: until ? dayOf(until) : '' }),
      recovered_cents > 0 && say('bets.claim.kept', { amount: money(recovered_cents) }),
    ];
    return parts.filter(Boolean).join(' ');
  }
}

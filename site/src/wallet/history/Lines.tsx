import type { HistoryLine } from '@halley/contract';
import { classNames, linkClass, Money, Table } from '@halley/ui';
import { formatMoney } from '@halley/ui/format-money.ts';
import { useSpeech } from '../../i18n/index.ts';
import { LocalTime, ModalLink, SiteLink } from '../../page/index.ts';
import { reasonName } from './account-filter.ts';
import { isSportBet, playedTitle, sportBetHref } from './sport-bets.ts';

interface LinesProps {
  lines: readonly HistoryLine[];
  className?: string;
}

export function LineTable({ lines, className }: LinesProps) {
  const { say, tag } = useSpeech();
  return (
    <div className={classNames('overflow-x-auto scrollbar-none', className)}>
      <Table
        caption={say('history.account.list')}
        rows={lines}
        rowKey={({ id }) => id}
        columns={[
          { key: 'time', head: say('history.time'), cell: ({ at }) => <LocalTime at={at} /> },
          { key: 'what', head: say('history.account.kind'), cell: (line) => <What line={line} /> },
          {
            key: 'more',
            head: <span className="sr-only">{say('history.details')}</span>,
            cell: (line) => <More line={line} />,
          },
          {
            key: 'amount',
            head: say('history.account.amount'),
            align: 'right',
            cell: (line) => <Amount line={line} />,
          },
          {
            key: 'balance',
            head: say('history.account.balance'),
            align: 'right',
            cell: ({ balance_after_cents: cents, currency }) => (
              <Money cents={cents} currency={currency} locale={tag} />
            ),
          },
        ]}
      />
    </div>
  );
}

/** The same for a narrow screen: a card each, nothing left out. */
export function LineCards({ lines, className }: LinesProps) {
  const { say, tag } = useSpeech();
  return (
    <ul aria-label={say('history.account.list')} className={classNames('grid gap-2', className)}>
      {lines.map((line) => (
        <li key={line.id} className="grid gap-1 rounded-lg bg-surface-1 px-4 py-3 shadow-1">
          <div className="flex items-start justify-between gap-3">
            <What line={line} />
            <Amount line={line} />
          </div>
          <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-13 text-text-faint">
            <LocalTime at={line.at} />
            <span>
              {say('history.account.balance')}{' '}
              <Money cents={line.balance_after_cents} currency={line.currency} locale={tag} />
            </span>
          </div>
          <More line={line} />
        </li>
      ))}
    </ul>
  );
}

function What({ line }: { line: HistoryLine }) {
  const { say } = useSpeech();
  const title = playedTitle(say, line);
  return (
    <span className="min-w-0">
      <b>{say(reasonName(line))}</b>
      {title && <span className="text-text-soft"> · {title}</span>}
    </span>
  );
}

/** What came or went; of money that only changed its place, where it went. */
function Amount({ line }: { line: HistoryLine }) {
  const { say, tag } = useSpeech();
  const { amount_cents: cents, set_aside_cents: aside, currency } = line;
  if (cents === 0 && aside !== 0) {
    const amount = formatMoney(Math.abs(aside), { currency, locale: tag });
    const words = say(aside > 0 ? 'history.account.aside' : 'history.account.given', { amount });
    return <span className="text-right whitespace-nowrap text-text-soft">{words}</span>;
  }
  return <Money cents={cents} currency={currency} locale={tag} sign="net" tone="result" className="font-bold" />;
}

/** The round or the payment behind it, where more is told. Only games of the house can show a round again. */
function More({ line }: { line: HistoryLine }) {
  const { say } = useSpeech();
  if (line.round_id !== null && line.game?.startsWith('halley-studio/')) {
    return (
      <SiteLink
        href={`/play/${line.game}?mode=real&replay=${line.round_id}`}
        className={classNames(linkClass, 'text-13')}
      >
        {say('history.account.replay')}
      </SiteLink>
    );
  }
  if (line.round_id !== null && isSportBet(line.game)) {
    return (
      <SiteLink href={sportBetHref(line.round_id)} className={classNames(linkClass, 'text-13')}>
        {say('history.sport.look')}
      </SiteLink>
    );
  }
  if (line.payment_id !== null) {
    return (
      <ModalLink
        href={`/${line.kind === 'cashout' ? 'withdraw' : 'deposit'}?payment=${line.payment_id}`}
        className={classNames(linkClass, 'text-13')}
      >
        {say('history.account.payment', { id: String(line.payment_id) })}
      </ModalLink>
    );
  }
  return null;
}

import type { Statement } from '@halley/contract';
import { Badge, Card, Money } from '@halley/ui';
import { useSpeech } from '../../i18n/index.ts';
import { isRunning } from './statement-month.ts';

/** A month of one wallet as a sum: what it opened with, everything that moved, what it closed with. */
export function StatementSheet({ statement }: { statement: Statement }) {
  const { say, tag } = useSpeech();
  const { currency } = statement;
  const parts: [name: string, cents: number][] = [
    [say('history.statement.deposits'), statement.deposits_cents],
    [say('history.statement.cashouts'), statement.cashouts_cents],
    [say('history.statement.stakes', { count: statement.stakes_count }), statement.stakes_cents],
    [say('history.statement.wins'), statement.wins_cents],
    [say('history.statement.bonuses'), statement.bonuses_cents],
    [say('history.statement.corrections'), statement.corrections_cents],
  ];
  const money = (cents: number, sign?: 'net') => (
    <Money cents={cents} currency={currency} locale={tag} {...(sign && { sign })} />
  );
  return (
    <Card className="grid gap-3">
      <h3 className="title-card flex items-center gap-2">
        {currency}
        {isRunning(statement.month, new Date()) && <Badge tone="info">{say('history.statement.running')}</Badge>}
      </h3>
      <dl className="grid gap-2 [&>div]:flex [&>div]:justify-between [&>div]:gap-4">
        <div className="font-bold">
          <dt>{say('history.statement.opening')}</dt>
          <dd>{money(statement.opening_cents)}</dd>
        </div>
        {parts.map(([name, cents]) => (
          <div key={name}>
            <dt className="text-text-soft">{name}</dt>
            <dd>{money(cents, 'net')}</dd>
          </div>
        ))}
        <div className="border-t border-line-strong pt-2 font-bold">
          <dt>{say('history.statement.closing')}</dt>
          <dd>{money(statement.closing_cents)}</dd>
        </div>
        {statement.reserved_cents > 0 && (
          <div className="text-13 text-text-soft">
            <dt>{say('history.statement.reserved')}</dt>
            <dd>{money(statement.reserved_cents)}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
}

import type { PlayerFile } from '@halley/contract';
import { isCurrency } from '@halley/contract/money';
import { newUuid } from '@halley/contract/new-uuid';
import { formatMoney, Note, toasts } from '@halley/ui';
import type { FormState } from '@halley/ui/form';
import { type ReactNode, useState } from 'react';
import { type Input, useRead } from '../api/index.ts';
import { FormDialog, showTime, useCall } from '../console/index.ts';
import { freeRoundsWords as own } from './free-rounds-words.ts';

const dayMs = 24 * 60 * 60 * 1000;
const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
/** The first moment after the day, in UTC. */
const endOf = (day: unknown) => new Date(Date.parse(String(day)) + dayMs).toISOString();
const lastDay = [{ kind: 'text', format: 'date', name: 'day' }] as const;

type Grant = Input<'grantFreeRounds'>['body'];

interface GrantDialogProps {
  player: Pick<PlayerFile, 'id' | 'currency'>;
  onClosed: () => void;
  onDone: () => void;
}

/** Game, bet level, count and last day; what will happen stands in one sentence above the button. */
export function GrantDialog({ player, onClosed, onDone }: GrantDialogProps): ReactNode {
  // One grant however often the button is clicked, also when an answer is lost.
  const [start] = useState(() => ({
    id: newUuid(),
    currency: isCurrency(player.currency) ? player.currency : 'EUR',
    rounds: 10,
    day: dayIn(7),
  }));
  const form: FormState = useCall('grantFreeRounds', {
    params: { id: String(player.id) },
    start,
    more: lastDay,
    labels: {
      currency: own.currency,
      game: {
        label: own.game,
        options: () => [
          { value: '', label: games.data?.length === 0 ? own.noGames : own.chooseGame },
          ...(games.data ?? []).map((one) => ({ value: one.game, label: one.title })),
        ],
      },
      stake_cents: {
        label: own.level,
        options: () => [
          { value: '', label: own.chooseLevel },
          ...(game?.stakes_cents ?? []).map((cents) => ({ value: String(cents), label: money(cents) })),
        ],
      },
      rounds: { label: own.count, hint: own.countHint },
      day: { label: own.lastDay, hint: own.lastDayHint },
    },
    finish: ({ day, ...read }) => ({ ...(read as Omit<Grant, 'expires_at'>), expires_at: endOf(day) }),
    onDone: () => {
      toasts.show({ title: own.granted, tone: 'win' });
      onDone();
      onClosed();
    },
  });
  const currency = form.typed.currency as Grant['currency'];
  const games = useRead('listFreeRoundsGames', { query: { currency } });
  const game = games.data?.find((one) => one.game === form.typed.game);
  const stake = game?.stakes_cents.find((cents) => String(cents) === form.typed.stake_cents);
  const rounds = /^\d{1,4}$/.test(String(form.typed.rounds)) ? Number(form.typed.rounds) : 0;
  const money = (cents: number) => formatMoney(cents, { currency, locale: 'en' });
  const isReady = game !== undefined && stake !== undefined && rounds >= 1 && rounds <= 1000 && form.typed.day !== '';
  return (
    <FormDialog
      title={own.grantTitle}
      text={own.grantText}
      submit={own.grant}
      form={form}
      isReady={isReady}
      onClosed={onClosed}
    >
      {isReady && (
        <Note>
          {own.summary({
            player: String(player.id),
            rounds,
            game: game.title,
            stake: money(stake),
            until: showTime(endOf(form.typed.day)),
          })}
        </Note>
      )}
    </FormDialog>
  );
}

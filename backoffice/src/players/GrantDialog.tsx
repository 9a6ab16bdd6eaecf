import type { PlayerFile } from '@halley/contract';
import { currencyCodes, isCurrency } from '@halley/contract/money';
import { newUuid } from '@halley/contract/new-uuid';
import { Field, formatMoney, Note, Select, toasts } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { call } from '../api/client.ts';
import { useCall } from '../api/use-call.ts';
import { showTime } from '../shell/format.ts';
import { Loading } from '../shell/Loading.tsx';
import { ReasonDialog } from '../shell/ReasonDialog.tsx';
import { freeRoundsWords } from './free-rounds-words.ts';

const dayMs = 24 * 60 * 60 * 1000;
const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
/** The first moment after the day, in UTC. */
const endOf = (day: string) => (day === '' ? undefined : new Date(Date.parse(day) + dayMs).toISOString());

interface GrantDialogProps {
  player: Pick<PlayerFile, 'id' | 'currency'>;
  onClosed: () => void;
  onDone: () => void;
}

/** Game, bet level, count and last day; what will happen stands in one sentence above the button. */
export function GrantDialog({ player, onClosed, onDone }: GrantDialogProps): ReactNode {
  // One grant however often the button is pressed, also when an answer is lost.
  const [grantId] = useState(newUuid);
  const [currency, setCurrency] = useState(isCurrency(player.currency) ? player.currency : 'EUR');
  const games = useCall('listFreeRoundsGames', { query: { currency } });
  const [chosen, setChosen] = useState('');
  const [level, setLevel] = useState('');
  const [count, setCount] = useState('10');
  const [day, setDay] = useState(() => dayIn(7));
  const game = games.data?.find((one) => one.game === chosen);
  const stake = game?.stakes_cents.find((cents) => String(cents) === level);
  const rounds = /^\d{1,4}$/.test(count) ? Number(count) : 0;
  const until = endOf(day);
  const isReady = game !== undefined && stake !== undefined && rounds >= 1 && rounds <= 1000 && until !== undefined;
  const money = (cents: number) => formatMoney(cents, { currency, locale: 'en' });
  return (
    <ReasonDialog
      title={freeRoundsWords.grantTitle}
      text={freeRoundsWords.grantText}
      label={freeRoundsWords.grant}
      look="primary"
      isReady={isReady}
      onClosed={onClosed}
      onConfirm={async (reason) => {
        if (!isReady) return;
        await call('grantFreeRounds', {
          params: { id: String(player.id) },
          body: { id: grantId, game: game.game, currency, rounds, stake_cents: stake, expires_at: until, reason },
        });
        toasts.show({ title: freeRoundsWords.granted, tone: 'win' });
        onDone();
      }}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label={freeRoundsWords.currency}
          data-autofocus
          value={currency}
          onChange={(event) => {
            if (isCurrency(event.target.value)) setCurrency(event.target.value);
            setLevel('');
          }}
          options={currencyCodes.map((code) => ({ value: code, label: code }))}
        />
        <Loading from={games}>
          {(list) => (
            <>
              <Select
                label={freeRoundsWords.game}
                placeholder={freeRoundsWords.chooseGame}
                hint={list.length === 0 ? freeRoundsWords.noGames : undefined}
                value={game ? chosen : ''}
                onChange={(event) => {
                  setChosen(event.target.value);
                  setLevel('');
                }}
                options={list.map((one) => ({ value: one.game, label: one.title }))}
              />
              <Select
                label={freeRoundsWords.level}
                placeholder={freeRoundsWords.chooseLevel}
                value={stake === undefined ? '' : level}
                disabled={!game}
                onChange={(event) => setLevel(event.target.value)}
                options={(game?.stakes_cents ?? []).map((cents) => ({ value: String(cents), label: money(cents) }))}
              />
              <Field
                label={freeRoundsWords.count}
                hint={freeRoundsWords.countHint}
                name="rounds"
                inputMode="numeric"
                autoComplete="off"
                value={count}
                onChange={(event) => setCount(event.target.value.trim())}
              />
              <Field
                label={freeRoundsWords.lastDay}
                hint={freeRoundsWords.lastDayHint}
                type="date"
                name="day"
                min={dayIn(0)}
                max={dayIn(365)}
                value={day}
                onChange={(event) => setDay(event.target.value)}
              />
            </>
          )}
        </Loading>
      </div>
      {isReady && (
        <Note>
          {freeRoundsWords.summary({
            ...{ player: String(player.id), rounds, game: game.title, stake: money(stake), until: showTime(until) },
          })}
        </Note>
      )}
    </ReasonDialog>
  );
}

import { type Currency, currencyCodes } from '@halley/contract/money';
import { Field, Select, toasts } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { call } from '../api/client.ts';
import { ReasonDialog } from '../shell/ReasonDialog.tsx';
import { paymentWords } from './words.ts';

interface CorrectionDialogProps {
  /** Whose wallet it is, where that is settled. */
  player?: { id: number; currency: string };
  onClosed: () => void;
  onDone: () => void;
}

export function CorrectionDialog({ player, onClosed, onDone }: CorrectionDialogProps): ReactNode {
  const [playerId, setPlayerId] = useState(player ? String(player.id) : '');
  const [currency, setCurrency] = useState((player?.currency ?? 'EUR') as Currency);
  const [amount, setAmount] = useState('');
  const [line, setLine] = useState('');
  return (
    <ReasonDialog
      title={paymentWords.correctionTitle}
      text={paymentWords.correctionText}
      label={paymentWords.ask}
      look="primary"
      onClosed={onClosed}
      onConfirm={async (reason) => {
        await call('askCorrection', {
          body: {
            reason,
            player_id: Number(playerId),
            currency,
            amount_cents: Number(amount),
            corrects: line === '' ? null : Number(line),
          },
        });
        toasts.show({ title: paymentWords.asked, tone: 'win' });
        onDone();
      }}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Field
          label={paymentWords.player}
          name="player"
          inputMode="numeric"
          pattern="[0-9]+"
          required
          readOnly={player !== undefined}
          value={playerId}
          onChange={(event) => setPlayerId(event.target.value)}
        />
        <Select
          label={paymentWords.currency}
          value={currency}
          onChange={(event) => setCurrency(event.target.value as Currency)}
          options={currencyCodes.map((code) => ({ value: code, label: code }))}
        />
        <Field
          label={paymentWords.amount}
          hint={paymentWords.amountHint}
          name="amount"
          pattern="-?[0-9]+"
          required
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
        <Field
          label={paymentWords.corrects}
          name="line"
          inputMode="numeric"
          pattern="[0-9]*"
          value={line}
          onChange={(event) => setLine(event.target.value)}
        />
      </div>
    </ReasonDialog>
  );
}

import type { couponStatuses } from '@halley/contract';
import { Button, Field, Note, type NoteTone } from '@halley/ui';
import { type FormEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { type MessageKey, useSay } from '../i18n/index.ts';
import { callApi } from '../query/index.ts';
import { readGiftCode, subscribeToCodes, writeStored } from '../storage/index.ts';
import { reloadGifts } from './reload-gifts.ts';

type Outcome = (typeof couponStatuses)[number] | 'failed';

const outcomes: Record<Outcome, { text: MessageKey; tone: NoteTone }> = {
  activated: { text: 'gifts.code.activated', tone: 'win' },
  already_activated: { text: 'gifts.code.already', tone: 'info' },
  failed_to_activate: { text: 'gifts.code.unknown', tone: 'warn' },
  failed: { text: 'gifts.code.failed', tone: 'warn' },
};

/** A gift code, typed or brought by a link. It is redeemed by a click, never by itself. */
export function CodeForm() {
  const say = useSay();
  const [code, setCode] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const brought = useSyncExternalStore(subscribeToCodes, readGiftCode, () => null);
  useEffect(() => {
    if (brought) setCode(brought);
  }, [brought]);

  async function redeem(event: FormEvent) {
    event.preventDefault();
    const given = code.trim();
    setIsEmpty(given === '');
    if (busy || given === '') return;
    setBusy(true);
    setOutcome(undefined);
    const answer = await callApi('redeemCoupon', { body: { coupon_code: given } });
    setBusy(false);
    setOutcome(answer?.status ?? 'failed');
    if (!answer) return;
    writeStored('giftCode', null);
    if (answer.status !== 'activated') return;
    setCode('');
    reloadGifts();
  }

  const said = outcome && outcomes[outcome];
  return (
    <form onSubmit={(event) => void redeem(event)} noValidate className="grid content-start gap-1">
      <div className="flex items-start gap-2">
        <Field
          label={say('gifts.code')}
          name="coupon_code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          value={code}
          error={isEmpty ? say('gifts.code.missing') : undefined}
          onChange={({ target }) => setCode(target.value)}
          className="flex-1 md:w-52"
        />
        <Button type="submit" loading={busy} className="mt-6.5 min-h-12">
          {say('gifts.code.add')}
        </Button>
      </div>
      <div aria-live="polite">{said && <Note tone={said.tone}>{say(said.text)}</Note>}</div>
    </form>
  );
}

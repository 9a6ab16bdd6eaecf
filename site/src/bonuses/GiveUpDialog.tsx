import type { BonusGift, CancelInfo, FreespinGift } from '@halley/contract';
import { Button, Dialog, Facts, Money, Note, Skeleton } from '@halley/ui';
import { useEffect, useState } from 'react';
import { useSay, useSpeech } from '../i18n/index.ts';
import { callApi, succeeds } from '../query/index.ts';
import { isBonus } from './gift-rules.ts';
import { giftTitle } from './gift-title.ts';
import { useGiftAct } from './use-gift-act.ts';

interface GiveUpDialogProps {
  gift: BonusGift | FreespinGift;
  onClosed: () => void;
}

/** Says to the cent what stays and what goes, before anything does. Keeping it is as near as giving it up. */
export function GiveUpDialog({ gift, onClosed }: GiveUpDialogProps) {
  const say = useSay();
  const { busy, act } = useGiftAct();
  const call = isBonus(gift) ? 'cancelBonus' : 'cancelFreespins';
  async function giveUp() {
    await act('give-up', () => succeeds(call, { params: { id: String(gift.id) } }));
    onClosed();
  }
  return (
    <Dialog
      title={say('gifts.giveUp.title', { title: giftTitle(gift) })}
      description={say(isBonus(gift) ? 'gifts.giveUp.text' : 'gifts.giveUp.spins')}
      onClosed={onClosed}
    >
      {isBonus(gift) && <WhatStays gift={gift} />}
      <div className="grid gap-2.5 sm:grid-cols-2">
        <Button block data-autofocus onClick={onClosed}>
          {say('gifts.keep')}
        </Button>
        <Button block loading={busy !== undefined} onClick={() => void giveUp()}>
          {say('gifts.giveUp')}
        </Button>
      </div>
    </Dialog>
  );
}

function WhatStays({ gift }: { gift: BonusGift }) {
  const { say, tag } = useSpeech();
  const [info, setInfo] = useState<CancelInfo | null>();
  useEffect(() => {
    let isOver = false;
    void callApi('readCancelInfo', { params: { id: String(gift.id) } }).then((answer) => !isOver && setInfo(answer));
    return () => {
      isOver = true;
    };
  }, [gift.id]);
  if (info === undefined) return <Skeleton className="h-24 rounded-md" />;
  if (info === null) return <Note tone="warn">{say('gifts.giveUp.unknown')}</Note>;
  // Written with all digits of the currency: without the dot it is the number of subunits.
  const amount = (text: string) => (
    <Money cents={BigInt(text.replace('.', ''))} currency={gift.currency} locale={tag} />
  );
  return (
    <Facts
      facts={[
        { name: say('gifts.giveUp.goes'), value: amount(info.bonus_balance) },
        { name: say('gifts.giveUp.stays'), value: amount(info.total_withdrawal_amount) },
      ]}
    />
  );
}

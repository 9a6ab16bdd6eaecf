import type { PlayerFile } from '@halley/contract';
import { isCurrency } from '@halley/contract/money';
import { newUuid } from '@halley/contract/new-uuid';
import { toasts } from '@halley/ui';
import type { FormState } from '@halley/ui/form';
import { type ReactNode, useState } from 'react';
import { type Input, refusalText } from '../api/index.ts';
import { FormDialog, useCall } from '../console/index.ts';
import {
  emptyReward,
  faultsAt,
  RewardAsks,
  type RewardFields,
  RewardGets,
  rewardOf,
  startReading,
} from '../promotions/index.ts';
import { giftWords as own } from './words.ts';

type Gift = Input<'issueGift'>['body'];

interface GiveGiftDialogProps {
  player: Pick<PlayerFile, 'id' | 'currency'>;
  onClosed: () => void;
  onDone: () => void;
}

const types = ['bonus', 'freespins'] as const;

/** A bonus or free spins, with what they ask for and why they are given. */
export function GiveGiftDialog({ player, onClosed, onDone }: GiveGiftDialogProps): ReactNode {
  // One gift however often the button is clicked, also when an answer is lost.
  const [start] = useState(() => ({
    key: newUuid(),
    currency: isCurrency(player.currency) ? player.currency : 'EUR',
    title: own.defaultTitle,
    take_days: 30,
  }));
  const [reward, setReward] = useState<RewardFields>(emptyReward);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const form: FormState = useCall('issueGift', {
    params: { id: String(player.id) },
    start,
    labels: {
      currency: own.currency,
      title: { label: own.giftTitle, hint: own.giftTitleHint },
      take_days: { label: own.takeDays, hint: own.takeDaysHint },
    },
    finish: (read) => ({ ...(read as Omit<Gift, 'reward'>), reward: written as Gift['reward'] }),
    onFailure: (error) => {
      setRefused(refusalText(error).fields);
      return false;
    },
    onDone: () => {
      toasts.show({ title: own.given, tone: 'win' });
      onDone();
      onClosed();
    },
  });
  const currency = form.typed.currency as Gift['currency'];
  const reading = startReading();
  const written = rewardOf(reward, reading, { at: 'reward', currencies: [currency] });
  const faultAt = faultsAt(hideEmpty(reading.faults), refused);
  const props = {
    reward,
    at: 'reward',
    currencies: [currency],
    faultAt,
    onReward: (part: Partial<RewardFields>) => {
      setRefused({});
      setReward((before) => ({ ...before, ...part }));
    },
  };
  return (
    <FormDialog
      title={own.giveTitle}
      text={own.giveText}
      submit={own.give}
      form={form}
      isReady={Object.keys(reading.faults).length === 0}
      onClosed={onClosed}
    >
      <div className="@container grid gap-3">
        <RewardGets {...props} types={types} isFixed />
        {(reward.type === 'bonus' || reward.result === 'bonus') && <RewardAsks {...props} />}
      </div>
    </FormDialog>
  );
}

/** A dialog opens with empty fields: that they are empty is no news. */
const hideEmpty = (faults: ReturnType<typeof startReading>['faults']) =>
  Object.fromEntries(Object.entries(faults).filter(([, { code }]) => code !== 'required'));

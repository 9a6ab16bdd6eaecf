import { CallFailed } from '@halley/contract/client';
import { Button, Dialog, Facts, Note } from '@halley/ui';
import { useState } from 'react';
import { type MessageKey, useSpeech } from '../../i18n/index.ts';
import { callApi, useQuery } from '../../query/index.ts';
import { usePlayer } from '../../session/index.ts';
import { pointsText } from '../points-text.ts';
import { readDrawsAgain } from './decide-lootbox.ts';

const refusals: Record<string, MessageKey> = {
  'points.not_enough': 'wheel.points.notEnough',
  'points.other_price': 'wheel.points.otherPrice',
  'points.sold_out': 'wheel.points.soldOut',
  'points.had_all': 'wheel.points.soldOut',
  'group.not_for_you': 'wheel.fault.notForYou',
};

interface TurnForPointsProps {
  points: number;
  group: string;
  /** The turn that came of it. */
  onHad: (id: number) => void;
  onClosed: () => void;
}

/** Says what there is and what will be left, before anything is spent. Not to is as near as to. */
export function TurnForPoints({ points, group, onHad, onClosed }: TurnForPointsProps) {
  const { say, tag } = useSpeech();
  const currency = usePlayer()?.currency ?? 'EUR';
  const { data } = useQuery('readCompPoints');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<MessageKey | null>(null);
  // The same wish, however often it is sent.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const have = data?.chargeable.points;
  const enough = have !== undefined && have >= points;

  async function exchange() {
    if (busy) return;
    setBusy(true);
    setFault(null);
    try {
      const body = { exchange: { points, group, currency } };
      const order = await callApi('exchangePoints', { params: { type: 'lootboxes' }, body }, { idempotencyKey });
      readDrawsAgain();
      const [id] = order.lootbox_ids;
      if (id !== undefined) onHad(id);
      onClosed();
    } catch (error) {
      const code = error instanceof CallFailed ? error.code : '';
      setFault(refusals[code] ?? 'wheel.points.failed');
      readDrawsAgain();
    }
    setBusy(false);
  }

  return (
    <Dialog title={say('wheel.points.title')} description={say('wheel.points.text')} onClosed={onClosed}>
      <Facts
        facts={[
          { name: say('wheel.points.price'), value: pointsText(tag, points) },
          { name: say('wheel.points.now'), value: have === undefined ? '…' : pointsText(tag, have) },
          { name: say('wheel.points.after'), value: enough ? pointsText(tag, have - points) : '–' },
        ]}
      />
      {have !== undefined && !enough && <Note>{say('wheel.points.notEnough')}</Note>}
      {fault && <Note tone="warn">{say(fault)}</Note>}
      <div className="grid gap-2.5 sm:grid-cols-2">
        <Button block data-autofocus onClick={onClosed}>
          {say('wheel.points.no')}
        </Button>
        <Button block disabled={!enough} loading={busy} onClick={() => void exchange()}>
          {say('wheel.points.yes', { points: pointsText(tag, points) })}
        </Button>
      </div>
    </Dialog>
  );
}

import type { MartPage, PostalAddress } from '@halley/contract';
import { groupIdsOf, isMultiAccount } from '@halley/contract/groups';
import { Button, Dialog, Note } from '@halley/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useSay } from '../../../i18n/index.ts';
import { openSupport } from '../../../page/index.ts';
import { succeeds } from '../../../query/index.ts';
import { usePlayer } from '../../../session/index.ts';
import type { ShopCard } from '../mart-cards.ts';
import { ExchangeDialog } from './ExchangeDialog.tsx';
import { ExchangeResult } from './ExchangeResult.tsx';
import { type Outcome, useExchange, type Wish } from './use-exchange.ts';

interface ExchangeProps {
  card: ShopCard;
  page: MartPage;
  price: number;
  /** Undefined for guests. */
  points: number | undefined;
  onClosed: () => void;
}

type Stage =
  | { is: 'ask' }
  | { is: 'several' }
  | { is: 'barred'; wish: Wish }
  | { is: 'told'; wish: Wish; outcome: Outcome };

/** Asks, makes the exchange, and says what became of it: one dialog at a time. */
export function Exchange({ card, page, price, points, onClosed }: ExchangeProps) {
  const player = usePlayer();
  const { busy, exchange } = useExchange();
  const [stage, setStage] = useState<Stage>({ is: 'ask' });

  async function make(wish: Wish) {
    const outcome = await exchange(wish);
    if (outcome) setStage({ is: 'told', wish, outcome });
  }
  function confirm(quantity: number, address?: PostalAddress) {
    if (!player) return;
    const wish = { card, quantity, price, currency: player.currency, ...(address && { address }) };
    if (isMultiAccount(groupIdsOf(player.statuses))) setStage({ is: 'several' });
    else if (!player.can_issue_bonuses) setStage({ is: 'barred', wish });
    else void make(wish);
  }

  switch (stage.is) {
    case 'ask':
      return (
        <ExchangeDialog
          card={card}
          page={page}
          price={price}
          points={points}
          busy={busy}
          onConfirm={confirm}
          // What is on its way is told: until then the dialog stays.
          onClosed={() => busy || onClosed()}
        />
      );
    case 'several':
      return <SeveralAccounts onClosed={onClosed} />;
    case 'barred':
      return <SwitchOn busy={busy} onSwitched={() => void make(stage.wish)} onClosed={onClosed} />;
    default:
      return (
        <ExchangeResult
          card={card}
          outcome={stage.outcome}
          points={points}
          busy={busy}
          onAgain={() => void make(stage.wish)}
          onClosed={onClosed}
        />
      );
  }
}

/** Group 100: the shop is not for whoever has several accounts, and only a person can say that it is wrong. */
function SeveralAccounts({ onClosed }: { onClosed: () => void }) {
  const say = useSay();
  return (
    <Dialog title={say('mart.several.title')} description={say('mart.several.text')} onClosed={onClosed}>
      <div className="grid gap-2.5 sm:grid-cols-2">
        <Button
          block
          onClick={() => {
            onClosed();
            openSupport();
          }}
        >
          {say('mart.several.support')}
        </Button>
        <Button block data-autofocus onClick={onClosed}>
          {say('mart.done.close')}
        </Button>
      </div>
    </Dialog>
  );
}

/** Who has asked for no bonuses is asked before one is given; "no" is as near as "yes". */
function SwitchOn({ busy, onSwitched, onClosed }: { busy: boolean; onSwitched: () => void; onClosed: () => void }) {
  const say = useSay();
  const { revalidate } = useRevalidator();
  const [isSwitching, setIsSwitching] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function switchOn() {
    setIsSwitching(true);
    setHasFailed(false);
    const done = await succeeds('updateBonusSettings', { body: { can_issue: true } });
    setIsSwitching(false);
    if (!done) return setHasFailed(true);
    void revalidate();
    onSwitched();
  }
  return (
    <Dialog title={say('mart.barred.title')} description={say('mart.barred.text')} onClosed={onClosed}>
      <div role="alert">{hasFailed && <Note tone="danger">{say('mart.barred.failed')}</Note>}</div>
      <div className="grid gap-2.5 sm:grid-cols-2">
        <Button block data-autofocus onClick={onClosed}>
          {say('mart.barred.no')}
        </Button>
        <Button block loading={isSwitching || busy} onClick={() => void switchOn()}>
          {say('mart.barred.yes')}
        </Button>
      </div>
    </Dialog>
  );
}

import type { BonusGift } from '@halley/contract';
import { Button, Dialog, Note } from '@halley/ui';
import { formatMoney } from '@halley/ui/format-money.ts';
import { useEffect, useState } from 'react';
import { countOf, playedGift, reloadGifts } from '../bonuses/index.ts';
import { useSpeech } from '../i18n/index.ts';
import { queries, succeeds, useQuery } from '../query/index.ts';
import type { GameView } from './read-game-page.server.ts';

interface WithoutGiftDialogProps {
  game: GameView;
  currency: string | undefined;
  onClosed: () => void;
}

/** A stake was refused because of the gift: stake less, or play without it. Both are as large. */
export default function WithoutGiftDialog({ game, currency, onClosed }: WithoutGiftDialogProps) {
  const { say, tag } = useSpeech();
  const { data } = useQuery('listBonuses');
  const gift = playedGift((data ?? []) as BonusGift[], currency);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const isOver = data !== undefined && !gift;
  // Paused or ended meanwhile, on another page: nothing is in the way any more.
  useEffect(() => {
    if (isOver) onClosed();
  }, [isOver, onClosed]);

  async function pause(id: number) {
    setBusy(true);
    const done = await succeeds('pauseBonus', { params: { id: String(id) } });
    reloadGifts();
    queries.invalidate('listAccounts');
    setBusy(false);
    setFailed(!done);
    if (done) onClosed();
  }
  if (!gift) return null;
  const { title, deal } = gift;
  const amount = formatMoney(deal.limits.max_stake_cents ?? 0, { currency: gift.currency, locale: tag });
  const isHere = countOf(deal, game.counts) !== null;
  return (
    <Dialog
      title={say('games.gift.title')}
      description={isHere ? say('games.gift.above', { title, amount }) : say('games.gift.elsewhere', { title })}
      onClosed={onClosed}
    >
      <p className="text-text-soft">{say('games.gift.without')}</p>
      {failed && <Note tone="warn">{say('games.gift.failed')}</Note>}
      <div className="grid gap-2.5 sm:grid-cols-2">
        <Button block data-autofocus onClick={onClosed}>
          {say(isHere ? 'games.gift.less' : 'games.gift.other')}
        </Button>
        <Button block loading={busy} onClick={() => void pause(gift.id)}>
          {say('games.gift.pause')}
        </Button>
      </div>
    </Dialog>
  );
}

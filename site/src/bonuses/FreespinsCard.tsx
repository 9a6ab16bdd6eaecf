import type { FreespinGift } from '@halley/contract';
import { Badge, Button, Select } from '@halley/ui';
import { formatMoney } from '@halley/ui/format-money.ts';
import { useState } from 'react';
import { type MessageKey, useSpeech } from '../i18n/index.ts';
import { SiteLink, useExcluded, useLocalTime } from '../page/index.ts';
import { succeeds } from '../query/index.ts';
import { usePlayer } from '../session/index.ts';
import { DealCard } from './DealCard.tsx';
import { GiftFrame } from './GiftFrame.tsx';
import { GiveUpDialog } from './GiveUpDialog.tsx';
import { giftTitle } from './gift-title.ts';
import { takes, useGiftAct } from './use-gift-act.ts';

/** Free spins: to be taken, or taken and played in one of their games. The game itself finds what can be played in it. */
export function FreespinsCard({ gift, art }: { gift: FreespinGift; art: string }) {
  const { say, tag } = useSpeech();
  const when = useLocalTime({ dateStyle: 'medium', timeStyle: 'short' });
  const taken = gift.stage === 'activated';
  const won = formatMoney(gift.win_cents, { currency: gift.currency, locale: tag });
  const until = taken ? gift.valid_until : gift.activatable_until;
  return (
    <GiftFrame
      art={art}
      title={giftTitle(gift)}
      text={
        taken &&
        (gift.waits_for_provider ? (
          <p>{say('gifts.spins.waits')}</p>
        ) : (
          <p suppressHydrationWarning>
            {say('gifts.spins.played', {
              played: gift.freespins_performed ?? 0,
              total: gift.freespins_total,
              won,
            })}
          </p>
        ))
      }
      marks={
        <>
          <Badge tone={taken && !gift.waits_for_provider ? 'win' : 'amber'}>{say(markOf(gift))}</Badge>
          {until && (
            <span suppressHydrationWarning>
              {say(taken ? 'gifts.time.until' : 'gifts.time.take', { at: when(until) })}
            </span>
          )}
        </>
      }
      actions={<Acts gift={gift} taken={taken} />}
    >
      <DealCard deal={gift.deal} className="border-t border-line pt-4" />
    </GiftFrame>
  );
}

function markOf({ stage, waits_for_provider: waits }: FreespinGift): MessageKey {
  if (stage !== 'activated') return 'gifts.mark.new';
  return waits ? 'gifts.mark.asked' : 'gifts.mark.ready';
}

function Acts({ gift, taken }: { gift: FreespinGift; taken: boolean }) {
  const { say } = useSpeech();
  const excluded = useExcluded();
  const player = usePlayer();
  const { busy, act } = useGiftAct();
  const [givingUp, setGivingUp] = useState(false);
  const [game, setGame] = useState<string>();
  const params = { params: { id: String(gift.id) } };
  const chosen = game ?? gift.games_info[0]?.identifier;
  if (!taken) {
    return (
      <>
        {gift.activatable && !excluded && gift.games_info.length > 1 && (
          <div className="w-full">
            <Select
              label={say('gifts.spins.choose')}
              value={chosen}
              options={gift.games_info.map(({ identifier, title }) => ({ value: identifier, label: title }))}
              onChange={(event) => setGame(event.target.value)}
            />
          </div>
        )}
        {gift.activatable && !excluded && (
          <Button
            loading={busy === 'take'}
            onClick={() => void act('take', () => takes('activateFreespins', { ...params, body: { game } }))}
          >
            {say('gifts.take')}
          </Button>
        )}
        {gift.cancelable && (
          <Button
            loading={busy === 'decline'}
            onClick={() => void act('decline', () => succeeds('cancelFreespins', params))}
          >
            {say('gifts.decline')}
          </Button>
        )}
      </>
    );
  }
  return (
    <>
      {player?.currency !== gift.currency ? (
        <p className="w-full text-13 text-text-soft">{say('gifts.spins.otherWallet', { currency: gift.currency })}</p>
      ) : (
        !excluded &&
        !gift.waits_for_provider &&
        gift.games_info
          .filter(({ identifier }) => gift.game === null || identifier === gift.game)
          .map(({ identifier, title }) => (
            <Button key={identifier} asChild>
              <SiteLink href={`/play/${identifier}?mode=real`}>{say('gifts.spins.play', { game: title })}</SiteLink>
            </Button>
          ))
      )}
      {gift.cancelable && <Button onClick={() => setGivingUp(true)}>{say('gifts.giveUp')}</Button>}
      {givingUp && <GiveUpDialog gift={gift} onClosed={() => setGivingUp(false)} />}
    </>
  );
}

import type { PlayerFile, StaffGift } from '@halley/contract';
import { Badge, type BadgeTone, Card, Facts, formatMoney, Note } from '@halley/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Loaded, useRead } from '../api/index.ts';
import { Actions, DataTable, Loading, linkClass, showTime } from '../console/index.ts';
import { dealLines } from '../promotions/index.ts';
import { words } from '../words/index.ts';
import { giveGift, givePromotion, withdrawGift } from './gift-actions.tsx';
import { giftWords as own } from './words.ts';

const tones: Partial<Record<StaffGift['stage'], BadgeTone>> = {
  issued: 'info',
  wait: 'violet',
  handle_bets: 'win',
  activated: 'win',
  wager_done: 'amber',
};

/** Every gift with every move; giving one and withdrawing one, for those whose role allows it. */
export function PlayerGifts({ id, file }: { id: string; file: Loaded<PlayerFile> }): ReactNode {
  const gifts = useRead('listPlayerGifts', { params: { id } });
  return (
    <div className="grid gap-5">
      <div>
        {file.data && <Actions actions={[giveGift(file.data), givePromotion(file.data)]} onDone={gifts.reload} />}
      </div>
      <Loading from={gifts}>
        {(list) =>
          list.length === 0 ? (
            <p className="rounded-lg bg-surface-1 p-5 text-text-soft">{own.none}</p>
          ) : (
            <ul className="grid gap-4">
              {list.map((gift) => (
                <li key={gift.id}>
                  <Gift gift={gift} onDone={gifts.reload} />
                </li>
              ))}
            </ul>
          )
        }
      </Loading>
    </div>
  );
}

/** The two kinds have no ends but these: what is over cannot be withdrawn. */
const isOpen = ({ stage }: StaffGift) => ['issued', 'wait', 'handle_bets', 'activated'].includes(stage);

function Gift({ gift, onDone }: { gift: StaffGift; onDone: () => void }): ReactNode {
  const money = (cents: number) => formatMoney(cents, { currency: gift.currency, locale: 'en' });
  const { moveColumns: heads } = own;
  return (
    <Card role="group" aria-label={`${gift.title} ${gift.id}`} className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="title-card">{gift.title}</h2>
        <Badge tone={tones[gift.stage] ?? 'neutral'}>{own.stages[gift.stage]}</Badge>
        <span className="text-13 text-text-faint">
          {own.kinds[gift.type]} {gift.id}
          {gift.type === 'bonus' && gift.paused && ` · ${own.paused}`}
        </span>
        <span className="ml-auto">
          <Actions actions={[isOpen(gift) && withdrawGift(gift)]} onDone={onDone} />
        </span>
      </div>
      {gift.type === 'bonus' && gift.review_until !== null && (
        <Note tone="warn">{own.review(showTime(gift.review_until))}</Note>
      )}
      <Facts className="text-13 md:grid-cols-2 md:gap-x-8" facts={factsOf(gift, money)} />
      <details>
        <summary className="min-h-11 content-center text-13 font-semibold text-text-soft">{own.card}</summary>
        <Facts className="pt-2 text-13" facts={dealLines(gift.deal)} />
      </details>
      <details>
        <summary className="min-h-11 content-center text-13 font-semibold text-text-soft">
          {own.moves(gift.moves.length)}
        </summary>
        <DataTable
          caption={own.moves(gift.moves.length)}
          empty={words.none}
          rows={gift.moves}
          rowKey={({ at, to }) => `${at} ${to}`}
          columns={[
            { key: 'at', head: heads.at, cell: ({ at }) => showTime(at) },
            { key: 'move', head: heads.move, cell: ({ from, to }) => own.move(from, to) },
            { key: 'by', head: heads.by, cell: ({ by }) => own.by[by] ?? by },
            { key: 'cash', head: heads.cash, align: 'right', cell: ({ cash_cents }) => money(cash_cents) },
            { key: 'bonus', head: heads.bonus, align: 'right', cell: ({ bonus_cents }) => money(bonus_cents) },
            {
              key: 'reason',
              head: heads.reason,
              cell: ({ reason }) => <span className="whitespace-normal">{reason ?? words.none}</span>,
            },
          ]}
        />
      </details>
    </Card>
  );
}

function factsOf(gift: StaffGift, money: (cents: number) => string) {
  const { facts } = own;
  const { promotion } = gift.deal;
  const common = [
    { name: facts.created, value: showTime(gift.created_at) },
    {
      name: facts.promotion,
      value: promotion ? (
        <Link to={`/promotions/${promotion.id}`} className={linkClass}>
          {own.version(promotion.id, promotion.version)}
        </Link>
      ) : (
        own.byHand
      ),
    },
    ...(gift.stage === 'issued' ? [{ name: facts.take, value: showTime(gift.activatable_until) }] : []),
    { name: facts.valid, value: showTime(gift.valid_until) },
  ];
  if (gift.type === 'freespins') {
    return [
      { name: facts.spins, value: own.of(String(gift.freespins_performed ?? 0), String(gift.freespins_total)) },
      { name: facts.win, value: money(gift.win_cents) },
      { name: facts.games, value: gift.games_info.map(({ title }) => title).join(', ') },
      ...common,
    ];
  }
  return [
    { name: facts.amount, value: money(gift.amount_cents) },
    { name: facts.balance, value: money(gift.balance_cents) },
    {
      name: facts.played,
      value: own.of(money(gift.amount_wager_cents), money(gift.amount_wager_requirement_cents)),
    },
    { name: facts.released, value: money(gift.released_cents) },
    ...common,
  ];
}

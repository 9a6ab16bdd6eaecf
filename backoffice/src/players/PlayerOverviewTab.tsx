import type { PlayerFile } from '@halley/contract';
import { Badge, Card, Facts, Money, Note } from '@halley/ui';
import type { ReactNode } from 'react';
import {
  Actions,
  countryInWords,
  DataTable,
  given,
  languageInWords,
  licenceInWords,
  showTime,
} from '../console/index.ts';
import { words } from '../words/index.ts';
import { changeGroups } from './change-groups.ts';

const { facts: names, walletColumns } = words.player;
const yesOrNo = (value: boolean) => (value ? words.yes : words.no);

export function PlayerOverviewTab({ player, onChanged }: { player: PlayerFile; onChanged: () => void }): ReactNode {
  const money = (cents: number, currency: string) => <Money cents={cents} currency={currency} locale="en" />;
  return (
    <div className="grid gap-5">
      {player.lock && (
        <Note tone="danger">{words.player.closedBecause(player.lock.reason, showTime(player.lock.at))}</Note>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card>
          <Facts
            facts={[
              { name: names.email, value: player.email },
              { name: names.confirmed, value: yesOrNo(player.confirmed) },
              { name: names.nickname, value: given(player.nickname) },
              { name: names.name, value: given(player.name) },
              { name: names.country, value: countryInWords(player.country) },
              { name: names.language, value: languageInWords(player.language) },
              { name: names.licence, value: licenceInWords(player.licence) },
              { name: names.twoFactor, value: yesOrNo(player.two_factor) },
              { name: names.joined, value: showTime(player.created_at) },
              {
                name: names.seen,
                value: player.last_sign_in_at ? showTime(player.last_sign_in_at) : words.player.neverSeen,
              },
            ]}
          />
        </Card>
        <div className="grid gap-5">
          <section className="grid gap-2">
            <h2 className="title-card">{words.player.wallets}</h2>
            <DataTable
              caption={words.player.wallets}
              empty={words.player.noWallets}
              rows={player.wallets}
              rowKey={({ currency }) => currency}
              isMe={({ selected }) => selected}
              columns={[
                { key: 'currency', head: walletColumns.currency, cell: ({ currency }) => currency },
                {
                  key: 'cash',
                  head: walletColumns.cash,
                  align: 'right',
                  cell: ({ cash_cents, currency }) => money(cash_cents, currency),
                },
                {
                  key: 'bonus',
                  head: walletColumns.bonus,
                  align: 'right',
                  cell: ({ bonus_cents, currency }) => money(bonus_cents, currency),
                },
                {
                  key: 'reserved',
                  head: walletColumns.reserved,
                  align: 'right',
                  cell: ({ reserved_cents, currency }) => money(reserved_cents, currency),
                },
              ]}
            />
          </section>
          <section className="grid gap-2">
            <h2 className="title-card">{words.player.groups}</h2>
            {player.groups.length === 0 ? (
              <p className="text-text-soft">{words.player.noGroups}</p>
            ) : (
              <ul className="flex flex-wrap gap-2">
                {player.groups.map(({ id, name }) => (
                  <li key={id}>
                    <Badge>
                      {name} · {id}
                    </Badge>
                  </li>
                ))}
              </ul>
            )}
            <div>
              <Actions actions={[changeGroups(player)]} onDone={onChanged} />
            </div>
          </section>
        </div>
      </div>
    </div>
  );
}

import type { PlayerFile } from '@halley/contract';
import { Badge, Card, Money } from '@halley/ui';
import type { ReactNode } from 'react';
import { Actions, DataTable, FactsCard, given, languageInWords, licenceInWords, showTime } from '../console/index.ts';
import { words } from '../words/index.ts';
import { boardWords } from './board-words.ts';
import { changeGroups } from './change-groups.ts';

const { facts: names, walletColumns } = words.player;
const yesOrNo = (value: boolean) => (value ? words.yes : words.no);

/** How the account stands. */
export function AccountCard({ player }: { player: PlayerFile }): ReactNode {
  return (
    <FactsCard
      title={boardWords.account}
      facts={[
        { name: names.email, value: player.email },
        { name: names.confirmed, value: yesOrNo(player.confirmed) },
        { name: names.nickname, value: given(player.nickname) },
        { name: names.language, value: languageInWords(player.language) },
        { name: names.licence, value: licenceInWords(player.licence) },
        { name: names.twoFactor, value: yesOrNo(player.two_factor) },
        {
          name: names.seen,
          value: player.last_sign_in_at ? showTime(player.last_sign_in_at) : words.player.neverSeen,
        },
      ]}
    />
  );
}

export function WalletsCard({ player }: { player: PlayerFile }): ReactNode {
  const money = (cents: number, currency: string) => <Money cents={cents} currency={currency} locale="en" />;
  return (
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
          ...(['cash', 'bonus', 'reserved'] as const).map((part) => ({
            key: part,
            head: walletColumns[part],
            align: 'right' as const,
            cell: (wallet: PlayerFile['wallets'][number]) => money(wallet[`${part}_cents`], wallet.currency),
          })),
        ]}
      />
    </section>
  );
}

export function GroupsCard({ player, onChanged }: { player: PlayerFile; onChanged: () => void }): ReactNode {
  return (
    <Card className="grid gap-3">
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
    </Card>
  );
}

import type { ReactNode } from 'react';
import { Avatar } from '../Avatar.tsx';
import { Badge, Count } from '../Badge.tsx';
import { Button } from '../Button.tsx';
import { Card, Note } from '../Card.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { LoadingBar } from '../LoadingBar.tsx';
import { Money } from '../Money.tsx';
import { ProgressComet } from '../ProgressComet.tsx';
import { Skeleton } from '../Skeleton.tsx';
import { Table } from '../Table.tsx';
import { Timer } from '../Timer.tsx';
import { Columns, Line, Panel, Section } from './Section.tsx';

interface Player {
  place: number;
  name: string;
  games: number;
  points: number;
  prizeCents: number;
  me?: boolean;
}

const players: readonly Player[] = [
  { place: 1, name: 'Cassini', games: 412, points: 18240, prizeCents: 200000 },
  { place: 2, name: 'Rosetta', games: 388, points: 17905, prizeCents: 100000 },
  { place: 3, name: 'You', games: 240, points: 12110, prizeCents: 50000, me: true },
  { place: 4, name: 'Giotto', games: 199, points: 9950, prizeCents: 0 },
];

export function DataSection(): ReactNode {
  return (
    <Section title="Table and numbers">
      <Columns>
        <Panel title="Ring Race">
          <Table
            caption="Ring Race: the best so far"
            rows={players}
            rowKey={(player) => player.place}
            isMe={(player) => player.me === true}
            columns={[
              { key: 'place', head: '#', cell: (player) => player.place },
              { key: 'name', head: 'Player', cell: (player) => <b>{player.name}</b> },
              { key: 'games', head: 'Rounds', cell: (player) => player.games, align: 'right', from: 'sm' },
              { key: 'points', head: 'Points', cell: (player) => player.points.toLocaleString('en'), align: 'right' },
              {
                key: 'prize',
                head: 'Prize',
                align: 'right',
                cell: (player) => <Money cents={player.prizeCents} currency="EUR" locale="en" />,
              },
            ]}
          />
        </Panel>
        <Panel title="Progress and time">
          <ProgressComet label="Gift progress" value={0.58} />
          <ProgressComet label="Level" value={0} />
          <ProgressComet label="Deposit limit" value={0.4} look="plain" />
          <ProgressComet label="Loss limit" value={0.86} look="warn" />
          <ProgressComet label="Stake limit" value={1} look="full" />
          <LoadingBar />
          <Line>
            <Timer untilMs={4_102_444_800_000} nowMs={1_764_000_000_000} />
            <Avatar name="Mara Kivi" />
            <Count on>3</Count>
            <Count>12</Count>
          </Line>
          <Line>
            <Badge>Neutral</Badge>
            <Badge tone="win">Playing now</Badge>
            <Badge tone="amber">New</Badge>
            <Badge tone="info">Waiting</Badge>
            <Badge tone="warn">Ends soon</Badge>
            <Badge tone="danger">Closed</Badge>
            <Badge tone="violet">Counts 100%</Badge>
          </Line>
        </Panel>
      </Columns>
    </Section>
  );
}

export function StateSection(): ReactNode {
  return (
    <Section title="Notes, waiting, nothing there">
      <Columns>
        <Panel title="Notes and skeletons">
          <Note>Withdrawals take up to a day.</Note>
          <Note tone="warn">Your document expires on Friday.</Note>
          <Note tone="win">Your account is verified.</Note>
          <Note tone="danger">This method is closed for you.</Note>
          <div aria-hidden="true" className="flex gap-3">
            <Skeleton className="h-24 w-18" />
            <div className="grid flex-1 content-start gap-2">
              <Skeleton className="h-4 w-3/4 rounded-xs" />
              <Skeleton className="h-3 w-1/2 rounded-xs" />
            </div>
          </div>
        </Panel>
        <Card flat>
          <EmptyState
            picture="no-favourites"
            title="No favourites yet"
            text="Press the heart on a game and it waits for you here."
            action={<Button>Look around</Button>}
          />
        </Card>
      </Columns>
    </Section>
  );
}

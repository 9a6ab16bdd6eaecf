import type { PointCorrection } from '@halley/contract';
import { Badge, type BadgeTone } from '@halley/ui';
import { type ListColumn, showTime, WaitingSince } from '../../console/index.ts';
import { words } from '../../words/index.ts';
import { PlayerLink } from '../PlayerLink.tsx';
import { loyaltyWords } from '../words.ts';
import { signed } from './correction-actions.ts';

const { corrections: own } = loyaltyWords;
const heads = own.columns;
const tones: Readonly<Record<PointCorrection['state'], BadgeTone>> = {
  proposed: 'warn',
  agreed: 'win',
  refused: 'neutral',
};

export const correctionColumns = {
  at: { key: 'at', head: heads.at, cell: ({ proposed_at }) => showTime(proposed_at), from: 'lg' },
  waiting: {
    key: 'waiting',
    head: heads.waiting,
    cell: ({ state, proposed_at }) => (state === 'proposed' ? <WaitingSince since={proposed_at} /> : words.none),
    from: 'md',
  },
  player: {
    key: 'player',
    head: heads.player,
    cell: ({ player_id: id, nickname }) => <PlayerLink id={id} nickname={nickname} />,
  },
  chargeable: {
    key: 'chargeable',
    head: heads.chargeable,
    align: 'right',
    cell: ({ chargeable }) => signed(chargeable),
  },
  persistent: {
    key: 'persistent',
    head: heads.persistent,
    align: 'right',
    cell: ({ persistent }) => signed(persistent),
  },
  reason: {
    key: 'reason',
    head: heads.reason,
    cell: ({ reason }) => <span className="whitespace-normal wrap-anywhere sm:block sm:py-1.5">{reason}</span>,
  },
  by: { key: 'by', head: heads.by, cell: ({ proposed_by }) => proposed_by, from: 'md' },
  state: {
    key: 'state',
    head: heads.state,
    cell: ({ state, is_own: isOwn, decided_by: by }) => (
      <span className="whitespace-normal sm:block sm:py-1.5">
        <Badge tone={tones[state]}>{own.states[state]}</Badge>{' '}
        <span className="text-text-faint">
          {state === 'proposed' ? isOwn && own.own : by !== null && own.decidedBy(by)}
        </span>
      </span>
    ),
  },
} as const satisfies Readonly<Record<string, ListColumn<PointCorrection>>>;

import type { StaffJackpotFile } from '@halley/contract';
import { Button, toasts } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { call } from '../api/client.ts';
import { ReasonDialog } from '../shell/ReasonDialog.tsx';
import { RatesDialog } from './RatesDialog.tsx';
import { jackpotWords } from './words.ts';

type Move = 'active' | 'paused' | 'retiring';

const moves = {
  active: { label: jackpotWords.resume, title: jackpotWords.resumeTitle, text: jackpotWords.resumeText },
  paused: { label: jackpotWords.pause, title: jackpotWords.pauseTitle, text: jackpotWords.pauseText },
  retiring: { label: jackpotWords.retire, title: jackpotWords.retireTitle, text: jackpotWords.retireText },
} as const;

/** What may follow the present state; the server has the last word. */
function movesFrom({ state, levels }: StaffJackpotFile): Move[] {
  if (state === 'active') return ['paused', 'retiring'];
  if (state === 'paused') return ['active', 'retiring'];
  return state === 'retiring' && levels.every(({ running }) => running) ? ['active'] : [];
}

export function JackpotActions({ jackpot, onDone }: { jackpot: StaffJackpotFile; onDone: () => void }): ReactNode {
  const [asking, setAsking] = useState<Move | 'rates'>();
  const close = () => setAsking(undefined);
  const mayChange = jackpot.state === 'active' || jackpot.state === 'paused';
  const move = asking && asking !== 'rates' ? asking : undefined;
  return (
    <>
      {mayChange && (
        <Button size="small" look="outline" icon="settings" onClick={() => setAsking('rates')}>
          {jackpotWords.rates}
        </Button>
      )}
      {movesFrom(jackpot).map((to) => (
        <Button key={to} size="small" look={to === 'retiring' ? 'danger' : 'secondary'} onClick={() => setAsking(to)}>
          {moves[to].label}
        </Button>
      ))}
      {asking === 'rates' && <RatesDialog jackpot={jackpot} onClosed={close} onDone={onDone} />}
      {move && (
        <ReasonDialog
          title={moves[move].title(jackpot.name)}
          text={moves[move].text}
          label={moves[move].label}
          look={move === 'retiring' ? 'danger' : 'primary'}
          onClosed={close}
          onConfirm={async (reason) => {
            const body = { reason, revision: jackpot.revision, state: move };
            await call('switchJackpot', { params: { id: String(jackpot.id) }, body });
            toasts.show({ title: jackpotWords.moved[move], tone: 'win' });
            onDone();
          }}
        />
      )}
    </>
  );
}

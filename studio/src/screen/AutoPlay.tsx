import { Button } from '@halley/ui/Button.tsx';
import { type ReactNode, useState } from 'react';
import type { MessageKey } from '../messages/index.ts';
import { amountText, parseAmount } from './amounts.ts';
import type { AutoRules, AutoStop } from './auto-rules.ts';
import { GameDialog } from './GameDialog.tsx';
import { NumberField } from './NumberField.tsx';
import { currencySign } from './StakeParts.tsx';
import type { Auto } from './use-auto.ts';
import { useWords } from './words.tsx';

const counts = [10, 25, 50, 100];
/** As many stakes as may be lost, unless the player says otherwise. */
const LOSS_STAKES = 10n;

const reasons: Record<AutoStop, MessageKey> = {
  rounds: 'studio.auto.stopped.rounds',
  loss: 'studio.auto.stopped.loss',
  win: 'studio.auto.stopped.win',
  asked: 'studio.auto.stopped.asked',
  refused: 'studio.auto.stopped.refused',
  paused: 'studio.auto.stopped.paused',
  lost: 'studio.auto.stopped.lost',
  hidden: 'studio.auto.stopped.hidden',
  fault: 'studio.auto.stopped.refused',
};

export interface PlayAidsProps {
  /** Unset: the player's licence does not allow it, or nobody said that it does. */
  auto: Auto | undefined;
  quick: { on: boolean; set(on: boolean): void } | undefined;
  disabled: boolean;
  onAuto(): void;
}

const aidClass =
  'min-h-9 flex-1 rounded-sm bg-surface-2 px-2 text-13 font-bold text-text-soft not-disabled:hover:bg-surface-3 aria-pressed:bg-surface-4 aria-pressed:text-text disabled:opacity-45';

/** Under the button: play by itself and shorter reveals, where the licence allows them. */
export function PlayAids({ auto, quick, disabled, onAuto }: PlayAidsProps): ReactNode {
  const { text } = useWords();
  if (!auto && !quick) return null;
  return (
    <div className="panel-aids grid gap-1.5">
      <div className="flex gap-1.5">
        {auto && (
          <button type="button" disabled={disabled || auto.running} onClick={onAuto} className={aidClass}>
            {text('studio.auto')}
          </button>
        )}
        {quick && (
          <button type="button" aria-pressed={quick.on} onClick={() => quick.set(!quick.on)} className={aidClass}>
            {text('studio.turbo')}
          </button>
        )}
      </div>
      <p role="status" className="text-center text-xs text-text-soft empty:hidden">
        {auto?.stopped && !auto.running ? text(reasons[auto.stopped]) : ''}
      </p>
    </div>
  );
}

export interface AutoDialogProps {
  stake: bigint;
  onStart(rules: AutoRules): void;
  onClose(): void;
}

/** The rules by which play by itself ends. A largest loss is always one of them. */
export function AutoDialog({ stake, onStart, onClose }: AutoDialogProps): ReactNode {
  const { text, whole, locale, currency, money } = useWords();
  const [rounds, setRounds] = useState(counts[0]!);
  const [loss, setLoss] = useState<bigint | undefined>(stake * LOSS_STAKES);
  const [win, setWin] = useState<bigint>();
  const [winTyped, setWinTyped] = useState('');
  const sign = currencySign(locale, currency);
  const tooSmall = loss === undefined || loss < stake;
  const winWrong = winTyped.trim() !== '' && win === undefined;
  return (
    <GameDialog title={text('studio.auto')} onClose={onClose}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (tooSmall || winWrong) return;
          onStart({ rounds, lossMost: loss, winStop: win });
        }}
      >
        <p className="text-text-soft">{text('studio.auto.intro', { stake: money(stake) })}</p>
        <fieldset className="grid min-w-0 gap-1.5">
          <legend className="mb-1.5 text-13 font-semibold text-text-soft">{text('studio.auto.rounds')}</legend>
          <div className="grid grid-cols-4 gap-1 rounded-md bg-surface-2 p-1">
            {counts.map((count) => (
              <button
                key={count}
                type="button"
                aria-pressed={rounds === count}
                onClick={() => setRounds(count)}
                className="min-h-9 rounded-sm text-13 font-bold text-text-soft aria-pressed:bg-surface-4 aria-pressed:text-text"
              >
                {whole(count)}
              </button>
            ))}
          </div>
        </fieldset>
        <NumberField
          label={text('studio.auto.loss')}
          value={loss === undefined ? '' : amountText(loss, currency, locale)}
          onType={(typed) => setLoss(parseAmount(typed, currency))}
          before={sign}
          invalid={tooSmall}
          describedBy="auto-loss-hint"
        />
        <p
          id="auto-loss-hint"
          aria-live="polite"
          className={tooSmall ? 'text-xs text-danger' : 'text-xs text-text-faint'}
        >
          {text(tooSmall ? 'studio.auto.loss.tooSmall' : 'studio.auto.loss.hint')}
        </p>
        <NumberField
          label={text('studio.auto.win')}
          value={winTyped}
          onType={(typed) => {
            setWinTyped(typed);
            setWin(parseAmount(typed, currency));
          }}
          before={sign}
          invalid={winWrong}
        />
        <p className="text-xs text-text-faint">{text('studio.auto.ends')}</p>
        <Button type="submit" look="primary" size="large" block disabled={tooSmall || winWrong}>
          {text('studio.auto.start', { rounds: whole(rounds) })}
        </Button>
      </form>
    </GameDialog>
  );
}

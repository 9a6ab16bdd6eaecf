import { Field } from '@halley/ui/Field.tsx';
import { type ReactNode, useState } from 'react';
import { commit } from '../../fair/index.ts';
import { verifyRound } from '../../kit/index.ts';
import { amountText, GameDialog, Note, parseAmount, parseHundredths, useWords } from '../../screen/index.ts';
import { type DiceSide, diceGame } from '../rules.ts';
import type { DiceRound } from './Stage.tsx';

export interface DiceVerifierProps {
  /** Fills the fields in; the player may change every one. */
  round: DiceRound | undefined;
  serverSeed: string | undefined;
  onClose(): void;
}

/** Recomputes any roll from what anyone can know of it. Works without an account and sends nothing. */
export function DiceVerifier({ round, serverSeed: opened, onClose }: DiceVerifierProps): ReactNode {
  const { text, hundredths, money, locale, currency } = useWords();
  const [serverSeed, setServerSeed] = useState(opened ?? '');
  const [clientSeed, setClientSeed] = useState(round?.fair.client_seed ?? '');
  const [nonce, setNonce] = useState(String(round?.fair.nonce ?? ''));
  const [side, setSide] = useState<DiceSide>(round?.choice.side ?? 'over');
  const [target, setTarget] = useState(hundredths(round?.choice.target ?? 5_049));
  const [stake, setStake] = useState(amountText(round?.stake ?? 100n, currency, locale));

  const nonceGood = /^\d{1,15}$/.test(nonce.trim());
  const ready = serverSeed.trim() !== '' && clientSeed.trim() !== '' && nonceGood;
  const verified = ready
    ? verifyRound(diceGame, {
        serverSeed: serverSeed.trim(),
        clientSeed: clientSeed.trim(),
        nonce: Number(nonce),
        stake: parseAmount(stake, currency) ?? 0n,
        choice: { side, target: parseHundredths(target) },
      })
    : undefined;
  const sameAsRecorded = verified?.ok && opened === serverSeed && verified.value.outcome.roll === round?.outcome.roll;

  return (
    <GameDialog title={text('dice.verify.open')} onClose={onClose}>
      <p className="text-text-soft">{text('dice.verify.intro')}</p>
      <div className="grid gap-2">
        <Field
          label={text('fair.serverSeed')}
          value={serverSeed}
          onChange={(event) => setServerSeed(event.target.value)}
          spellCheck={false}
          autoComplete="off"
        />
        <Field
          label={text('fair.clientSeed')}
          value={clientSeed}
          onChange={(event) => setClientSeed(event.target.value)}
          spellCheck={false}
          autoComplete="off"
        />
        <div className="grid grid-cols-2 gap-3">
          <Field
            className="min-w-0 grid-cols-1"
            label={text('dice.fair.number')}
            value={nonce}
            inputMode="numeric"
            onChange={(event) => setNonce(event.target.value)}
            error={nonce !== '' && !nonceGood ? text('fair.nonce.invalid') : undefined}
          />
          <Field
            className="min-w-0 grid-cols-1"
            label={text('studio.stake')}
            value={stake}
            inputMode="decimal"
            onChange={(event) => setStake(event.target.value)}
          />
          <div className="grid content-start gap-1.5">
            <span className="text-13 font-semibold text-text-soft">{text('dice.side')}</span>
            <div className="grid min-h-12 grid-cols-2 gap-1 rounded-md bg-surface-2 p-1">
              {(['under', 'over'] as const).map((each) => (
                <button
                  key={each}
                  type="button"
                  aria-pressed={side === each}
                  onClick={() => setSide(each)}
                  className="rounded-sm text-13 font-bold text-text-soft aria-pressed:bg-surface-4 aria-pressed:text-text"
                >
                  {text(each === 'under' ? 'dice.side.under' : 'dice.side.over')}
                </button>
              ))}
            </div>
          </div>
          <Field
            className="min-w-0 grid-cols-1"
            label={text('dice.target')}
            value={target}
            inputMode="decimal"
            onChange={(event) => setTarget(event.target.value)}
          />
        </div>
      </div>
      {verified && !verified.ok && <Note tone="warn">{text(verified.refusal.messageKey)}</Note>}
      {verified?.ok && (
        <Note tone="good" title={text('dice.fair.recomputed', { roll: hundredths(verified.value.outcome.roll) })}>
          {sameAsRecorded && <span>{text('dice.verify.fits')}</span>}
          <span>
            {text('studio.replay.win')}: {money(verified.value.win)}
          </span>
          <span>
            {text('dice.verify.hash')}: <code className="font-mono text-xs break-all">{commit(serverSeed.trim())}</code>
          </span>
        </Note>
      )}
    </GameDialog>
  );
}

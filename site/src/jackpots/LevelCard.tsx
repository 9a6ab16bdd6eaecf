import type { Jackpot } from '@halley/contract';
import { levelArt } from '@halley/ui/art/jackpots.ts';
import { Money } from '@halley/ui/Money.tsx';
import type { ReactNode } from 'react';
import { useSpeech } from '../i18n/index.ts';
import { useCounting } from './use-counting.ts';

interface LevelCardProps {
  level: Jackpot['levels'][number];
  currency: string;
  /** Below the amount. */
  children?: ReactNode;
}

/** A level: its image, its name and what it holds now. */
export function LevelCard({ level, currency, children }: LevelCardProps) {
  return (
    <div className="flex min-w-0 items-center gap-3.5 rounded-xl bg-surface-1 p-3.5 shadow-1">
      <img
        src={levelArt(level.identifier)}
        alt=""
        width={64}
        height={64}
        loading="lazy"
        decoding="async"
        className="size-16 shrink-0 rounded-lg"
      />
      <div className="grid min-w-0 gap-0.5">
        <span className="truncate text-13 text-text-soft">{level.name}</span>
        <CountingMoney cents={level.amount_cents} currency={currency} className="font-display text-xl font-semibold" />
        {children}
      </div>
    </div>
  );
}

/** An amount that grows while one looks at it. In the currency of the jackpot, with its own decimals. */
export function CountingMoney({ cents, currency, className }: { cents: number; currency: string; className?: string }) {
  const { tag } = useSpeech();
  return <Money cents={useCounting(cents)} currency={currency} locale={tag} className={className} />;
}

/** When play by itself ends. The player sets these before it begins. */
export interface AutoRules {
  rounds: number;
  /** No round is begun that could bring the loss above this. There is no play by itself without it. */
  lossMost: bigint;
  /** A single win above this ends it; undefined: no such rule. */
  winStop: bigint | undefined;
}

/** Why it ended: its own rules, or something that stops every kind of play. */
export type AutoStop = 'rounds' | 'loss' | 'win' | 'asked' | 'refused' | 'paused' | 'lost' | 'hidden' | 'fault';

export interface AutoProgress {
  played: number;
  /** What has been won less what has been staked. */
  net: bigint;
  /** Of the last round. */
  lastWin: bigint;
}

export const noProgress: AutoProgress = { played: 0, net: 0n, lastWin: 0n };

export function afterRound(progress: AutoProgress, round: { stake: bigint; win: bigint }): AutoProgress {
  return { played: progress.played + 1, net: progress.net + round.win - round.stake, lastWin: round.win };
}

/** Whether another round may begin: undefined, or why not. */
export function autoStop(rules: AutoRules, progress: AutoProgress, nextStake: bigint): AutoStop | undefined {
  if (progress.played >= rules.rounds) return 'rounds';
  if (rules.winStop !== undefined && progress.lastWin > rules.winStop) return 'win';
  if (nextStake - progress.net > rules.lossMost) return 'loss';
  return undefined;
}

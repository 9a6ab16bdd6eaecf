import { type Api, Refusal } from '@halley/contract';
import type { CallGuard, Database, Handlers } from '../kit/index.ts';
import type { Limits } from './create-limits.ts';

type Name = keyof Api;

/**
 * What a player cannot do during a break or an exclusion. What stays is: log in and out, keep the account safe, show who
 * one is, read and export what was, withdraw, finish a round that waits, set limits and make the break longer.
 *
 * Calls that the rooms close themselves are not here: stakes (the wagers' door), launches for money, deposits, and
 * limits that would become looser.
 */
export const closedWhileExcluded = [
  'addFavourite',
  'removeFavourite',
  'changeGroups',
  'editSubscriptions',
  'keepPlaying',
  'answerRealityCheck',
  'editPlaySettings',
  'declineLimit',
  // Whoever takes a break is not asked how they like it here.
  'readSurvey',
  'answerSurvey',
  // How far it is to a status is no news for whoever has stopped.
  'readVipProgress',
  'readAdventure',
  'readSeasonPoints',
  // PR-01: nothing is given to whoever has stopped; what there is can still be given up.
  'activateBonus',
  'activateFreespins',
  'activateLootbox',
  'takeDailyTurn',
  'confirmTournament',
  'exchangeForMoney',
  'exchangePoints',
  'resumeBonus',
  'setBonusCode',
  'redeemCoupon',
  // Whoever has stopped invites nobody, and is not shown what it would bring.
  'listInvitations',
  'addReferralCode',
  'claimReferral',
  // Nobody pays in during a break, not even what was begun before it.
  'continuePayment',
  // Money that is on its way out stays on it.
  'recallPayment',
  // The door refuses bets as well; whoever has stopped makes no slips either. What was placed can be cashed out.
  'placeBet',
  'keepSlip',
  'shareSlip',
  'keepSportFavourites',
  'keepSportPreferences',
  'useBettingCode',
] as const satisfies readonly Name[];

/** Play for fun is play: of these, what is not for money is closed too. */
const demoOf = {
  launchGame: (input) => input.query.mode === 'demo',
  playRound: (input) => input.body.mode === 'demo',
  placeLiveBet: (input) => input.body.mode === 'demo',
} satisfies { [N in Name]?: (input: Parameters<Handlers<Api>[N]>[0]) => boolean };

/** The calls above are refused to players whose play is closed. */
export function closeCalls({
  limits,
  database,
}: {
  limits: Pick<Limits, 'closedAmong'>;
  database: Database;
}): CallGuard {
  const isDemo: Record<string, (input: never) => boolean> = demoOf;
  return {
    calls: [...closedWhileExcluded, ...Object.keys(demoOf)],
    async check(call, input, { principal }) {
      if (!principal || isDemo[call]?.(input as never) === false) return;
      if ((await limits.closedAmong(database, [principal.playerId])).size > 0) throw new Refusal('EXCLUDED');
    },
  };
}

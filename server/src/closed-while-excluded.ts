import { type Api, Refusal } from '@halley/contract';
import type { Context, Database, Handlers } from './kit/index.ts';
import type { Limits } from './limits/index.ts';

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
  // Nobody pays in during a break, not even what was begun before it.
  'continuePayment',
  // Money that is on its way out stays on it.
  'recallPayment',
] as const satisfies readonly Name[];

/** Play for fun is play: of these, what is not for money is closed too. */
const demoOf = {
  launchGame: (input) => input.query.mode === 'demo',
  playRound: (input) => input.body.mode === 'demo',
  placeLiveBet: (input) => input.body.mode === 'demo',
} satisfies { [N in Name]?: (input: Parameters<Handlers<Api>[N]>[0]) => boolean };

type AnyHandler = (input: never, context: Context) => Promise<unknown>;

/** The same calls, of which those above are refused to players whose play is closed. */
export function closeWhileExcluded(
  handlers: Handlers<Api>,
  { limits, database }: { limits: Pick<Limits, 'closedAmong'>; database: Database },
): Handlers<Api> {
  const guarded = (name: Name, concerns: (input: never) => boolean): [Name, AnyHandler] => {
    const answer = handlers[name] as unknown as AnyHandler;
    return [
      name,
      async (input, context) => {
        const playerId = context.principal?.playerId;
        if (playerId !== undefined && concerns(input) && (await limits.closedAmong(database, [playerId])).size > 0) {
          throw new Refusal('EXCLUDED');
        }
        return answer(input, context);
      },
    ];
  };
  const all = [
    ...closedWhileExcluded.map((name) => guarded(name, () => true)),
    ...(Object.entries(demoOf) as [Name, (input: never) => boolean][]).map(([name, isDemo]) => guarded(name, isDemo)),
  ];
  return { ...handlers, ...(Object.fromEntries(all) as unknown as Partial<Handlers<Api>>) } as Handlers<Api>;
}

import type { staffJackpotCalls } from '@halley/contract';
import type { Handlers } from '../../kit/index.ts';
import { authorOf } from '../author-of.ts';
import type { StaffPorts } from '../ports.ts';
import { record } from '../record.ts';

export function jackpotCalls({ database, jackpotDesk: desk }: StaffPorts): Handlers<typeof staffJackpotCalls> {
  return {
    listStaffJackpots: async () => ({ status: 200, body: await desk.list() }),
    readStaffJackpot: async ({ params }) => ({ status: 200, body: await desk.read(params.id) }),
    changeJackpot: async ({ params, body: { reason, revision, levels } }, context) => ({
      status: 200,
      body: await desk.change({
        ...authorOf(context, reason),
        jackpotId: params.id,
        revision,
        levels: levels.map((level) => ({
          level: level.id,
          ratePpm: level.contribution_ppm,
          seedAmount: BigInt(level.seed_amount_cents),
          ceilingAmount: BigInt(level.ceiling_amount_cents),
        })),
      }),
    }),
    switchJackpot: async ({ params, body: { reason, ...change } }, context) => ({
      status: 200,
      body: await desk.switch({ ...authorOf(context, reason), ...change, jackpotId: params.id }),
    }),
    checkJackpot: ({ params }, context) =>
      database.tx(async (tx) => {
        const check = await desk.check(tx, params.id);
        await record(tx, context, {
          kind: 'jackpots.checked',
          target: { kind: 'jackpot', id: params.id },
          detail: { holds: check.levels.every(({ holds }) => holds) },
        });
        return { status: 200, body: check };
      }),
  };
}

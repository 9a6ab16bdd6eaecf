import { type Currency, type ReferralCode, Refusal, type referralCalls } from '@halley/contract';
import { convertRoundedDown } from '../../config/index.ts';
import { type Handlers, keyFor, once, type Queryable, type Tx } from '../../kit/index.ts';
import { credit } from '../../wallet/index.ts';
import { claimable, type Invitations, listOnTheWire, type ReferralNeeds, readInvitations } from './read-invitations.ts';
import { insertCode, lockInviter, noteClaimed } from './referral-store.ts';

const tidy = (code: string) => code.trim().toUpperCase();
const isCode = (code: string) => /^[A-Z0-9]{4,20}$/.test(code);

/** Invitations of players (api.md §23). Nothing here calls anybody: a player makes a code, and tells it to whom they like. */
export function referralHandlers(ports: ReferralNeeds): Handlers<typeof referralCalls> {
  const { database, clock, rates } = ports;

  async function show(db: Queryable, invitations: Invitations, currency: Currency = invitations.currency) {
    const { inEuro } = await rates.read(db);
    const convert = (amount: bigint, from: Currency) =>
      from === currency ? amount : convertRoundedDown(inEuro, amount, { from, to: currency });
    return listOnTheWire(invitations, { currency, convert });
  }

  async function showCode(tx: Tx, playerId: number, code: string): Promise<ReferralCode> {
    const { referral_codes } = await show(tx, await readInvitations(ports, tx, playerId));
    const own = referral_codes.find(({ refcode }) => refcode === code);
    if (!own) throw new Refusal('ref_code.invalid');
    return own;
  }

  /** Behind the inviter's lock: each friend is worth something once, whoever else asks at the same moment. */
  async function claim(tx: Tx, playerId: number, code: string): Promise<ReferralCode> {
    await lockInviter(tx, playerId);
    const invitations = await readInvitations(ports, tx, playerId);
    if (!invitations.codes.includes(code)) throw new Refusal('ref_code.invalid');
    const { currency } = invitations;
    const due = claimable(invitations).filter((friend) => friend.code === code && friend.reward > 0n);
    if (due.length === 0) {
      const had = invitations.friends.some((friend) => friend.code === code && friend.claimedAt !== null);
      throw new Refusal(had ? 'ref_code.already_claimed' : 'ref_code.invalid');
    }
    for (const { playerId: friendId, reward } of due) {
      if (!(await noteClaimed(tx, { playerId: friendId, amount: reward, currency, at: clock.now() }))) continue;
      const key = keyFor(`partners:friend:${friendId}`);
      await credit(tx, { playerId, currency, amount: reward, key, reason: 'prize', house: 'bonus_cost' });
    }
    return showCode(tx, playerId, code);
  }

  return {
    listInvitations: async ({ query }, { principal }) => ({
      status: 200,
      body: await show(database, await readInvitations(ports, database, principal.playerId), query.currency),
    }),
    addReferralCode: ({ body }, { principal: { playerId } }) =>
      database.tx(async (tx) => {
        const code = tidy(body.ref_code);
        if (!isCode(code)) throw new Refusal('ref_code.invalid_refcode');
        await lockInviter(tx, playerId);
        const { codes, rule } = await readInvitations(ports, tx, playerId);
        if (codes.includes(code)) throw new Refusal('ref_code.already_exists');
        if (!rule || codes.length >= rule.most_codes) throw new Refusal('ref_code.limit_exceeded');
        if (!(await insertCode(tx, { code, ownerId: playerId, at: clock.now() }))) {
          throw new Refusal('ref_code.already_exists');
        }
        return { status: 201, body: await showCode(tx, playerId, code) };
      }),
    claimReferral: ({ body }, { principal: { playerId }, idempotencyKey }) =>
      database.tx(async (tx) => {
        const code = tidy(body.ref_code);
        const work = () => claim(tx, playerId, code);
        const scope = `player:${playerId}:claimReferral`;
        const answer = idempotencyKey
          ? await once(tx, { scope, key: idempotencyKey, input: code }, work)
          : await work();
        return { status: 200, body: answer };
      }),
  };
}

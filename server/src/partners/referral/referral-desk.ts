import { type ReferralRule, Refusal, type StaffReferralTerms, wireCents } from '@halley/contract';
import { type Author, writeSignificant } from '../../audit/index.ts';
import type { Queryable, Tx } from '../../kit/index.ts';
import type { Person } from '../payout-store.ts';
import type { PartnersPorts } from '../ports.ts';
import { agreeToTerms, insertReferralTerms, selectReferralTerms, sumFriends } from './referral-store.ts';

/** Terms of invitations: money follows from them, so two people agree. */
export function createReferralDesk({ clock }: Pick<PartnersPorts, 'clock'>) {
  async function find(db: Queryable, version: number): Promise<StaffReferralTerms> {
    const terms = (await selectReferralTerms(db)).find((one) => one.version === version);
    if (!terms) throw new Refusal('NOT_FOUND');
    return terms;
  }
  const record = (tx: Tx, author: Author, { version, rule, agreed_at }: StaffReferralTerms) =>
    writeSignificant(tx, {
      kind: 'partners.referral_terms_changed',
      ...author,
      target: { kind: 'referral_terms', id: version },
      detail: { ...rule, agreed: agreed_at !== null },
    });

  return {
    async read(db: Queryable) {
      const { invited, claimed, given } = await sumFriends(db);
      return {
        terms: await selectReferralTerms(db),
        invited,
        claimed,
        given: given.map(({ currency, amount }) => ({ currency, amount_cents: wireCents(amount) })),
      };
    },

    async write(
      tx: Tx,
      { fromVersion, rule, by }: { fromVersion: number; rule: ReferralRule; by: Person },
      author: Author,
    ): Promise<StaffReferralTerms> {
      const [last] = await selectReferralTerms(tx);
      if ((last?.version ?? 0) !== fromVersion) throw new Refusal('CHANGED_MEANWHILE');
      const version = fromVersion + 1;
      if (!(await insertReferralTerms(tx, { version, rule, by, at: clock.now() })))
        throw new Refusal('CHANGED_MEANWHILE');
      const terms = await find(tx, version);
      await record(tx, author, terms);
      return terms;
    },

    async agree(tx: Tx, { version, by }: { version: number; by: Person }, author: Author): Promise<StaffReferralTerms> {
      const before = await find(tx, version);
      if (before.made_by.id === by.id) throw new Refusal('SECOND_PERSON_NEEDED');
      if (!(await agreeToTerms(tx, { version, by, at: clock.now() }))) throw new Refusal('state.not_allowed');
      const terms = await find(tx, version);
      await record(tx, author, terms);
      return terms;
    },
  };
}

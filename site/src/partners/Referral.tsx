import type { ReferralCode, ReferralList } from '@halley/contract';
import { type Currency, currencies } from '@halley/contract/money';
import { Button, Card, Facts, Field, Money, Note, Skeleton } from '@halley/ui';
import { type FormEvent, useState } from 'react';
import { type MessageKey, useSay, useSpeech } from '../i18n/index.ts';
import { notify, ProfileFrame } from '../page/index.ts';
import { callApi, Loaded, queries, useQuery } from '../query/index.ts';

/** What a refusal says; whatever else went wrong is said in general. */
const refusals: Readonly<Record<string, MessageKey>> = {
  'ref_code.invalid_refcode': 'referral.refused.invalid_refcode',
  'ref_code.user_duplicate': 'referral.refused.user_duplicate',
  'ref_code.limit_exceeded': 'referral.refused.limit_exceeded',
  'ref_code.already_exists': 'referral.refused.already_exists',
  'ref_code.already_claimed': 'referral.refused.already_claimed',
  'ref_code.invalid': 'referral.refused.invalid',
};
const textOf = (error: unknown): MessageKey =>
  refusals[(error as { code?: string }).code ?? ''] ?? 'referral.refused.other';

/** Codes a player has, who came by them, and what it takes. Nothing here counts down, and nobody is written to. */
export function Referral({ list, origin }: { list?: ReferralList | undefined; origin: string }) {
  const say = useSay();
  const query = useQuery('listInvitations', undefined, { initial: list });
  return (
    <ProfileFrame current="referral" lead={say('referral.lead')}>
      <Loaded query={query} name="listInvitations" skeleton={<Skeleton className="h-72 rounded-xl" />}>
        {(known) => <Invitations list={known as ReferralList} origin={origin} />}
      </Loaded>
    </ProfileFrame>
  );
}

function Invitations({ list, origin }: { list: ReferralList; origin: string }) {
  const say = useSay();
  const { terms, referral_codes: codes } = list;
  return (
    <>
      {terms ? <Terms list={list} /> : <Note>{say('referral.closed')}</Note>}
      {codes.map((code) => (
        <Code key={code.refcode} code={code} currency={list.currency} origin={origin} />
      ))}
      {terms && codes.length < terms.most_codes && <NewCode />}
    </>
  );
}

function Terms({ list: { terms, currency } }: { list: ReferralList }) {
  const { say, tag } = useSpeech();
  if (!terms) return null;
  const money = (cents: number) => <Money cents={cents} currency={currency} locale={tag} />;
  return (
    <Card className="grid gap-3">
      <h2 className="title-card">{say('referral.terms')}</h2>
      <p className="max-w-[60ch] text-text-soft">{say('referral.text')}</p>
      <Facts
        facts={[
          { name: say('referral.reward'), value: money(terms.reward_cents) },
          { name: say('referral.deposit'), value: money(terms.deposit_cents) },
          { name: say('referral.wagered'), value: money(terms.wagered_cents) },
          { name: say('referral.days'), value: terms.within_days },
          { name: say('referral.month'), value: terms.most_per_month },
        ]}
      />
      <p className="max-w-[60ch] text-13 text-text-faint">{say('referral.fair')}</p>
    </Card>
  );
}

function Code({ code, currency, origin }: { code: ReferralCode; currency: Currency; origin: string }) {
  const { say, tag } = useSpeech();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<MessageKey>();
  const money = (units: number) => (
    <Money cents={Math.round(units * currencies[currency].subunits)} currency={currency} locale={tag} />
  );
  const link = `${origin}/?ref_code=${code.refcode}`;
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    notify({ id: 'referral-copied', title: say('referral.copied'), tone: 'win' });
  };
  const claim = async () => {
    setBusy(true);
    setRefused(undefined);
    try {
      await callApi('claimReferral', { body: { ref_code: code.refcode } });
      notify({ id: 'referral-claimed', title: say('referral.claimed'), tone: 'win' });
    } catch (error) {
      setRefused(textOf(error));
    }
    queries.invalidate('listInvitations');
    setBusy(false);
  };
  return (
    <Card className="grid justify-items-start gap-3">
      <h2 className="figure max-w-full text-2xl break-all" translate="no">
        {code.refcode}
      </h2>
      <p className="flex max-w-full flex-wrap items-center gap-2 text-13 text-text-soft">
        <code className="break-all">{link}</code>
        <Button size="small" look="quiet" icon="copy" onClick={() => void copy()}>
          {say('referral.copy')}
        </Button>
      </p>
      <Facts
        facts={[
          { name: say('referral.friends'), value: code.users_count },
          { name: say('referral.complete'), value: code.completed_users_count },
          { name: say('referral.had'), value: money(code.claimed_amount) },
          { name: say('referral.open'), value: money(code.to_claim_amount) },
        ]}
      />
      {code.to_claim_amount > 0 && (
        <Button size="small" loading={busy} onClick={() => void claim()}>
          {say('referral.claim')}
        </Button>
      )}
      <div aria-live="polite">{refused && <Note tone="warn">{say(refused)}</Note>}</div>
    </Card>
  );
}

function NewCode() {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<MessageKey>();
  const add = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setRefused(undefined);
    try {
      await callApi('addReferralCode', { body: { ref_code: typed } });
      setTyped('');
      queries.invalidate('listInvitations');
    } catch (error) {
      setRefused(textOf(error));
    }
    setBusy(false);
  };
  return (
    <Card className="grid gap-3">
      <h2 className="title-card">{say('referral.new')}</h2>
      <p className="max-w-[60ch] text-text-soft">{say('referral.newText')}</p>
      <form onSubmit={(event) => void add(event)} noValidate className="flex items-start gap-2">
        <Field
          label={say('referral.code')}
          name="ref_code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          value={typed}
          error={refused ? say(refused) : undefined}
          onChange={({ target }) => setTyped(target.value)}
          className="flex-1 md:max-w-72"
        />
        <Button type="submit" loading={busy} className="mt-6.5 min-h-12">
          {say('referral.add')}
        </Button>
      </form>
    </Card>
  );
}

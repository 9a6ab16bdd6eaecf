import type { SegmentRule, StaffSegmentPage } from '@halley/contract';
import { Button, Card, Field, Note, Select, toasts } from '@halley/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { call, refusalText, useDeed, useRead } from '../../api/index.ts';
import { Back, Loading, Page, TableSection } from '../../console/index.ts';
import { useStaff } from '../../session/index.ts';
import { campaignWords } from '../words.ts';
import { countedText } from './SegmentsPage.tsx';

const own = campaignWords.segments;
const { fields } = own;

export const NewSegmentPage = (): ReactNode => (
  <Page title={own.create}>
    <Back to="/campaigns/segments">{own.back}</Back>
    <SegmentForm />
  </Page>
);

/** A segment: its rule, how many it holds for and a few of them, masked. */
export function SegmentPage(): ReactNode {
  const { id = '' } = useParams();
  const segment = useRead('readSegment', { params: { id } });
  const { may } = useStaff();
  const { busy, run } = useDeed();
  const count = () =>
    run(async () => {
      await call('countSegment', { params: { id } });
      segment.reload();
    });
  return (
    <Page
      title={segment.data?.name ?? own.title}
      actions={
        may('campaigns.manage') && (
          <Button size="small" look="secondary" icon="refresh" loading={busy} onClick={() => void count()}>
            {own.count}
          </Button>
        )
      }
    >
      <Back to="/campaigns/segments">{own.back}</Back>
      <Loading from={segment}>
        {(found) => (
          <div className="grid gap-5">
            <p>
              <b className="text-xl">{found.players?.toLocaleString('en') ?? '–'}</b> {own.players} ·{' '}
              {countedText(found)}
            </p>
            <SegmentForm key={found.version} segment={found} onSaved={segment.reload} />
            <TableSection
              title={own.sample}
              empty={own.noSample}
              rows={found.sample}
              rowKey={({ player_id: id }) => id}
              columns={[
                { key: 'player', head: own.player, cell: ({ player_id: id, name }) => `${id} ${name}` },
                { key: 'country', head: own.country, cell: ({ country }) => country ?? '–' },
                { key: 'language', head: own.language, cell: ({ language }) => language },
              ]}
            />
          </div>
        )}
      </Loading>
    </Page>
  );
}

const lists = ['country', 'currency', 'stag'] as const;
const groupLists = ['groups', 'notGroups'] as const;
const numbers = ['seenWithinDays', 'notSeenForDays', 'accountAgeFromDays', 'accountAgeToDays'] as const;

const partsOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** What the fields say, in the words of the rule language; what is left empty is not asked for. */
function ruleOf(form: FormData, before: SegmentRule): Record<string, unknown> {
  const textOf = (name: string) => String(form.get(name) ?? '').trim();
  const filled = (entries: [string, unknown][]) =>
    Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  const orNothing = <T,>(list: readonly T[]) => (list.length > 0 ? list : undefined);
  const verified = textOf('verified');
  return {
    audience: filled([
      // Written by another hand, and kept.
      ['level', before.audience.level],
      ['vip', before.audience.vip],
      ['licence', before.audience.licence],
      ...lists.map((name): [string, unknown] => [name, orNothing(partsOf(textOf(name)))]),
      ...groupLists.map((name): [string, unknown] => [name, orNothing(partsOf(textOf(name)).map(Number))]),
      ['segment', textOf('segment') || undefined],
      ['verified', verified === '' ? undefined : verified === 'yes'],
    ]),
    seen: filled([
      ...numbers.map((name): [string, unknown] => [name, textOf(name) === '' ? undefined : Number(textOf(name))]),
      ['favouriteCategory', textOf('favouriteCategory') || undefined],
    ]),
  };
}

const nothing: SegmentRule = { audience: {}, seen: {} };

function SegmentForm({ segment, onSaved }: { segment?: StaffSegmentPage; onSaved?: () => void }): ReactNode {
  const { may } = useStaff();
  const navigate = useNavigate();
  const { busy, error, run } = useDeed();
  const [rule] = useState(segment?.rule ?? nothing);
  const { audience, seen } = rule;
  const refused = error === undefined ? undefined : refusalText(error);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void run(async () => {
      const before = segment && { id: segment.id, from_version: segment.version };
      const body = { ...before, name: String(form.get('name') ?? ''), rule: ruleOf(form, rule) };
      const saved = await call('saveSegment', { body });
      toasts.show({ title: own.saved, tone: 'info' });
      navigate(`/campaigns/segments/${saved.id}`);
      onSaved?.();
    });
  };
  const shown = (name: keyof typeof fields, value: unknown) => (
    <Field key={name} name={name} label={fields[name]} defaultValue={value === undefined ? '' : String(value)} />
  );
  return (
    <Card>
      <form onSubmit={submit} aria-label={own.title}>
        <fieldset disabled={!may('campaigns.manage')} className="grid gap-3 border-0 p-0 sm:grid-cols-2 lg:grid-cols-3">
          {shown('name', segment?.name)}
          {lists.map((name) => shown(name, audience[name]))}
          {groupLists.map((name) => shown(name, audience[name]))}
          {shown('segment', audience.segment)}
          <Select
            name="verified"
            label={fields.verified}
            defaultValue={audience.verified === undefined ? '' : audience.verified ? 'yes' : 'no'}
            options={[
              { value: '', label: own.verified.any },
              { value: 'yes', label: own.verified.yes },
              { value: 'no', label: own.verified.no },
            ]}
          />
          {numbers.map((name) => shown(name, seen[name]))}
          {shown('favouriteCategory', seen.favouriteCategory)}
        </fieldset>
        <p className="py-3 text-13 text-text-soft">
          {own.listHint}. {own.noLosses}
        </p>
        <div role="alert">
          {refused && (
            <Note tone="danger">
              {[refused.whole, ...Object.entries(refused.fields).map((entry) => entry.join(': '))].join(' ')}
            </Note>
          )}
        </div>
        {may('campaigns.manage') && (
          <Button type="submit" look="primary" loading={busy}>
            {own.save}
          </Button>
        )}
      </form>
    </Card>
  );
}

import type { CampaignChannel, ReachRules } from '@halley/contract';
import { Button, Card, Field, Note, Toggle, toasts } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { call, inWords, type Output, useDeed, useRead } from '../api/index.ts';
import { Loading, Page } from '../console/index.ts';
import { useStaff } from '../session/index.ts';
import { CampaignTabs } from './CampaignTabs.tsx';
import { NumberField } from './forms/rule-fields.tsx';
import { campaignWords } from './words.ts';

const own = campaignWords.rules;
type Read = Output<'readReachRules'>;

/** How often and when anybody is written to: data of the house, changed with a reason. */
export function RulesPage(): ReactNode {
  const rules = useRead('readReachRules');
  return (
    <Page title={campaignWords.title}>
      <CampaignTabs current="rules" />
      <Loading from={rules}>
        {(found) => <RulesForm key={found.version} start={found} onSaved={rules.reload} />}
      </Loading>
    </Page>
  );
}

function RulesForm({ start, onSaved }: { start: Read; onSaved: () => void }): ReactNode {
  const { may } = useStaff();
  const mayWrite = may('campaigns.approve');
  const [caps, setCaps] = useState<ReachRules['caps']>(start.caps);
  const [quiet, setQuiet] = useState<ReachRules['quiet']>(start.quiet);
  const [countsOpens, setCountsOpens] = useState(start.counts_opens);
  const [reason, setReason] = useState('');
  const { busy, error, run } = useDeed();
  const save = () =>
    run(async () => {
      const rules = { caps, quiet, counts_opens: countsOpens };
      await call('saveReachRules', { body: { from_version: start.version, rules, reason } });
      toasts.show({ title: own.saved, tone: 'win' });
      onSaved();
    });
  return (
    <Card className="grid max-w-3xl gap-4">
      <h2 className="title-card">{own.caption}</h2>
      <fieldset disabled={!mayWrite} className="grid gap-3 border-0 p-0 sm:grid-cols-2">
        {(Object.keys(caps) as CampaignChannel[]).flatMap((channel) =>
          (['day', 'week'] as const).map((part) => (
            <NumberField
              key={`${channel} ${part}`}
              label={own[part](campaignWords.channels[channel])}
              value={caps[channel][part]}
              onChange={(most) => setCaps({ ...caps, [channel]: { ...caps[channel], [part]: most } })}
            />
          )),
        )}
        <NumberField label={own.from} value={quiet.from} onChange={(from) => setQuiet({ ...quiet, from })} />
        <NumberField label={own.to} value={quiet.to} onChange={(to) => setQuiet({ ...quiet, to })} />
        <div className="grid gap-1 sm:col-span-2">
          <Toggle
            label={own.opens}
            checked={countsOpens}
            onChange={({ currentTarget }) => setCountsOpens(currentTarget.checked)}
          />
          <p className="text-13 text-text-soft">{own.opensText}</p>
        </div>
        {mayWrite && (
          <Field label={own.reason} value={reason} onChange={(event) => setReason(event.currentTarget.value)} />
        )}
      </fieldset>
      <p className="text-13 text-text-soft">
        {own.quiet} {own.by(start.version, start.changed_by)}
      </p>
      <div role="alert">{error !== undefined && <Note tone="danger">{inWords(error)}</Note>}</div>
      {mayWrite && (
        <Button
          look="primary"
          className="justify-self-start"
          disabled={reason.trim().length < 3}
          loading={busy}
          onClick={() => void save()}
        >
          {own.save}
        </Button>
      )}
    </Card>
  );
}

import type { CampaignContent, StaffCampaignPage } from '@halley/contract';
import { Button, Card, Facts } from '@halley/ui';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { DataTable, ResourcePage, showTime, TableSection } from '../console/index.ts';
import { useStaff } from '../session/index.ts';
import { CampaignBadge } from './CampaignTabs.tsx';
import { campaignActions } from './campaign-actions.ts';
import { Preview } from './forms/Preview.tsx';
import { Results } from './Results.tsx';
import { campaignWords } from './words.ts';

const { page: own, columns: heads, steps: stepWords } = campaignWords;

/** One campaign or journey: what it is, who gets it, and what came of it. */
export function CampaignPage(): ReactNode {
  const { id = '', tab } = useParams();
  return (
    <ResourcePage
      read="readCampaign"
      input={{ params: { id } }}
      title={(campaign) => campaign?.name ?? campaignWords.title}
      badge={({ state }) => <CampaignBadge state={state} />}
      back={{ to: '/campaigns', label: campaignWords.back }}
      actions={campaignActions}
      tab={tab}
      sections={[
        { tab: { path: 'plan', label: own.plan }, show: (campaign) => <Plan campaign={campaign} /> },
        { tab: { path: 'words', label: own.words }, show: (campaign) => <Words campaign={campaign} /> },
        {
          tab: { path: 'results', label: own.results },
          show: (campaign) =>
            campaign.kind === 'campaign' ? <Results campaign={campaign} /> : <p>{campaignWords.results.none}</p>,
        },
        {
          tab: { path: 'versions', label: own.versions },
          show: ({ versions }) => (
            <DataTable
              caption={own.versions}
              empty=""
              rows={versions}
              rowKey={({ version }) => version}
              columns={[
                { key: 'version', head: campaignWords.segments.version, cell: ({ version }) => String(version) },
                { key: 'by', head: heads.by, cell: ({ by }) => by },
                { key: 'at', head: campaignWords.segments.changed, cell: ({ at }) => showTime(at) },
              ]}
            />
          ),
        },
      ]}
    />
  );
}

function Plan({ campaign }: { campaign: StaffCampaignPage }): ReactNode {
  const { rule, segments } = campaign;
  const { may } = useStaff();
  const nameOf = (id: number | null) => {
    const found = segments.find((segment) => segment.id === id);
    return found ? `${found.name} (${own.players(found.players, found.version)})` : own.everybody;
  };
  const ofKind =
    rule.kind === 'campaign'
      ? [
          { name: heads.channel, value: campaignWords.channels[rule.channel] },
          { name: own.control, value: `${rule.control_percent} %` },
          { name: own.goal, value: own.goalText(campaignWords.results[rule.goal], rule.measure_days) },
        ]
      : [
          { name: heads.event, value: campaignWords.events[rule.event] },
          { name: own.leave, value: rule.leave_on.map((exit) => campaignWords.exits[exit]).join(', ') || own.never },
        ];
  return (
    <div className="grid gap-5">
      <Card className="grid gap-4">
        <Facts
          className="text-13"
          facts={[
            { name: own.segment, value: nameOf(rule.segment_id) },
            ...ofKind,
            { name: heads.span, value: `${showTime(rule.starts_at)} – ${showTime(rule.ends_at)}` },
            { name: heads.by, value: campaign.made_by },
            { name: own.approved, value: campaign.approved_by ?? '–' },
            { name: heads.assigned, value: campaign.assigned.toLocaleString('en') },
            { name: heads.sent, value: campaign.sent.toLocaleString('en') },
          ]}
        />
        {may('campaigns.manage') && (
          <div className="flex flex-wrap gap-2">
            {(campaign.state === 'draft' || campaign.state === 'waiting') && (
              <Button asChild size="small" look="outline" icon="settings">
                <Link to={`/campaigns/${campaign.id}/edit`}>{campaignWords.edit}</Link>
              </Button>
            )}
            <Button asChild size="small" look="outline" icon="copy">
              <Link to={`/campaigns/${campaign.id}/copy`}>{campaignWords.copy}</Link>
            </Button>
          </div>
        )}
      </Card>
      {rule.kind === 'journey' && <Steps campaign={campaign} />}
    </div>
  );
}

function Steps({ campaign }: { campaign: StaffCampaignPage }): ReactNode {
  const { rule, runs, steps } = campaign;
  if (rule.kind !== 'journey') return null;
  const nameOf = (id: number) => campaign.segments.find((segment) => segment.id === id)?.name ?? String(id);
  const inWords = (place: number): string => {
    const step = rule.steps[place];
    if (step?.do === 'wait') return stepWords.wait(step.hours);
    if (step?.do === 'check')
      return stepWords.check(nameOf(step.segment_id), campaignWords.form.otherwises[step.otherwise]);
    if (step?.do === 'message')
      return stepWords.message(campaignWords.channels[step.channel], step.content.words.en.title);
    return step ? stepWords.offer(step.promotion_id) : '';
  };
  const count = (part: keyof typeof stepWords.counts) => ({
    key: part,
    head: stepWords.counts[part],
    align: 'right' as const,
    cell: (row: StaffCampaignPage['steps'][number]) => row[part].toLocaleString('en'),
  });
  const left = runs.left.map(({ why, players }) => stepWords.left(campaignWords.why(why), players));
  return (
    <div className="grid gap-2">
      <TableSection
        title={own.steps}
        empty=""
        rows={steps}
        rowKey={({ step }) => step}
        columns={[
          { key: 'step', head: own.steps, cell: ({ step }) => `${step + 1}. ${inWords(step)}` },
          count('waiting'),
          count('done'),
          count('refused'),
          count('skipped'),
          count('left'),
        ]}
      />
      <p className="text-13 text-text-soft">{[stepWords.summary(runs.running, runs.done), ...left].join(' · ')}</p>
    </div>
  );
}

function Words({ campaign: { rule } }: { campaign: StaffCampaignPage }): ReactNode {
  const messages: { name: string; channel: 'mail' | 'push' | 'notice' | 'popup'; content: CampaignContent }[] =
    rule.kind === 'campaign'
      ? rule.arms.map((content, arm) => ({
          name: campaignWords.form.arm(arm === 0 ? 'A' : 'B'),
          channel: rule.channel,
          content,
        }))
      : rule.steps.flatMap((step, place) =>
          step.do === 'message'
            ? [{ name: campaignWords.form.step(place + 1), channel: step.channel, content: step.content }]
            : [],
        );
  return (
    <div className="grid gap-5">
      {messages.map(({ name, channel, content }) => (
        <Card key={name} className="grid gap-3">
          <h2 className="title-card">{name}</h2>
          <Preview channel={channel} content={content} />
        </Card>
      ))}
    </div>
  );
}

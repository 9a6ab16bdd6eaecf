import type { CampaignRule, StaffCampaign } from '@halley/contract';
import { Button, Note, toasts } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { call, refusalText, useDeed, useRead } from '../../api/index.ts';
import { Back, Loading, Page } from '../../console/index.ts';
import { campaignWords as own } from '../words.ts';
import { emptyContent } from './ContentFields.tsx';
import { JourneyFields } from './JourneyFields.tsx';
import { MessageFields } from './MessageFields.tsx';
import type { FieldsProps } from './rule-fields.tsx';

const dayMs = 24 * 60 * 60 * 1000;

const span = () => {
  const now = Math.floor(Date.now() / 60_000) * 60_000;
  return { starts_at: new Date(now).toISOString(), ends_at: new Date(now + 14 * dayMs).toISOString() };
};

const newMessage = (): CampaignRule => ({
  kind: 'campaign',
  name: '',
  segment_id: 0,
  channel: 'mail',
  ...span(),
  arms: [emptyContent()],
  control_percent: 20,
  goal: 'played',
  measure_days: 7,
  baseline_percent: 20,
  least_points: 5,
});

const newJourney = (): CampaignRule => ({
  kind: 'journey',
  name: '',
  event: 'email_confirmed',
  segment_id: null,
  ...span(),
  leave_on: [],
  steps: [{ do: 'message', channel: 'notice', content: emptyContent() }],
});

export const NewCampaignPage = (): ReactNode => <Write title={own.list.campaigns.create} start={newMessage} />;
export const NewJourneyPage = (): ReactNode => <Write title={own.list.journeys.create} start={newJourney} />;

export function EditCampaignPage(): ReactNode {
  const { id = '' } = useParams();
  const campaign = useRead('readCampaign', { params: { id } });
  return (
    <Loading from={campaign}>
      {(found) => <Write key={found.version} title={found.name} start={() => found.rule} before={found} />}
    </Loading>
  );
}

/** The same again as a draft of its own, from now on. */
export function CopyCampaignPage(): ReactNode {
  const { id = '' } = useParams();
  const campaign = useRead('readCampaign', { params: { id } });
  return (
    <Loading from={campaign}>
      {({ name, rule }) => (
        <Write title={own.copyOf(name)} start={() => ({ ...rule, ...span(), name: own.copyOf(name).slice(0, 80) })} />
      )}
    </Loading>
  );
}

/** A draft that is written; what the server refuses is said beside what it is about. */
function Write({
  title,
  start,
  before,
}: {
  title: string;
  start: () => CampaignRule;
  before?: StaffCampaign;
}): ReactNode {
  const navigate = useNavigate();
  const segments = useRead('listSegments');
  const [rule, setRule] = useState(start);
  const { busy, error, run } = useDeed();
  const refused = error === undefined ? undefined : refusalText(error);
  const save = () =>
    run(async () => {
      const of = before && { id: before.id, from_version: before.version };
      const saved = await call('saveCampaign', { body: { ...of, rule } });
      toasts.show({ title: own.form.saved, tone: 'info' });
      navigate(`/campaigns/${saved.id}`);
    });
  return (
    <Page title={title}>
      <Back to={rule.kind === 'campaign' ? '/campaigns' : '/campaigns/journeys'}>{own.back}</Back>
      <Loading from={segments}>
        {(list) => {
          const shared: Omit<FieldsProps<never>, 'rule' | 'onChange'> = {
            segments: list.map(({ id, name }) => ({ value: String(id), label: name })),
          };
          return rule.kind === 'campaign' ? (
            <MessageFields {...shared} rule={rule} onChange={setRule} />
          ) : (
            <JourneyFields {...shared} rule={rule} onChange={setRule} />
          );
        }}
      </Loading>
      <div role="alert">
        {refused && (
          <Note tone="danger">
            {refused.whole}
            {Object.entries(refused.fields).map(([field, text]) => (
              <p key={field} className="wrap-anywhere">{`${field}: ${text}`}</p>
            ))}
          </Note>
        )}
      </div>
      <Button look="primary" className="justify-self-start" loading={busy} onClick={() => void save()}>
        {own.form.save}
      </Button>
    </Page>
  );
}

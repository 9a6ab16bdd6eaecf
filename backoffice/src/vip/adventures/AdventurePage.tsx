import forms from 'virtual:halley-staff-forms';
import type { AdventureRule, FormField, StaffAdventure } from '@halley/contract';
import { Button, Note, toasts } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { call, refusalText, useDeed, useRead } from '../../api/index.ts';
import { Back, Loading, Page } from '../../console/index.ts';
import { FormPart } from '../../content/index.ts';
import { useStaff } from '../../session/index.ts';
import { vipWords } from '../words.ts';
import { newRule } from './new-rule.ts';

const { adventures: own } = vipWords;
const ruleField = forms.saveAdventure?.body?.find(({ name }) => name === 'rule') as FormField;

export function NewAdventurePage(): ReactNode {
  const [rule] = useState(() => newRule(new Date()));
  return (
    <Page title={own.create}>
      <Back to="/vip/adventures">{own.back}</Back>
      <AdventureForm start={rule} />
    </Page>
  );
}

/** One adventure: a draft to be changed, or what was published, to be read. */
export function AdventurePage(): ReactNode {
  const { id } = useParams();
  const list = useRead('listAdventures');
  return (
    <Page title={own.fields}>
      <Back to="/vip/adventures">{own.back}</Back>
      <Loading from={list}>
        {(adventures) => {
          const adventure = adventures.find((one) => String(one.id) === id);
          if (!adventure) return <Note>{own.gone}</Note>;
          return <AdventureForm key={adventure.version} start={adventure.rule} adventure={adventure} />;
        }}
      </Loading>
    </Page>
  );
}

function AdventureForm({ start, adventure }: { start: AdventureRule; adventure?: StaffAdventure }): ReactNode {
  const { may } = useStaff();
  const navigate = useNavigate();
  const [rule, setRule] = useState<unknown>(start);
  const { busy, error, run } = useDeed();
  const mayWrite = may('promotions.manage') && (adventure === undefined || adventure.state === 'draft');
  const refused = error === undefined ? undefined : refusalText(error);
  const save = () =>
    run(async () => {
      const before = adventure && { id: adventure.id, from_version: adventure.version };
      await call('saveAdventure', { body: { ...before, rule: rule as AdventureRule } });
      toasts.show({ title: own.saved, tone: 'info' });
      navigate('/vip/adventures');
    });
  return (
    <section aria-label={own.fields} className="grid min-w-0 gap-4 rounded-lg bg-surface-1 p-4 shadow-1 sm:p-5">
      {!mayWrite && <Note>{own.readOnly}</Note>}
      <fieldset disabled={!mayWrite} className="min-w-0 max-w-3xl">
        <FormPart
          field={ruleField}
          value={rule}
          label=""
          path=""
          issues={new Map(Object.entries(refused?.fields ?? {}))}
          onChange={setRule}
        />
      </fieldset>
      <div role="alert">
        {refused && (
          <Note tone="danger">
            {refused.whole}
            <ul className="list-disc pl-5">
              {Object.entries(refused.fields).map(([field, text]) => (
                <li key={field} className="wrap-anywhere">
                  <b>{field}</b>: {text}
                </li>
              ))}
            </ul>
          </Note>
        )}
      </div>
      {mayWrite && (
        <Button look="primary" className="justify-self-start" loading={busy} onClick={() => void save()}>
          {own.save}
        </Button>
      )}
    </section>
  );
}

import type { PromotionLanguage, PromotionPage, PromotionRule } from '@halley/contract';
import { Badge, Button, Note } from '@halley/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useBlocker, useNavigate } from 'react-router';
import { useRead } from '../../api/index.ts';
import { ActionDialog, Back, LeaveDialog, mayCall, Page, showTime } from '../../console/index.ts';
import { useStaff } from '../../session/index.ts';
import { PromotionState } from '../PromotionState.tsx';
import { proposePromotion } from '../promotion-actions.ts';
import { goesBySteps } from '../rule/contest-fields.ts';
import { currenciesOf } from '../rule/promotion-fields.ts';
import { CompareDialog } from '../Versions.tsx';
import { promotionWords } from '../words.ts';
import { AsksPart } from './AsksPart.tsx';
import { BudgetPart } from './BudgetPart.tsx';
import { ChecksPanel } from './ChecksPanel.tsx';
import { ConflictNote } from './ConflictNote.tsx';
import { CostPanel } from './CostPanel.tsx';
import { ContestPart } from './contest/ContestPart.tsx';
import { LevelsPart } from './contest/LevelsPart.tsx';
import { PrizesPart } from './contest/PrizesPart.tsx';
import { DraftProvider, faultsAt, useLast, useSettled } from './draft.ts';
import { GetsPart } from './GetsPart.tsx';
import { PreviewPanel } from './PreviewPanel.tsx';
import { TextsPart } from './TextsPart.tsx';
import { type Builder, useBuilder } from './use-builder.ts';
import { WhenPart } from './WhenPart.tsx';
import { WhoPart } from './WhoPart.tsx';
import { builderWords as own } from './words.ts';

interface PromotionBuilderProps {
  promotion: PromotionPage | undefined;
  template: PromotionRule;
  onSaved: () => void;
}

/** The form on the left; what it would cost, how players see it and what the house has against it on the right. */
export function PromotionBuilder({ promotion, template, onSaved }: PromotionBuilderProps): ReactNode {
  const builder = useBuilder({ promotion, template });
  const [language, setLanguage] = useState<PromotionLanguage>('en');
  const { may } = useStaff();
  const mayWrite = mayCall(may, 'savePromotion') && (promotion?.may.save ?? true);
  const { fields, change, read, refused } = builder;
  const faultAt = faultsAt(read.faults ?? {}, refused);
  const [matching, setMatching] = useState<number>();
  // What was read last goes on being shown while a field cannot be read.
  const settled = useSettled(useLast(read.rule && JSON.stringify(read.rule)));
  return (
    <Page
      title={fields.texts.en.title || own.title}
      badge={<Standing promotion={promotion} isChanged={builder.isChanged} />}
      actions={<Buttons builder={builder} promotion={promotion} mayWrite={mayWrite} onSaved={onSaved} />}
    >
      <Back to={promotion ? `/promotions/${promotion.id}` : '/promotions'}>
        {promotion ? own.toPromotion : promotionWords.back}
      </Back>
      {!mayWrite && <Note>{own.readOnly}</Note>}
      {mayWrite && promotion && promotion.state !== 'draft' && <Note tone="warn">{own.again}</Note>}
      <div role="alert" className="grid gap-3 empty:hidden">
        {builder.conflict && <ConflictNote {...builder} conflict={builder.conflict} />}
        {builder.error !== undefined && (
          <Note tone="danger">
            {own.refused} {builder.error}
          </Note>
        )}
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)]">
        <DraftProvider value={{ fields, change, faultAt }}>
          <fieldset disabled={!mayWrite} className="grid min-w-0 gap-4">
            <legend className="sr-only">{promotionWords.whole}</legend>
            <WhoPart matching={matching} />
            {fields.contest ? (
              <>
                <ContestPart />
                {goesBySteps(fields.kind) ? <LevelsPart /> : <PrizesPart />}
              </>
            ) : (
              <>
                <GetsPart />
                <AsksPart />
              </>
            )}
            <WhenPart />
            <BudgetPart />
            <TextsPart language={language} onLanguage={setLanguage} />
          </fieldset>
        </DraftProvider>
        {settled !== undefined && (
          <Panels
            id={promotion?.id}
            rule={JSON.parse(settled) as PromotionRule}
            isCurrent={read.rule !== undefined}
            language={language}
            onLanguage={setLanguage}
            onMatching={setMatching}
          />
        )}
      </div>
    </Page>
  );
}

function Standing({ promotion, isChanged }: { promotion: PromotionPage | undefined; isChanged: boolean }): ReactNode {
  const [newest] = promotion?.versions ?? [];
  if (!promotion || !newest) return <Badge tone="info">{own.unsavedDraft}</Badge>;
  return (
    <>
      {promotion.state === 'draft' ? (
        <Badge tone="info">{own.draft(newest.version)}</Badge>
      ) : (
        <PromotionState promotion={promotion} />
      )}
      <span className="text-13 text-text-faint">
        {isChanged ? own.unsaved : own.savedBy(showTime(newest.made_at), newest.made_by.name)}
      </span>
    </>
  );
}

interface ButtonsProps {
  builder: Builder;
  promotion: PromotionPage | undefined;
  mayWrite: boolean;
  onSaved: () => void;
}

function Buttons({ builder, promotion, mayWrite, onSaved }: ButtonsProps): ReactNode {
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'compare' | 'send'>();
  const [saved, setSaved] = useState<PromotionPage>();
  const { isChanged, read, busy, save } = builder;
  // Where it goes after a first save is a page of its own: that is no leaving.
  const leaving = useBlocker(({ nextLocation }) => isChanged && mayWrite && !nextLocation.pathname.endsWith('/edit'));
  const faults = Object.keys(read.faults ?? {}).length;
  const [newest, before] = promotion?.versions ?? [];
  const keep = (then: (page: PromotionPage) => void) =>
    save((page) => {
      if (!promotion) void navigate(`/promotions/${page.id}/edit`, { replace: true });
      else onSaved();
      then(page);
    });
  const send = () => {
    if (!isChanged && promotion) return setDialog('send');
    keep((page) => {
      setSaved(page);
      setDialog('send');
    });
  };
  const toSend = saved ?? promotion;
  return (
    <>
      {faults > 0 && (
        <p role="status" className="self-center text-13 text-danger">
          {own.faults(faults)}
        </p>
      )}
      {newest && before && (
        <Button size="small" onClick={() => setDialog('compare')}>
          {own.compareWith(before.version)}
        </Button>
      )}
      {mayWrite && (
        <>
          {isChanged && promotion && (
            <Button size="small" look="quiet" onClick={builder.discard}>
              {own.discard}
            </Button>
          )}
          <Button
            size="small"
            loading={busy}
            disabled={read.rule === undefined || (!isChanged && promotion !== undefined)}
            onClick={() => keep(() => undefined)}
          >
            {own.save}
          </Button>
          {promotion?.state === 'draft' && (
            <Button size="small" look="primary" loading={busy} disabled={read.rule === undefined} onClick={send}>
              {own.send}
            </Button>
          )}
        </>
      )}
      {dialog === 'compare' && newest && promotion && (
        <CompareDialog versions={promotion.versions} shown={newest} onClosed={() => setDialog(undefined)} />
      )}
      {dialog === 'send' && toSend && (
        <ActionDialog
          action={proposePromotion(toSend)}
          onClosed={() => setDialog(undefined)}
          onDone={() => void navigate(`/promotions/${toSend.id}`)}
        />
      )}
      {leaving.state === 'blocked' && <LeaveDialog onStay={leaving.reset} onLeave={leaving.proceed} />}
    </>
  );
}

interface PanelsProps {
  id: number | undefined;
  rule: PromotionRule;
  isCurrent: boolean;
  language: PromotionLanguage;
  onLanguage: (language: PromotionLanguage) => void;
  onMatching: (players: number | undefined) => void;
}

/** What the house says to the draft, once it has stood still. */
function Panels({ id, rule, isCurrent, language, onLanguage, onMatching }: PanelsProps): ReactNode {
  const currencies = currenciesOf(rule);
  const [chosen, setCurrency] = useState(rule.budget.currency);
  const currency = currencies.includes(chosen) ? chosen : (currencies[0] ?? chosen);
  const checked = useRead('checkPromotion', { body: { ...(id !== undefined && { id }), rule, currency } });
  const check = useLast(checked.data);
  const matching = check?.matching;
  useEffect(() => onMatching(matching), [matching, onMatching]);
  return (
    <div className="grid min-w-0 gap-4">
      <CostPanel rule={rule} isCurrent={isCurrent} />
      <PreviewPanel
        rule={rule}
        check={check}
        language={language}
        onLanguage={onLanguage}
        currency={currency}
        currencies={currencies}
        onCurrency={setCurrency}
      />
      <ChecksPanel check={check} />
    </div>
  );
}

import type { PromotionPage as Promotion } from '@halley/contract';
import { Button, Card, Facts } from '@halley/ui';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { ResourcePage, showTime } from '../console/index.ts';
import { BudgetBar } from './BudgetBar.tsx';
import { Codes } from './codes/Codes.tsx';
import { PromotionState } from './PromotionState.tsx';
import { promotionActions, whoAgreed } from './promotion-actions.ts';
import { Report } from './report/Report.tsx';
import { factsOfRule } from './rule/rule-facts.ts';
import { Versions } from './Versions.tsx';
import { promotionWords } from './words.ts';

const { columns: heads, moves, tabs } = promotionWords;

export function PromotionPage(): ReactNode {
  const { id = '', tab } = useParams();
  return (
    <ResourcePage
      read="readPromotion"
      input={{ params: { id } }}
      title={(promotion) => promotion?.title ?? promotionWords.title}
      badge={(promotion) => <PromotionState promotion={promotion} />}
      back={{ to: '/promotions', label: promotionWords.back }}
      actions={promotionActions}
      fourEyes={whoAgreed}
      tab={tab}
      sections={[
        { tab: { path: 'rule', label: tabs.rule }, show: (promotion) => <Rule promotion={promotion} /> },
        { tab: { path: 'versions', label: tabs.versions }, show: (promotion) => <Versions promotion={promotion} /> },
        {
          tab: { path: 'codes', label: tabs.codes },
          show: (promotion, reload) => <Codes promotion={promotion} onDone={reload} />,
        },
        { tab: { path: 'report', label: tabs.report }, show: (promotion) => <Report promotion={promotion} /> },
      ]}
    />
  );
}

function Rule({ promotion }: { promotion: Promotion }): ReactNode {
  const [newest] = promotion.versions;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Card>
        <h2 className="title-card pb-3">{promotionWords.whole}</h2>
        {newest && <Facts className="text-13 [&_dd]:wrap-anywhere" facts={factsOfRule(newest.rule)} />}
      </Card>
      <Card className="grid gap-4">
        <h2 className="title-card">{promotionWords.summary}</h2>
        <Facts
          className="text-13"
          facts={[
            { name: heads.kind, value: promotionWords.kinds[promotion.kind] },
            { name: heads.budget, value: <BudgetBar budget={promotion} width="w-24 xl:w-44" /> },
            { name: heads.taken, value: promotion.taken.toLocaleString('en') },
            { name: promotionWords.facts.from, value: showTime(promotion.from) },
            {
              name: promotionWords.facts.to,
              value: promotion.to === null ? promotionWords.open : showTime(promotion.to),
            },
            { name: heads.changed, value: showTime(promotion.changed_at) },
          ]}
        />
        <Button asChild size="small" look="outline" icon={promotion.may.save ? 'settings' : 'eye'}>
          <Link to={`/promotions/${promotion.id}/edit`}>{promotion.may.save ? moves.edit : moves.look}</Link>
        </Button>
      </Card>
    </div>
  );
}

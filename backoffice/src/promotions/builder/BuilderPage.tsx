import type { PromotionKind } from '@halley/contract';
import { type ReactNode, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { useRead } from '../../api/index.ts';
import { Back, Loading, Page } from '../../console/index.ts';
import { ruleOfTemplate } from '../rule/templates.ts';
import { promotionWords } from '../words.ts';
import { PromotionBuilder } from './PromotionBuilder.tsx';
import { builderWords as own } from './words.ts';

const kinds = Object.keys(promotionWords.kinds) as PromotionKind[];

/** A new one begins with its kind. */
export function NewPromotionPage(): ReactNode {
  const [params] = useSearchParams();
  const kind = kinds.find((one) => one === params.get('kind'));
  return kind ? <FromTemplate key={kind} kind={kind} /> : <ChooseTemplate />;
}

function FromTemplate({ kind }: { kind: PromotionKind }): ReactNode {
  const [template] = useState(() => ruleOfTemplate(kind, new Date()));
  return <PromotionBuilder promotion={undefined} template={template} onSaved={() => undefined} />;
}

function ChooseTemplate(): ReactNode {
  return (
    <Page title={own.chooseTitle}>
      <Back to="/promotions">{promotionWords.back}</Back>
      <p className="max-w-prose text-text-soft">{own.chooseText}</p>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {kinds.map((kind) => (
          <li key={kind}>
            <Link
              to={`/promotions/new?kind=${kind}`}
              className="grid h-full content-start gap-1 rounded-lg bg-surface-1 p-4 shadow-1 hover:bg-surface-2"
            >
              <span className="title-card">{promotionWords.kinds[kind]}</span>
              <span className="text-13 text-text-soft">{own.templates[kind]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}

export function EditPromotionPage(): ReactNode {
  const { id = '' } = useParams();
  const promotion = useRead('readPromotion', { params: { id } });
  return (
    <Loading from={promotion}>
      {(found) => {
        const rule = found.versions[0]?.rule ?? ruleOfTemplate(found.kind, new Date());
        return <PromotionBuilder key={id} promotion={found} template={rule} onSaved={promotion.reload} />;
      }}
    </Loading>
  );
}

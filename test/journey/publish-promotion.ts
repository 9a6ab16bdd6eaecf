import type { PromotionPage } from '@halley/contract';
import type { JourneyHouse } from './house.ts';
import { type Visitor, visit } from './visit.ts';

interface Published {
  id: number;
  version: number;
  /** Who has written it, for what comes next. */
  maker: Visitor;
  reason: string;
}

/** A promotion goes live as every one does: written by one person, agreed to by another. */
export async function publishPromotion(house: JourneyHouse, rule: object): Promise<Published> {
  const maker = await visit(house, '', { as: 'admin' });
  const approver = await visit(house, '', { as: 'admin' });
  const reason = 'made in a journey';
  const { id, version } = await maker.must<PromotionPage>('POST', '/api/staff/promotions', { rule });
  await maker.must('POST', `/api/staff/promotions/${id}/moves`, { to: 'proposed', version, reason });
  await approver.must('POST', `/api/staff/promotions/${id}/approval`, { version, reason });
  await maker.must('POST', `/api/staff/promotions/${id}/moves`, { to: 'live', version, reason });
  return { id, version, maker, reason };
}

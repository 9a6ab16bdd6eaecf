import { z } from 'zod';
import { defineCalls, type FileAnswer } from '../call.ts';
import { pathId } from '../schemas.ts';
import { PromotionRule, PromotionTerms, promotionLanguages } from './rule.ts';

const asked = { params: z.object({ id: pathId }), who: 'anyone', rate: 'read' } as const;
const version = z.coerce.number().int().min(1).max(1_000_000).optional();

export const promotionsCalls = defineCalls({
  readPromotionTerms: {
    ...asked,
    method: 'GET',
    path: '/api/promotions/:id/terms.json',
    summary: 'The terms of a promotion as data: the rule of a version and its hash; past versions too',
    query: z.object({ version }),
    responses: {
      200: z.object({
        id: z.int(),
        version: z.int(),
        /** SHA-256 of the canonical JSON of the rule. */
        hash: z.string(),
        rule: PromotionRule,
        terms: PromotionTerms,
      }),
    },
    errors: ['NOT_FOUND'],
  },
  readPromotionTermsText: {
    ...asked,
    method: 'GET',
    path: '/api/promotions/:id/terms.txt',
    summary: 'The same terms as a text to keep',
    query: z.object({ version, locale: z.enum(promotionLanguages).default('en') }),
    file: true,
    responses: { 200: z.custom<FileAnswer>() },
    errors: ['NOT_FOUND'],
  },
});

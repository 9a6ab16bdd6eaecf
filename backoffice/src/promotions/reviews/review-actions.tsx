import type { PromotionReview } from '@halley/contract';
import { Facts } from '@halley/ui';
import type { ReactNode } from 'react';
import { type Action, action } from '../../console/index.ts';
import { reviewWords as own } from './words.ts';

/** For the player, with a reason; or against, by two people with clause, evidence and what the player said. */
export function reviewActions(review: PromotionReview, memberId: number): (Action | false)[] {
  const { id, state, first_person: first } = review;
  const params = { id: String(id) };
  const isOpen = state === 'open' || state === 'clause_named';
  const isSecond = state === 'clause_named' && first !== null;
  return [
    isOpen &&
      action('clearPromotionReview', {
        label: own.clear,
        title: own.clearTitle,
        text: own.clearText,
        look: 'primary',
        icon: 'check',
        params,
        done: own.cleared,
      }),
    isOpen &&
      first?.id !== memberId &&
      action('takePromotionReview', {
        label: isSecond ? own.agree : own.take,
        title: isSecond ? own.agreeTitle : own.takeTitle,
        text: isSecond ? own.agreeText(first.name) : own.takeText,
        look: 'danger',
        params,
        start: {
          clause: review.clause ?? '',
          evidence: review.evidence ?? '',
          heard: review.heard ?? '',
          seen: isSecond ? 'clause_named' : 'open',
        },
        // The second person agrees to what the first has written, and to nothing else.
        fields: isSecond ? [] : ['clause', 'evidence', 'heard'],
        labels: isSecond
          ? {}
          : {
              clause: own.clause,
              evidence: { label: own.evidence, as: 'area' },
              heard: { label: own.heard, hint: own.heardHint, as: 'area' },
            },
        between: () => isSecond && <Written review={review} />,
        done: (answer) => (answer.state === 'taken' ? own.taken : own.asked),
      }),
  ];
}

/** What was written by whoever asked. */
export function Written({ review: { clause, evidence, heard } }: { review: PromotionReview }): ReactNode {
  return (
    <Facts
      facts={[
        { name: own.clause, value: clause },
        { name: own.evidence, value: evidence },
        { name: own.heard, value: heard },
      ]}
    />
  );
}

import type { ContestFields } from '../../rule/contest-fields.ts';
import { useDraft } from '../draft.ts';

/** The contest of a draft, and how to change a part of it. */
export function useContest() {
  const draft = useDraft();
  const { contest } = draft.fields;
  if (!contest) throw new Error('parts of a contest stand in a draft of one');
  const put = (part: Partial<ContestFields>) => draft.change({ contest: { ...contest, ...part } });
  return { ...draft, contest, put };
}

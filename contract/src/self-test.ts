/** What somebody asks themselves about the last twelve months. */
export const selfTestQuestions = [
  'more_than_meant',
  'larger_stakes',
  'won_back',
  'borrowed',
  'hidden',
  'told_by_others',
  'guilt',
  'stress',
  'money_short',
] as const;
export type SelfTestQuestion = (typeof selfTestQuestions)[number];

/** From nothing to three points each. */
export const selfTestAnswers = ['never', 'sometimes', 'often', 'nearly_always'] as const;
export type SelfTestAnswer = (typeof selfTestAnswers)[number];

export const selfTestResults = ['calm', 'a_little', 'raised', 'high'] as const;
export type SelfTestResult = (typeof selfTestResults)[number];

/** From how many points on a result holds, the gravest first. */
const froms: readonly (readonly [SelfTestResult, number])[] = [
  ['high', 8],
  ['raised', 3],
  ['a_little', 1],
  ['calm', 0],
];

/** Undefined while a question has no answer. Worked out where the answers are given: they leave the browser by no call. */
export function selfTestResult(
  answers: Readonly<Partial<Record<SelfTestQuestion, SelfTestAnswer>>>,
): SelfTestResult | undefined {
  let points = 0;
  for (const question of selfTestQuestions) {
    const answer = answers[question];
    if (answer === undefined) return undefined;
    points += selfTestAnswers.indexOf(answer);
  }
  return froms.find(([, from]) => points >= from)?.[0];
}

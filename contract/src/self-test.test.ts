import { expect, test } from 'vitest';
import { type SelfTestAnswer, selfTestAnswers, selfTestQuestions, selfTestResult } from './self-test.ts';

/** So many points, spread over the questions from the first on. */
const answersOf = (points: number) =>
  Object.fromEntries(
    selfTestQuestions.map((question, place) => [
      question,
      selfTestAnswers[Math.min(3, Math.max(0, points - place * 3))] as SelfTestAnswer,
    ]),
  );

test('a result is of the sum of all answers', () => {
  const results = Array.from({ length: 28 }, (_, points) => selfTestResult(answersOf(points)));
  expect(results).toEqual([
    'calm',
    ...Array(2).fill('a_little'),
    ...Array(5).fill('raised'),
    ...Array(20).fill('high'),
  ]);
});

test('without every answer there is none', () => {
  expect(selfTestResult({})).toBeUndefined();
  expect(selfTestResult({ ...answersOf(27), guilt: undefined })).toBeUndefined();
});

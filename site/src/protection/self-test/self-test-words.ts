import type { SelfTestAnswer, SelfTestQuestion, SelfTestResult } from '@halley/contract/self-test';
import type { MessageKey } from '../../i18n/index.ts';

export const questionTexts: Record<SelfTestQuestion, MessageKey> = {
  more_than_meant: 'selftest.q.more_than_meant',
  larger_stakes: 'selftest.q.larger_stakes',
  won_back: 'selftest.q.won_back',
  borrowed: 'selftest.q.borrowed',
  hidden: 'selftest.q.hidden',
  told_by_others: 'selftest.q.told_by_others',
  guilt: 'selftest.q.guilt',
  stress: 'selftest.q.stress',
  money_short: 'selftest.q.money_short',
};

export const answerTexts: Record<SelfTestAnswer, MessageKey> = {
  never: 'selftest.answer.never',
  sometimes: 'selftest.answer.sometimes',
  often: 'selftest.answer.often',
  nearly_always: 'selftest.answer.nearly_always',
};

export const resultTexts: Record<SelfTestResult, { title: MessageKey; text: MessageKey }> = {
  calm: { title: 'selftest.result.calm.title', text: 'selftest.result.calm.text' },
  a_little: { title: 'selftest.result.a_little.title', text: 'selftest.result.a_little.text' },
  raised: { title: 'selftest.result.raised.title', text: 'selftest.result.raised.text' },
  high: { title: 'selftest.result.high.title', text: 'selftest.result.high.text' },
};

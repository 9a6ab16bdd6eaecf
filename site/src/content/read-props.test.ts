import { expect, test } from 'vitest';
import { readFaq, readLead } from './read-props.ts';

test.each([
  [null, []],
  [{}, []],
  [{ faq: 'text' }, []],
  [{ faq: [null, 3, 'x', {}, { question: 'Q' }, { question: ' ', answer: 'A' }, { question: 'Q', answer: {} }] }, []],
  [{ faq: [{ question: 'Q', answer: 'A', more: 1 }] }, [{ question: 'Q', answer: 'A', group: '' }]],
  [{ faq: [{ question: 'Q', answer: 'A', group: 'Money' }] }, [{ question: 'Q', answer: 'A', group: 'Money' }]],
])('questions of %j', (props, expected) => {
  expect(readFaq(props as Record<string, unknown> | null)).toEqual(expected);
});

test('a lead is a text or nothing', () => {
  expect([readLead(null), readLead({ lead: {} }), readLead({ lead: 'Hello' })]).toEqual(['', '', 'Hello']);
});

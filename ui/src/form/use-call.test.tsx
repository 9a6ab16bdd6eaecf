import type { Api } from '@halley/contract';
import { api } from '@halley/contract';
import { describeCalls } from '@halley/contract/call-forms';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createUseCall, FormFields } from './index.ts';

afterEach(cleanup);

type Sent = { input: unknown; key: string | undefined };

function show(answers: (() => Promise<never>)[] = [], start: { currency?: 'EUR' } = { currency: 'EUR' }) {
  const sent: Sent[] = [];
  const onDone = vi.fn();
  const useCall = createUseCall<Api>({
    forms: describeCalls({ startPayment: api.startPayment }),
    send: async (_, input, { idempotencyKey }) => {
      sent.push({ input, key: idempotencyKey });
      return (await answers.shift()?.()) as never;
    },
    faultText: ({ code }, label) => `${label}: ${code}`,
    refusalText: (error) => error as { fields: Record<string, string>; whole: string | undefined },
  });
  function Form() {
    const form = useCall('startPayment', {
      labels: { payment_method: 'Method', amount: 'Amount', currency: 'Currency' },
      start: { payment_action: 'deposit', ...start },
      onDone,
    });
    return (
      <form {...form.props}>
        <FormFields form={form} />
        <p role="alert">{form.whole}</p>
        <button type="submit">{form.pending ? 'Wait' : 'Send'}</button>
      </form>
    );
  }
  render(<Form />);
  return { sent, onDone };
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button'));

test('what is missing is said beside its field, and the first of them is focused', async () => {
  const { sent } = show();
  type('Method', 'card');
  send();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Amount')));
  expect(screen.getByText('Amount: required')).toBeTruthy();
  expect(sent).toEqual([]);
  type('Amount', '5');
  expect(screen.queryByText('Amount: required')).toBeNull();
});

test('a choice nobody has made is not shown as one, and is asked for', async () => {
  const { sent } = show([], {});
  const choice = screen.getByLabelText<HTMLSelectElement>('Currency');
  expect(choice.selectedOptions[0]?.textContent).toBe('—');
  type('Method', 'card');
  type('Amount', '5');
  send();
  expect(await screen.findByText('Currency: required')).toBeTruthy();
  expect(sent).toEqual([]);
  type('Currency', 'EUR');
  send();
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('a retry of the same input has the same key, another input another', async () => {
  const lost = () => Promise.reject({ fields: {}, whole: 'No answer.' });
  const { sent, onDone } = show([lost, lost]);
  type('Method', 'card');
  type('Amount', '5');
  send();
  await screen.findByText('No answer.');
  send();
  await waitFor(() => expect(sent).toHaveLength(2));
  await screen.findByText('No answer.');
  type('Amount', '6');
  send();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  send();
  await waitFor(() => expect(sent).toHaveLength(4));
  const [first, second, third, fourth] = sent.map(({ key }) => key);
  expect(first).toBeTruthy();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  // What was answered is over: the same once more is another deed.
  expect(fourth).not.toBe(third);
  expect(sent[0]?.input).toEqual({
    params: undefined,
    body: { payment_action: 'deposit', payment_method: 'card', amount: '5', currency: 'EUR' },
  });
});

test('a refusal stands beside the field it is about; one about no field is said for the whole', async () => {
  const { sent } = show([
    () => Promise.reject({ fields: { amount: 'Too small.', base: 'Not now.' }, whole: undefined }),
  ]);
  type('Method', 'card');
  type('Amount', '5');
  send();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Amount')));
  expect(screen.getByText('Too small.')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('Not now.');
  expect(sent).toHaveLength(1);
});

test('a press while an answer is awaited sends nothing', async () => {
  let answer = () => {};
  const { sent, onDone } = show([() => new Promise<never>((resolve) => (answer = resolve as () => void))]);
  type('Method', 'card');
  type('Amount', '5');
  send();
  await screen.findByText('Wait');
  send();
  answer();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(sent).toHaveLength(1);
});

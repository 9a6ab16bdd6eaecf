import type { AskedDocument, PlayerDocument } from '@halley/contract';
import { CallFailed } from '@halley/contract/client';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aDocument } from '../../../contract/src/testing/a-document.ts';
import { catalogOf } from '../i18n/index.server.ts';
import { Speaks } from '../i18n/index.ts';
import { queries } from '../query/index.ts';
import type { DocumentToSend } from './send-document.ts';

const sent: {
  document: DocumentToSend;
  progress(part: number): void;
  finish(answer: unknown): void;
  cancelled: boolean;
}[] = [];
const remove = vi.fn(async (_input: unknown) => null);

vi.mock('./send-document.ts', async () => {
  const { Cancelled } = await import('../forms/send-upload.ts');
  return {
    sendDocument: (document: DocumentToSend, progress: (part: number) => void) => {
      const { promise, resolve, reject } = Promise.withResolvers();
      const one = {
        document,
        progress,
        cancelled: false,
        finish: (answer: unknown) => (answer instanceof Error ? reject(answer) : resolve(answer)),
      };
      sent.push(one);
      const cancel = () => {
        one.cancelled = true;
        reject(new Cancelled());
      };
      return { done: promise, cancel };
    },
  };
});
vi.mock('../query/api.ts', () => ({
  api: {
    deleteDocument: (input: unknown) => remove(input),
    listAskedDocuments: async () => [],
    listDocuments: async () => {
      throw new Error('no network');
    },
  },
}));
const { Verification } = await import('./Verification.tsx');

function show(documents: PlayerDocument[] | undefined, verified = false, asked: AskedDocument[] = []) {
  return render(
    <Speaks messages={catalogOf('en')} locale="en">
      <Verification documents={documents} asked={asked} verified={verified} />
    </Speaks>,
  );
}
const passport = new File(['x'.repeat(2000)], 'passport.png', { type: 'image/png' });
const pick = (file: File) => fireEvent.change(screen.getByLabelText('Choose a file'), { target: { files: [file] } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  queries.clear();
  sent.length = 0;
  remove.mockClear();
});

it('says where the player stands, and marks the step', () => {
  const { unmount } = show([]);
  expect(screen.getByText('What we still need from you')).toBeTruthy();
  expect(screen.getByText('You send documents').closest('li')?.getAttribute('aria-current')).toBe('step');
  expect(screen.getByText('Nothing sent yet')).toBeTruthy();
  unmount();

  queries.clear();
  const review = show([aDocument(), aDocument({ id: 2, document_type: 'address' })]);
  expect(screen.getByText('We are looking at your documents')).toBeTruthy();
  expect(screen.getByText('We look at them').closest('li')?.getAttribute('aria-current')).toBe('step');
  review.unmount();

  queries.clear();
  show([], true);
  expect(screen.getByText('You are verified')).toBeTruthy();
  expect(document.querySelector('[aria-current]')).toBeNull();
});

it('shows the reason of a refusal, and keeps what is approved', () => {
  show([
    aDocument({ status: 'not_approved', reason: 'The corners are cut off.' }),
    aDocument({ id: 2, status: 'approved', document_type: 'address', file_name: 'bill.pdf' }),
  ]);
  expect(screen.getByText('Please send another document')).toBeTruthy();
  expect(screen.getByText('The corners are cut off.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Delete passport.png' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete bill.pdf' })).toBeNull();
});

it('[F-99] what was asked for stands above everything, is offered first, and goes when it has come', () => {
  const asked = aDocument({ status: 'not_approved', reason: 'A bill of this year, please.', asked_for: 'deposit' });
  const { unmount } = show([asked], true);
  expect(screen.getByText('We need another document from you')).toBeTruthy();
  const [request] = screen.getAllByText('A bill of this year, please.');
  expect(within(request?.closest('li') as HTMLElement).getByText('Proof of a deposit')).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>('What it shows').value).toBe('deposit');
  expect(screen.queryByRole('button', { name: 'Delete passport.png' })).toBeNull();
  unmount();

  queries.clear();
  show([aDocument({ id: 2, document_type: 'deposit', file_name: 'bill.pdf' }), asked], true);
  expect(screen.queryByText('We need another document from you')).toBeNull();
  expect(screen.getByRole('button', { name: 'Delete passport.png' })).toBeTruthy();
});

it('a file is chosen, sent with progress, and stands in the list', async () => {
  show([]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send document' }).disabled).toBe(true);
  pick(passport);
  expect(screen.getByText('2 kB')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('A note for us'), { target: { value: 'new one' } });
  press('Send document');
  expect(sent[0]?.document).toMatchObject({ file: passport, documentType: 'identity', description: 'new one' });
  act(() => sent[0]?.progress(0.4));
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
  // A second click while it is under way sends nothing more.
  press('Sending');
  expect(sent).toHaveLength(1);
  await act(async () => sent[0]?.finish([aDocument()]));
  const list = screen.getByText('Your documents').parentElement as HTMLElement;
  expect(within(list).getByText('Under review')).toBeTruthy();
  // The next thing wanted is offered.
  expect(screen.getByLabelText<HTMLSelectElement>('What it shows').value).toBe('address');
  expect(screen.queryByText('2 kB')).toBeNull();
});

it.each([
  ['a page', new File(['<html>'], 'page.html', { type: 'text/html' }), /not a file we can read/],
  ['nothing', new File([], 'empty.png', { type: 'image/png' }), /damaged or locked/],
])('%s is refused before it is sent', (_name, file, text) => {
  show([]);
  pick(file);
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send document' }).disabled).toBe(true);
  expect(sent).toHaveLength(0);
});

it.each([
  [
    'a refusal',
    new CallFailed('uploadDocument', 422, { errors: { document: ['active_content has scripts'] } } as never),
    /only its own program can show/,
  ],
  ['a form nobody knows', new CallFailed('uploadDocument', 502, null), /did not work on our side/],
  ['no connection', new Error('offline'), /There is no connection/],
])('after %s the file is still there to be sent again', async (_name, failure, text) => {
  show([]);
  pick(passport);
  press('Send document');
  await act(async () => sent[0]?.finish(failure));
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText('passport.png')).toBeTruthy();
  press('Send document');
  expect(sent).toHaveLength(2);
});

it('an upload can be cancelled, and is when the page is left', async () => {
  const { unmount } = show([]);
  pick(passport);
  press('Send document');
  await act(async () => press('Cancel'));
  expect(sent[0]?.cancelled).toBe(true);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByText('passport.png')).toBeTruthy();
  press('Send document');
  unmount();
  expect(sent[1]?.cancelled).toBe(true);
});

it('a document is deleted only after a second look', async () => {
  show([aDocument({ id: 7 })]);
  press('Delete passport.png');
  const dialog = screen.getByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Keep it' }));
  expect(remove).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('Delete passport.png');
  await act(async () => press('Delete'));
  expect(remove).toHaveBeenCalledWith({ params: { id: '7' } });
  await waitFor(() => expect(screen.getByText('Nothing sent yet')).toBeTruthy());
});

it('without the list it says so and asks again', async () => {
  show(undefined);
  await waitFor(() => expect(screen.getByText('Your documents did not arrive')).toBeTruthy());
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

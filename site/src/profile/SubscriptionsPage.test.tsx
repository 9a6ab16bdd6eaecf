import type { Subscriptions } from '@halley/contract';
import { toasts } from '@halley/ui/toasts.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useQuery } from '../query/index.ts';
import { refuse } from '../query/testing/fake-api.ts';
import { aPlayer, server, showAs } from '../session/testing/fake-server.tsx';
import { Switches } from './SubscriptionsPage.tsx';

vi.mock('../query/api.ts', async () => ({ api: (await import('../session/testing/fake-server.tsx')).server.api }));

const nothing: Subscriptions = {
  receive_promos: false,
  receive_sms_promos: false,
  receive_promos_via_phone_calls: false,
  agreed_to_partner_promotions: false,
};

afterEach(cleanup);
beforeEach(() => {
  for (const toast of toasts.list()) toasts.close(toast.id);
});

function Page({ subscriptions }: { subscriptions: Subscriptions }) {
  const { data } = useQuery('readSubscriptions', undefined, { initial: subscriptions });
  return data && <Switches subscriptions={data} />;
}

/** The server holds `kept`; the page has loaded `seen`. */
function show(seen: Subscriptions, kept = seen) {
  let held = kept;
  server.reset();
  server.answers.readSubscriptions = () => held;
  server.answers.editSubscriptions = ({ body }) => {
    held = { ...held, ...(body as { subscription_params: Partial<Subscriptions> }).subscription_params };
    return held;
  };
  // A page's answer is a new one each time: the same object would be one that is known.
  const loaded = { ...seen };
  showAs(aPlayer(), <Page subscriptions={loaded} />);
}

const mail = async () => (await screen.findByRole('switch', { name: /by e-mail/ })) as HTMLInputElement;
const said = () => toasts.list().map(({ title }) => title);

test('[TOAST-05] agreeing to news is sent and said', async () => {
  show(nothing);
  fireEvent.click(await mail());
  await waitFor(() => expect(said()).toEqual(['You will get our news from now on']));
  expect(server.inputsOf('editSubscriptions')).toEqual([{ body: { subscription_params: { receive_promos: true } } }]);
  expect((await mail()).checked).toBe(true);
});

test('[TOAST-04] who already gets the news is told so, and nothing is sent', async () => {
  show(nothing, { ...nothing, receive_promos: true });
  fireEvent.click(await mail());
  await waitFor(() => expect(said()).toEqual(['You already get our news']));
  expect(server.inputsOf('editSubscriptions')).toEqual([]);
  expect((await mail()).checked).toBe(true);
});

test('[TOAST-06] a failure is said, and the switch stays where it was', async () => {
  show(nothing);
  server.answers.editSubscriptions = refuse(503, { error: { code: 'UNAVAILABLE' } });
  fireEvent.click(await mail());
  await waitFor(() => expect(said()).toEqual(['Something went wrong. Nothing was changed.']));
  expect((await mail()).checked).toBe(false);
});

test('everything can be stopped with one press', async () => {
  show({ ...nothing, receive_promos: true, receive_sms_promos: true });
  fireEvent.click(await screen.findByRole('button', { name: 'Stop all of them' }));
  await waitFor(() => expect(said()).toEqual(['Your choice is saved']));
  expect(server.inputsOf('editSubscriptions')).toEqual([{ body: { subscription_params: nothing } }]);
  expect((await mail()).checked).toBe(false);
});

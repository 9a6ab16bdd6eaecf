import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoutesStub, Outlet, useLocation } from 'react-router';
import { catalogOf } from '../../i18n/index.server.ts';
import { Speaks } from '../../i18n/index.ts';
import { UiWords } from '../UiWords.tsx';

export const guest = { player: null, flags: { on: {}, pages: {} }, frameParents: [] };
export const player = { ...guest, player: { id: 7, currency: 'EUR' } };

/** Something of a page, as a visitor whom the root loader knows sees it. */
export async function showPage(children: ReactNode, { root = guest, locale = 'en', path = '/' } = {}) {
  const view = () => (
    <>
      {children}
      <Address />
    </>
  );
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => root,
      Component: () => (
        <Speaks locale={locale} messages={catalogOf(locale)}>
          <UiWords>
            <Outlet />
          </UiWords>
        </Speaks>
      ),
      children: [
        { index: true, Component: view },
        { path: '*', Component: view },
      ],
    },
  ]);
  await act(async () => render(<Page initialEntries={[path]} hydrationData={{ loaderData: { root } }} />));
  return { address: () => screen.getByTestId('address').textContent };
}

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

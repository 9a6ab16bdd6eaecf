import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub, Outlet, useLocation } from 'react-router';
import { catalogOf } from '../../i18n/index.server.ts';
import { Speaks } from '../../i18n/index.ts';

interface ShowOptions {
  locale?: string;
  /** What the root loader knows. */
  root?: Record<string, unknown>;
}

/** A dialog at its address, with the texts of a locale; `address()` tells where the router stands. */
export async function showModal(Dialog: ComponentType, path: string, { locale = 'en', root = {} }: ShowOptions = {}) {
  function Place() {
    const { pathname, search } = useLocation();
    return <output data-testid="address">{pathname + search}</output>;
  }
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => root,
      Component: () => (
        <Speaks locale={locale} messages={catalogOf(locale)}>
          <Outlet />
          <Place />
        </Speaks>
      ),
      children: [
        { index: true, Component: Dialog },
        { path: '*', Component: Dialog },
      ],
    },
  ]);
  const view = await act(async () =>
    render(<Page initialEntries={['/before', path]} hydrationData={{ loaderData: { root } }} />),
  );
  return { ...view, address: () => screen.getByTestId('address').textContent };
}

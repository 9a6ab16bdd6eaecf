import { render } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { expect, test } from 'vitest';
import { Alive } from './Alive.tsx';

test('a part of the page is marked when its boundary has come to life, not before', async () => {
  let arrive = (_: { default: () => null }) => {};
  const Late = lazy(
    () =>
      new Promise<{ default: () => null }>((resolve) => {
        arrive = resolve;
      }),
  );
  const { container, findByRole } = render(
    <main>
      <Suspense>
        <Alive place="main" />
        <Late />
      </Suspense>
    </main>,
  );
  expect(container.querySelector('main[data-hydrated]')).toBeNull();
  arrive({ default: () => null });
  await expect
    .poll(async () => (await findByRole('main')).hasAttribute('data-hydrated'), { timeout: 15_000 })
    .toBe(true);
});

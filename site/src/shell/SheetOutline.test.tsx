import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { Modals } from './Modals.tsx';

const pageOf = (path: string, loaderData: object) => {
  const Page = createRoutesStub([{ id: 'page', path: '*', Component: Modals }]);
  return renderToString(<Page initialEntries={[path]} hydrationData={{ loaderData: { page: loaderData } }} />);
};

test('[F-71] the sheet of a modal stands in the HTML of its address, and nowhere else', () => {
  const html = pageOf('/withdraw', { sheet: 'Withdraw' });
  expect(html).toContain('data-sheet');
  expect(html).toContain('Withdraw');
  expect(pageOf('/fairness', {})).not.toContain('data-sheet');
  expect(pageOf('/fairness?modal=login', {})).not.toContain('data-sheet');
});

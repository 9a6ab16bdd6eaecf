import type { StaffPermission } from '@halley/contract';
import type { ReactNode } from 'react';
import { Navigate, Outlet, type RouteObject } from 'react-router';
import { desks } from './desks.ts';
import { useStaff } from './session/index.ts';
import { MissingPage, RenewedPage, Shell } from './shell/index.ts';
import { Door } from './sign-in/index.ts';

export const routes: RouteObject[] = [
  {
    // The code of a page is on its way: for that moment there is nothing to show.
    HydrateFallback: () => null,
    // Code that does not come is mostly that of a house which was renewed since this page was opened.
    ErrorBoundary: RenewedPage,
    element: (
      <Door>
        <Outlet />
      </Door>
    ),
    children: [
      {
        element: <Shell desks={desks} />,
        children: [
          { index: true, element: <Start /> },
          { path: 'set-up', element: <Start /> },
          ...desks.map(({ to, permission, pages }) => ({
            path: to.slice(1),
            element: <Behind permission={permission} />,
            children: pages,
          })),
          { path: '*', element: <MissingPage /> },
        ],
      },
    ],
  },
];

/** The first page somebody may open. */
function Start(): ReactNode {
  const { may } = useStaff();
  const first = desks.find(({ permission }) => !permission || may(permission));
  return <Navigate to={first?.to ?? '/account'} replace />;
}

/** The server refuses anyway; here it is said without asking. */
function Behind({ permission }: { permission: StaffPermission | undefined }): ReactNode {
  const { may } = useStaff();
  return !permission || may(permission) ? <Outlet /> : <MissingPage />;
}

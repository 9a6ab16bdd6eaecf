import type { StaffPermission } from '@halley/contract';
import type { ReactNode } from 'react';
import { Navigate, Outlet, type RouteObject } from 'react-router';
import { AccountPage } from './account/AccountPage.tsx';
import { ReviewPage } from './documents/ReviewPage.tsx';
import { MembersPage } from './members/MembersPage.tsx';
import { PlayerPage } from './players/PlayerPage.tsx';
import { PlayersPage } from './players/PlayersPage.tsx';
import { Door } from './shell/Door.tsx';
import { MissingPage } from './shell/MissingPage.tsx';
import { entries, Shell } from './shell/Shell.tsx';
import { useStaff } from './shell/staff-state.ts';
import { TrailPage } from './trail/TrailPage.tsx';

const behind = (permission: StaffPermission, element: ReactNode) => <Behind permission={permission}>{element}</Behind>;

export const routes: RouteObject[] = [
  {
    element: (
      <Door>
        <Outlet />
      </Door>
    ),
    children: [
      {
        element: <Shell />,
        children: [
          { index: true, element: <Start /> },
          { path: 'set-up', element: <Start /> },
          { path: 'players', element: behind('players.read', <PlayersPage />) },
          { path: 'players/:id/:tab?', element: behind('players.read', <PlayerPage />) },
          { path: 'documents', element: behind('documents.review', <ReviewPage />) },
          { path: 'audit', element: behind('audit.read', <TrailPage />) },
          { path: 'members', element: behind('staff.manage', <MembersPage />) },
          { path: 'account', element: <AccountPage /> },
          { path: '*', element: <MissingPage /> },
        ],
      },
    ],
  },
];

/** The first page somebody may open. */
function Start(): ReactNode {
  const { may } = useStaff();
  const first = entries.find(({ permission }) => !permission || may(permission));
  return <Navigate to={first?.to ?? '/account'} replace />;
}

/** The server refuses anyway; here it is said without asking. */
function Behind({ permission, children }: { permission: StaffPermission; children: ReactNode }): ReactNode {
  return useStaff().may(permission) ? children : <MissingPage />;
}

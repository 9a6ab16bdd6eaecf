import type { StaffPermission } from '@halley/contract';
import type { ReactNode } from 'react';
import { Navigate, Outlet, type RouteObject } from 'react-router';
import { AccountPage } from './account/AccountPage.tsx';
import { ConfigDocumentPage } from './content/ConfigDocumentPage.tsx';
import { ConfigDocumentsPage } from './content/ConfigDocumentsPage.tsx';
import { ContentPage } from './content/ContentPage.tsx';
import { ReviewPage } from './documents/ReviewPage.tsx';
import { CollectionPage } from './games/CollectionPage.tsx';
import { CollectionsPage } from './games/CollectionsPage.tsx';
import { GamePage } from './games/GamePage.tsx';
import { GamesPage } from './games/GamesPage.tsx';
import { ProducersPage } from './games/ProducersPage.tsx';
import { JackpotPage } from './jackpots/JackpotPage.tsx';
import { JackpotsPage } from './jackpots/JackpotsPage.tsx';
import { MembersPage } from './members/MembersPage.tsx';
import { CashoutsPage } from './payments/CashoutsPage.tsx';
import { CorrectionsPage } from './payments/CorrectionsPage.tsx';
import { DifferencesPage } from './payments/DifferencesPage.tsx';
import { PaymentPage } from './payments/PaymentPage.tsx';
import { PaymentsPage } from './payments/PaymentsPage.tsx';
import { PlayerPage } from './players/PlayerPage.tsx';
import { PlayersPage } from './players/PlayersPage.tsx';
import { ProviderPage } from './providers/ProviderPage.tsx';
import { ProvidersPage } from './providers/ProvidersPage.tsx';
import { ReturnsPage } from './returns/ReturnsPage.tsx';
import { Door } from './shell/Door.tsx';
import { MissingPage } from './shell/MissingPage.tsx';
import { entries, Shell } from './shell/Shell.tsx';
import { useStaff } from './shell/staff-state.ts';
import { SupportPage } from './support/SupportPage.tsx';
import { TicketsPage } from './support/TicketsPage.tsx';
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
          { path: 'support', element: behind('support.answer', <SupportPage />) },
          { path: 'support/tickets', element: behind('support.answer', <TicketsPage />) },
          { path: 'support/:id', element: behind('support.answer', <SupportPage />) },
          { path: 'payments', element: behind('payments.read', <CashoutsPage />) },
          { path: 'payments/all', element: behind('payments.read', <PaymentsPage />) },
          { path: 'payments/differences', element: behind('payments.read', <DifferencesPage />) },
          { path: 'payments/corrections', element: behind('payments.read', <CorrectionsPage />) },
          { path: 'payments/:id', element: behind('payments.read', <PaymentPage />) },
          { path: 'games', element: behind('games.read', <GamesPage />) },
          { path: 'games/producers', element: behind('games.read', <ProducersPage />) },
          { path: 'games/collections', element: behind('games.read', <CollectionsPage />) },
          { path: 'games/collections/:id', element: behind('games.read', <CollectionPage />) },
          { path: 'games/:id', element: behind('games.read', <GamePage />) },
          { path: 'providers', element: behind('games.read', <ProvidersPage />) },
          { path: 'providers/:id', element: behind('games.read', <ProviderPage />) },
          { path: 'jackpots', element: behind('games.read', <JackpotsPage />) },
          { path: 'jackpots/:id', element: behind('games.read', <JackpotPage />) },
          { path: 'returns', element: behind('games.read', <ReturnsPage />) },
          { path: 'content', element: behind('content.preview', <ContentPage />) },
          { path: 'content/documents', element: behind('content.preview', <ConfigDocumentsPage />) },
          { path: 'content/documents/:name', element: behind('content.preview', <ConfigDocumentPage />) },
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

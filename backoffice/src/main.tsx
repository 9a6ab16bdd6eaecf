import { UiProvider } from '@halley/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { routes } from './routes.tsx';
import { RouterLink } from './shell/RouterLink.tsx';
import './styles.css';

const router = createBrowserRouter(routes, { basename: '/staff' });
const place = document.getElementById('backoffice');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <UiProvider link={RouterLink}>
        <RouterProvider router={router} />
      </UiProvider>
    </StrictMode>,
  );
}

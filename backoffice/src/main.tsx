import { type UiLinkProps, UiProvider } from '@halley/ui';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, RouterProvider } from 'react-router';
import { routes } from './routes.tsx';
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

/** How the bricks of `ui` make links here. */
function RouterLink({ href, ...rest }: UiLinkProps): ReactNode {
  return <Link to={href} {...rest} />;
}

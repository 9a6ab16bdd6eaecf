import { ErrorPage } from './ErrorPage.tsx';
import type { PageHandle } from './PageLinks.tsx';

export const handle: PageHandle = { noindex: true };

export default function OopsPage() {
  return <ErrorPage />;
}

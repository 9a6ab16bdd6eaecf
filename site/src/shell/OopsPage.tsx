import type { PageHandle } from '../page/index.ts';
import { ErrorPage } from './ErrorPage.tsx';

export const handle: PageHandle = { noindex: true };

export default function OopsPage() {
  return <ErrorPage />;
}

import routes from 'virtual:halley-routes';
import type { Api } from '@halley/contract';
import { browserRetries, createClient } from '@halley/contract/client';

/** The browser's own client. Import it lazily from anything a guest sees first: the lobby calls nothing. */
export const api = createClient<Api>({ routes, retries: browserRetries });

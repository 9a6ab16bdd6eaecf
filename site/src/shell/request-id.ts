import { createContext } from 'react';

/** Set while an error page is rendered, so that a player can name the request to support. */
export const RequestId = createContext('');

import type { PageContext } from '@halley/contract';
import { createContext } from 'react-router';

export const siteContext = createContext<PageContext>();

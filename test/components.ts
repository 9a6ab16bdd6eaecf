import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Test files share one environment (isolate is off), so each test clears away what it rendered.
afterEach(cleanup);

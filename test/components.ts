import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Nothing here waits for anything but the machine, which may be busy.
configure({ asyncUtilTimeout: 10_000 });

// Test files share one environment (isolate is off), so each test clears away what it rendered.
afterEach(cleanup);

import type { StaffPermission, StaffQueueName } from '@halley/contract';
import type { IconName } from '@halley/ui';
import type { RouteObject } from 'react-router';

/** A room's place in the back office: its entry in the menu and the pages behind it. */
export interface Desk {
  to: `/${string}`;
  label: string;
  icon: IconName;
  /** Who may open it; unset: every member. */
  permission?: StaffPermission;
  /** What waits behind it is counted beside it. */
  queues?: readonly StaffQueueName[];
  /** Paths are relative to `to`; the desk itself is the page with `index`. */
  pages: RouteObject[];
}

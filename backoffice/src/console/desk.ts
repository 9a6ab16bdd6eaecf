import type { StaffPermission, StaffQueueName } from '@halley/contract';
import type { IconName } from '@halley/ui';
import type { ComponentType } from 'react';
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

/** A page whose code comes when it is opened: whoever works at one desk loads that one. */
export const page =
  <Name extends string>(load: () => Promise<Readonly<Record<Name, ComponentType>>>, name: Name) =>
  async () => ({ Component: (await load())[name] });

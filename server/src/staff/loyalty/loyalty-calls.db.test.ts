import type { StaffOrder } from '@halley/contract';
import { expect, test } from 'vitest';
import { sharedDatabase } from '../../kit/testing/shared.ts';
import { anOrder } from '../testing/loyalty-requests.ts';
import { sharedStaff } from '../testing/test-staff.ts';

const database = sharedDatabase();
const room = sharedStaff(database);

test.each([
  ['games', true],
  ['support', true],
  ['auditor', false],
])('%s sees where an order goes: %s', async (role, isShown) => {
  const id = await anOrder(room, database);
  const member = await room.member(role);
  const orders: StaffOrder[] = (await member.get('/api/staff/loyalty/orders')).json();
  const order = orders.find((one) => one.id === id);
  expect(order?.address !== null).toBe(isShown);
  const file = (await member.get(`/api/staff/players/${order?.player_id}/points`)).json();
  expect(file.orders[0].address !== null).toBe(isShown);
});

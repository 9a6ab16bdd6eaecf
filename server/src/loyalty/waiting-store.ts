import { queueOf } from '../kit/index.ts';

/** Orders that nobody has sent yet. */
export const waitingOrders = queueOf(
  `select id, placed_at as since from loyalty_order where state in ('placed', 'confirmed')`,
);

/** Corrections of points that a second person has to decide. */
export const waitingCorrections = queueOf(
  `select id, proposed_at as since, proposed_by as asked_by from loyalty_correction where state = 'proposed'`,
);

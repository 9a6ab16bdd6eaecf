/**
 * A race of drones: gates one after the other. Each gate takes a time that all need, and then in every tick the same chance to
 * be through: what is left of it is exponential, counted in ticks. Ticks are what the clock at the line can tell apart, so
 * that dead heats happen as often as they do.
 */
export const gates = 8;
/** Ticks before a gate can be passed. */
export const leastTicks = 17;
export const ticksPerSecond = 4;
/** Ticks that somebody average waits for a gate beyond the least. */
export const usualWaitTicks = 16;
/** How often a starter is out before the race. */
export const outChance = 0.01;

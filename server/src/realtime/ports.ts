/** What this room needs from outside, by shape, so that it can be built and tested alone. */
export interface RealtimeLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface RealtimeClock {
  now(): Date;
}

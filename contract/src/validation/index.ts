export * from './dates.ts';
export * from './failure.ts';
export * from './number.ts';
export * from './postal.ts';
export * from './text.ts';

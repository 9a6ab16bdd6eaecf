export * from './fair/index.ts';
export * from './games.ts';

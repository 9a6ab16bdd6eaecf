export * from './account.ts';
export * from './form.ts';
export * from './funds.ts';
export * from './player-fields.ts';
export * from './postal-address.ts';

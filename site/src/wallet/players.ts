/** What players see of their money round every page. */
export { AccountMenu } from './AccountMenu.tsx';
export { Purse } from './Purse.tsx';

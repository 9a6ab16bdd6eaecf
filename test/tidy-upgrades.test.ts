import { expect, test } from 'vitest';
import { migrationsOnlyAdd } from './tidy/upgrades.ts';

const complaintsOf = (text: string, number = '0100') =>
  migrationsOnlyAdd([{ path: `server/migrations/${number}-wallet-more/home.sql`, text }]);

test.each([
  ['a dropped table', 'drop table wallet_old;'],
  ['a dropped column', 'alter table wallet_account drop column bonus;'],
  ['a dropped column without the word', 'alter table wallet_account drop bonus;'],
  ['a renamed column', 'alter table wallet_account rename column bonus to gifts;'],
  ['a renamed table', 'alter table wallet_account rename to wallet_purse;'],
  ['another type', 'alter table wallet_account alter column bonus type text;'],
  ['a value that must be there now', 'alter table wallet_account alter column bonus set not null;'],
  ['a column that the release before does not write', 'alter table wallet_account add column home int not null;'],
  [
    'the second of two columns',
    'alter table wallet_account add column a int not null default 0, add column b int not null;',
  ],
  ['a narrower check', 'alter table wallet_account add constraint wallet_account_bonus check (bonus >= 0);'],
  ['a check without a name', 'alter table wallet_account add check (bonus >= 0);'],
  ['a unique index', 'create unique index wallet_account_once on wallet_account (player_id);'],
  ['a dropped function', 'drop function wallet_sum;'],
])('[RUN-23] %s is told', (_what, text) => {
  expect(complaintsOf(`create table wallet_new (id int);\n-- why\n${text}`)).toMatchObject([
    { line: 3, rule: 'upgrades' },
  ]);
});

test.each([
  [
    'a new table',
    'create table wallet_new (id int not null, unique (id), check (id > 0)); alter table wallet_new add check (id < 9);',
  ],
  ['a column that may be empty', 'alter table wallet_account add column home int;'],
  ['a column with a default', 'alter table wallet_account add column home int not null default 1;'],
  ['an index', 'create index wallet_account_home on wallet_account (home); drop index wallet_account_old;'],
  [
    'a constraint that goes',
    'alter table wallet_account drop constraint wallet_account_bonus, alter column bonus drop not null;',
  ],
  [
    'a function with other words',
    'create or replace function wallet_sum() returns int as $$ begin drop table x; end $$;',
  ],
  ['a comment', '-- later: drop table wallet_old;\nselect 1;'],
  ['a contract step with its reason', '-- the release before goes on: 0.2 reads it nowhere\ndrop table wallet_old;'],
])('[RUN-23] %s is fine', (_what, text) => {
  expect(complaintsOf(text)).toEqual([]);
});

test('the reason counts for its own statement', () => {
  const text = '-- the release before goes on: 0.2 reads it nowhere\ndrop table wallet_old;\ndrop table wallet_older;';
  expect(complaintsOf(text)).toMatchObject([{ line: 3 }]);
});

test('migrations of the first release have no release before them', () => {
  expect(complaintsOf('drop table wallet_old;', '0099')).toEqual([]);
});

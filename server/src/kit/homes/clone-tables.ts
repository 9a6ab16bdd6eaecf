import type { Tx } from '../database/database.ts';
import { pathOf } from './home-layout.ts';

interface Clone {
  from: string;
  to: string;
  tables: readonly string[];
}

/**
 * Makes tables of a schema in another one, with everything that makes them what they are: columns, keys under their names,
 * indexes, parts, foreign keys, triggers, statistics, rights and views. Read from the database, so it does not matter which
 * migrations made them so. Functions and sequences stay where they are and serve both.
 */
export async function cloneTables(tx: Tx, { from, to, tables }: Clone): Promise<void> {
  // Names are written without a schema where they can be found without: what is read in one is made in the other.
  await tx.query(`set local search_path = ${pathOf(from)}`);
  const { rows } = await tx.query<{ statement: string }>(statementsText, [from, tables]);
  await tx.query(`set local search_path = ${pathOf(to)}`);
  await tx.query(rows.map(({ statement }) => statement).join(';\n'));
}

/** Copies what is in these tables. Generated columns come by themselves. */
export async function copyRows(tx: Tx, { from, to, tables }: Clone): Promise<void> {
  for (const table of tables) {
    const { rows } = await tx.query<{ columns: string }>(
      `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [`${from}.${table}`],
    );
    const columns = rows[0]?.columns;
    await tx.query(`insert into ${to}.${table} (${columns}) select ${columns} from ${from}.${table}`);
  }
}

/**
 * $1 the schema, $2 names of tables and views; statements in the order in which they can be run. Indexes come before parts, which
 * get theirs by them.
 */
const statementsText = `
  with whole as (
    select c.oid, c.relname::text as name, c.relkind, c.reloptions, c.relacl, c.relowner from pg_class c
    where c.relnamespace = $1::regnamespace and c.relname = any($2) and c.relkind in ('r', 'p')),
  parts as (
    select c.oid, c.relname::text as name, w.name as parent, pg_get_expr(c.relpartbound, c.oid) as bound, c.relacl, c.relowner
    from whole w join pg_inherits i on i.inhparent = w.oid join pg_class c on c.oid = i.inhrelid),
  held as (
    select name, oid, relacl, relowner from whole union all select name, oid, relacl, relowner from parts),
  views as (
    select c.oid, c.relname::text as name from pg_class c
    where c.relnamespace = $1::regnamespace and c.relname = any($2) and c.relkind = 'v')
  select statement from (
    select 1 as step, name as at, format('create table %I (like %I.%I including defaults including generated including identity
      including storage including compression)', name, $1, name)
      || case when relkind = 'p' then ' partition by ' || pg_get_partkeydef(oid) else '' end
      || coalesce(' with (' || array_to_string(reloptions, ', ') || ')', '') as statement from whole
    union all
    select 2, w.name || c.conname, format('alter table %I add constraint %I %s', w.name, c.conname, pg_get_constraintdef(c.oid))
    from whole w join pg_constraint c on c.conrelid = w.oid where c.contype in ('p', 'u', 'x', 'c')
    union all
    select 3, w.name || i.indexrelid, pg_get_indexdef(i.indexrelid, 0, true)
    from whole w join pg_index i on i.indrelid = w.oid
    where not exists (select from pg_constraint c where c.conindid = i.indexrelid and c.contype in ('p', 'u', 'x'))
    union all
    select 4, name, format('create table %I partition of %I %s', name, parent, bound) from parts
    union all
    select 5, w.name || c.conname, format('alter table %I add constraint %I %s', w.name, c.conname, pg_get_constraintdef(c.oid))
    from whole w join pg_constraint c on c.conrelid = w.oid where c.contype = 'f'
    union all
    select 6, w.name || t.tgname, pg_get_triggerdef(t.oid, true)
    from whole w join pg_trigger t on t.tgrelid = w.oid where not t.tgisinternal
    union all
    select 7, h.name || a.attnum, format('alter table %I alter column %I set statistics %s', h.name, a.attname, a.attstattarget)
    from held h join pg_attribute a on a.attrelid = h.oid where a.attnum > 0 and not a.attisdropped and a.attstattarget >= 0
    union all
    select 7, h.name || a.attnum, format('alter table %I alter column %I set (%s)', h.name, a.attname, array_to_string(a.attoptions, ', '))
    from held h join pg_attribute a on a.attrelid = h.oid where a.attnum > 0 and not a.attisdropped and a.attoptions is not null
    union all
    select 8, name, format('revoke all on %I from %I', name, pg_get_userbyid(relowner)) from held where relacl is not null
    union all
    select 9, h.name || g.grantee || g.privilege_type, format('grant %s on %I to %s', g.privilege_type, h.name,
      case g.grantee when 0 then 'public' else quote_ident(pg_get_userbyid(g.grantee)) end)
    from held h cross join lateral aclexplode(h.relacl) g
    union all
    select 10, name, format('create view %I as %s', name, rtrim(pg_get_viewdef(oid), ';')) from views) made
  order by step, at`;

select 'prices have no part for the rest' as missing where to_regclass('fixtures_price_rest') is null;

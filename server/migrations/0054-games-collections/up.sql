-- How often a game was played, by day: what "most played" means.
create table games_rounds_played (
  day date not null,
  game text collate "C" not null,
  rounds bigint not null check (rounds > 0),
  primary key (day, game)
);
insert into games_rounds_played (day, game, rounds)
  select day, game, sum(rounds) from games_return where rounds > 0 group by day, game;

-- Rounds of the last thirty days, written by a job: lists are ordered by it behind the operator's own order.
alter table games_game add column rounds_played bigint not null default 0;

-- The lists of the house's own games. A house that is new gets them when it lists its games; one that stands already gets
-- them here, where it still has the lists it began with. Games of other houses, and collections that an operator has
-- made, stay as they are.
create temporary table listed (identifier text collate "C", collection_id text) on commit drop;
insert into listed values
  ('north-hall/meridian-baccarat', 'recommended'),
  ('north-hall/meridian-baccarat', 'table'),
  ('north-hall/meridian-baccarat', 'baccarat'),
  ('north-hall/northern-blackjack', 'top'),
  ('north-hall/northern-blackjack', 'table'),
  ('north-hall/northern-blackjack', 'blackjack'),
  ('halley-studio/moon-coin', 'instant'),
  ('halley-studio/moon-coin', 'exclusive'),
  ('halley-studio/orbit-dice', 'top'),
  ('halley-studio/orbit-dice', 'instant'),
  ('halley-studio/orbit-dice', 'special'),
  ('halley-studio/orbit-dice', 'exclusive'),
  ('halley-studio/halo-hi-lo', 'recommended'),
  ('halley-studio/halo-hi-lo', 'instant'),
  ('halley-studio/halo-hi-lo', 'exclusive'),
  ('halley-studio/constellation-keno', 'recommended'),
  ('halley-studio/constellation-keno', 'instant'),
  ('halley-studio/constellation-keno', 'exclusive'),
  ('halley-studio/apogee', 'recommended'),
  ('halley-studio/apogee', 'instant'),
  ('halley-studio/apogee', 'crash-games'),
  ('halley-studio/apogee', 'exclusive'),
  ('halley-studio/moonfield', 'top'),
  ('halley-studio/moonfield', 'instant'),
  ('halley-studio/moonfield', 'exclusive'),
  ('halley-studio/meteor-drop', 'top'),
  ('halley-studio/meteor-drop', 'instant'),
  ('halley-studio/meteor-drop', 'exclusive'),
  ('north-hall/zenith-roulette', 'recommended'),
  ('north-hall/zenith-roulette', 'table'),
  ('north-hall/zenith-roulette', 'roulette'),
  ('halley-studio/beacon-tower', 'instant'),
  ('halley-studio/beacon-tower', 'exclusive'),
  ('north-hall/comet-ascent', 'top'),
  ('north-hall/comet-ascent', 'new'),
  ('north-hall/comet-ascent', 'live'),
  ('north-hall/comet-ascent', 'crash-games'),
  ('north-hall/two-moons-baccarat', 'new'),
  ('north-hall/two-moons-baccarat', 'live'),
  ('north-hall/two-moons-baccarat', 'baccarat'),
  ('north-hall/polaris-roulette', 'top'),
  ('north-hall/polaris-roulette', 'new'),
  ('north-hall/polaris-roulette', 'live'),
  ('north-hall/polaris-roulette', 'roulette'),
  ('north-hall/solstice-wheel', 'recommended'),
  ('north-hall/solstice-wheel', 'new'),
  ('north-hall/solstice-wheel', 'live'),
  ('north-hall/aurora-poker', 'table'),
  ('north-hall/aurora-poker', 'poker'),
  ('halley-studio/orrery-wheel', 'instant'),
  ('halley-studio/orrery-wheel', 'exclusive'),
  ('iron-orchard/amber-crown', 'new'),
  ('iron-orchard/amber-crown', 'slots'),
  ('halley-studio/aurora-express', 'recommended'),
  ('halley-studio/aurora-express', 'slots'),
  ('halley-studio/aurora-express', 'exclusive'),
  ('iron-orchard/brass-bells', 'slots'),
  ('iron-orchard/cherry-comet', 'slots'),
  ('iron-orchard/clockwork-plums', 'slots'),
  ('halley-studio/comet-run', 'top'),
  ('halley-studio/comet-run', 'slots'),
  ('halley-studio/comet-run', 'exclusive'),
  ('iron-orchard/copper-sevens', 'slots'),
  ('tidewater-tales/desert-bloom', 'slots'),
  ('tidewater-tales/ember-fox', 'slots'),
  ('perihelion-works/far-light', 'slots'),
  ('lantern-row/firefly-garden', 'slots'),
  ('tidewater-tales/frost-wolf', 'new'),
  ('tidewater-tales/frost-wolf', 'slots'),
  ('perihelion-works/gravity-well', 'slots'),
  ('tidewater-tales/kraken-deep', 'recommended'),
  ('tidewater-tales/kraken-deep', 'new'),
  ('tidewater-tales/kraken-deep', 'slots'),
  ('lantern-row/lantern-koi', 'recommended'),
  ('lantern-row/lantern-koi', 'new'),
  ('lantern-row/lantern-koi', 'slots'),
  ('perihelion-works/meteor-rain', 'slots'),
  ('lantern-row/moon-lotus', 'slots'),
  ('perihelion-works/moon-meadow', 'slots'),
  ('lantern-row/night-market', 'slots'),
  ('tidewater-tales/night-owl', 'slots'),
  ('perihelion-works/orrery-gold', 'slots'),
  ('lantern-row/paper-cranes', 'slots'),
  ('tidewater-tales/pearl-divers', 'slots'),
  ('perihelion-works/perihelion', 'top'),
  ('perihelion-works/perihelion', 'slots'),
  ('perihelion-works/perihelion', 'exclusive'),
  ('tidewater-tales/salt-road', 'slots'),
  ('perihelion-works/sky-whale', 'top'),
  ('perihelion-works/sky-whale', 'new'),
  ('perihelion-works/sky-whale', 'slots'),
  ('perihelion-works/sky-whale', 'exclusive'),
  ('halley-studio/star-atlas', 'top'),
  ('halley-studio/star-atlas', 'slots'),
  ('halley-studio/star-atlas', 'exclusive'),
  ('tidewater-tales/storm-lighthouse', 'new'),
  ('tidewater-tales/storm-lighthouse', 'slots'),
  ('tidewater-tales/sun-temple', 'slots'),
  ('lantern-row/tea-house', 'slots');

insert into games_collection (id, title, position)
  select n.id, n.title, (select coalesce(max(position), 0) from games_collection) + n.number::int
  from unnest(
    array['top', 'recommended', 'crash-games', 'roulette', 'blackjack', 'baccarat', 'poker', 'instant', 'live'],
    array['Top', 'Recommended', 'Crash', 'Roulette', 'Blackjack', 'Baccarat', 'Poker', 'Originals', 'Shared rounds']
  ) with ordinality as n (id, title, number)
  where exists (select from games_game where launch = 'house')
  on conflict (id) do nothing;

update games_collection set title = n.title
  from (values ('live', 'Live', 'Shared rounds'), ('instant', 'Instant', 'Originals'), ('table', 'Table', 'Table games'),
    ('new', 'New', 'New arrivals'), ('exclusive', 'Exclusive', 'Only here')) as n (id, was, title)
  where games_collection.id = n.id and games_collection.title = n.was;

delete from games_collection_game m
  using games_game g
  where g.id = m.game_id and g.launch = 'house' and m.collection_id in ('new', 'table', 'live', 'instant')
    and exists (select from listed l where l.identifier = g.identifier)
    and not exists (select from listed l where l.identifier = g.identifier and l.collection_id = m.collection_id);

insert into games_collection_game (collection_id, game_id, position)
  select l.collection_id, g.id,
    coalesce((select max(position) from games_collection_game m where m.collection_id = l.collection_id), 0)
      + row_number() over (partition by l.collection_id order by g.id)
  from listed l join games_game g on g.identifier = l.identifier
  where exists (select from games_collection c where c.id = l.collection_id)
  on conflict do nothing;

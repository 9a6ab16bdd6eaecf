import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { betKinds, explainLeg, settle } from '../bets/index.ts';
import { halfLost, halfWon, lost, parseMarketKey, sports, voided, won } from '../markets/index.ts';
import en from './en.json' with { type: 'json' };
import { kindTitle, marketTitle, type Named, outcomeTitle, periodTitle, sentence, sportTitle } from './index.ts';
import { loadSportWords, type SportWords, wordLanguages } from './sport-words.ts';

const read = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(join(import.meta.dirname, `${language}.json`), 'utf8'));
const holes = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

const words = {} as Record<(typeof wordLanguages)[number], SportWords>;
beforeAll(async () => {
  for (const language of wordLanguages) words[language] = await loadSportWords(language);
});

const names = {
  home: 'Northgate',
  away: 'Harbour',
  'athlete:77': 'Ada Lind',
  'starter:3': 'Comet',
  'starter:5': 'Ember',
  'competitor:7': 'Ridgeway',
};
const football: Named = { sport: 'football', names };

/** Every market of the house with an outcome of each shape, as English reads. */
const titles: readonly (readonly [key: string, market: string, outcomes: Readonly<Record<string, string>>])[] = [
  ['1x2;period=ft', 'Result', { home: 'Northgate', draw: 'Draw', away: 'Harbour' }],
  ['1x2;period=1h', 'Result, 1st half', { home: 'Northgate' }],
  ['winner;period=set2', 'Winner, set 2', { away: 'Harbour' }],
  [
    'double_chance;period=ft',
    'Double chance',
    { home_draw: 'Northgate or Draw', home_away: 'Northgate or Harbour', draw_away: 'Draw or Harbour' },
  ],
  ['draw_no_bet;period=ft', 'Draw no bet', { home: 'Northgate' }],
  ['handicap;line=-3;period=ft', 'Handicap', { home: 'Northgate −0.75', away: 'Harbour +0.75' }],
  ['handicap;from=2-1;line=2;period=ft', 'Handicap, from 2–1', { away: 'Harbour −0.5' }],
  ['handicap;line=0;period=ft', 'Handicap', { home: 'Northgate 0', away: 'Harbour 0' }],
  [
    'european_handicap;line=-4;period=ft',
    'European handicap',
    { home: 'Northgate −1', draw: 'Draw, Northgate −1', away: 'Harbour +1' },
  ],
  ['set_handicap;line=6', 'Handicap in sets', { home: 'Northgate +1.5' }],
  ['map_handicap;line=6', 'Handicap in maps', { away: 'Harbour −1.5' }],
  ['total;line=11;period=ft', 'Total goals', { over: 'Over 2.75', under: 'Under 2.75' }],
  ['total;line=6;period=2h', 'Total goals, 2nd half', { over: 'Over 1.5' }],
  ['team_total;line=6;period=ft;side=home', 'Northgate: goals', { over: 'Over 1.5' }],
  ['corners_total;line=38;period=ft', 'Total corners', { under: 'Under 9.5' }],
  ['cards_total;line=18;period=ft', 'Total cards', { under: 'Under 4.5' }],
  ['sets_total;line=10', 'Total sets', { over: 'Over 2.5' }],
  ['maps_total;line=10', 'Total maps', { over: 'Over 2.5' }],
  ['aces_total;line=50;period=match', 'Total aces, including overtime', { over: 'Over 12.5' }],
  ['athlete_total;athlete=77;line=2', 'Ada Lind: goals', { over: 'Over 0.5' }],
  ['odd_even;period=ft', 'Odd or even', { odd: 'Odd', even: 'Even' }],
  ['both_score;period=ft', 'Both teams score', { yes: 'Yes', no: 'No' }],
  ['correct_score;period=ft', 'Correct score', { 'score:2-1': '2–1', 'score:other': 'Any other score' }],
  ['half_full', 'Half-time and full time', { 'home/draw': 'Northgate / Draw' }],
  [
    'margin;period=ft',
    'Winning margin',
    { 'home:1': 'Northgate by 1', 'away:3+': 'Harbour by 3 or more', 'home:6-10': 'Northgate by 6–10', draw: 'Draw' },
  ],
  ['clean_sheet;side=away', 'Harbour concedes no goal', { yes: 'Yes' }],
  ['race_to;n=3', 'First to 3 goals', { home: 'Northgate', none: 'Neither' }],
  ['next_goal;n=2', 'Goal number 2', { none: 'No further goal' }],
  ['to_qualify', 'Goes through', { home: 'Northgate' }],
  ['scorer', 'Scores a goal', { 'athlete:77': 'Ada Lind', 'athlete:78': 'No. 78' }],
  ['first_scorer', 'First scorer', { 'athlete:77': 'Ada Lind', none: 'No scorer' }],
  ['set_score', 'Score in sets', { 'score:2-0': '2–0' }],
  ['map_score', 'Score in maps', { 'score:2-0': '2–0' }],
  ['next_game;n=4;set=2', 'Game 4 of set 2', { home: 'Northgate' }],
  ['next_point;n=9', 'Point number 9', { home: 'Northgate' }],
  ['next_round;map=1;n=4', 'Round 4 of map 1', { home: 'Northgate' }],
  ['race_winner', 'Winner of the race', { 'starter:3': 'Comet' }],
  ['place;places=3', 'Among the first 3', { 'starter:5': 'Ember' }],
  ['forecast', 'First and second in order', { 'starters:3-5': 'Comet, then Ember' }],
  ['head_to_head;a=3;b=5', 'Who is ahead: Comet or Ember', { 'starter:3': 'Comet' }],
  ['outright;season=12', 'Winner of the competition', { 'competitor:7': 'Ridgeway' }],
];

describe('words of sport', () => {
  it.each(wordLanguages)('%s has every text of English, with the same values, and no other', (language) => {
    const texts = read(language);
    expect(Object.keys(texts)).toEqual(Object.keys(en));
    for (const [key, text] of Object.entries(en)) {
      expect(texts[key]!.trim(), key).not.toBe('');
      expect(holes(texts[key]!), key).toEqual(holes(text));
      expect(texts[key], key).not.toMatch(/[!¡]/);
    }
  });

  it.each(titles)('%s', (key, title, outcomes) => {
    expect(parseMarketKey(key)).toBeDefined();
    expect(marketTitle(words.en, key, football)).toBe(title);
    for (const [outcome, said] of Object.entries(outcomes)) {
      expect(outcomeTitle(words.en, key, outcome, football)).toBe(said);
    }
  });

  it.each(wordLanguages)('every market, outcome, sport, kind and period has a name in %s', (language) => {
    const said = [
      ...titles.flatMap(([key, , outcomes]) => [
        marketTitle(words[language], key, football),
        ...Object.keys(outcomes).map((outcome) => outcomeTitle(words[language], key, outcome)),
      ]),
      ...sports.map((sport) => sportTitle(words[language], sport)),
      ...betKinds.map((kind) => kindTitle(words[language], kind)),
      ...['ft', '1h', '2h', 'ht', 'p3', 'q4', 'set5', 'map3', 'et1', 'ot', 'pens', 'race', 'ended', 'not_started'].map(
        (period) => periodTitle(words[language], period),
      ),
    ];
    for (const text of said) expect(text).not.toMatch(/[{}_]|^\s*$|undefined/);
  });

  it('counts what the sport counts, and says overtime where there is one', () => {
    expect(marketTitle(words.en, 'total;line=700;period=match', { sport: 'basketball' })).toBe(
      'Total points, including overtime',
    );
    expect(marketTitle(words.en, 'total;line=22;period=ft', { sport: 'ice-hockey' })).toBe('Total goals, regular time');
    expect(marketTitle(words.en, 'total;line=90;period=match', { sport: 'tennis' })).toBe('Total games');
    expect(marketTitle(words.de, 'total;line=106;period=map1', { sport: 'esport' })).toBe('Runden gesamt, Karte 1');
  });

  it('what it does not know reads as what it is', async () => {
    expect(marketTitle(words.en, 'throw_ins;period=1h', football)).toBe('throw ins, 1st half');
    expect(outcomeTitle(words.en, 'throw_ins', 'exactly_three')).toBe('exactly three');
    expect(marketTitle(words.en, 'NO KEY')).toBe('NO KEY');
    expect((await loadSportWords('fr-CA')).language).toBe('fr');
    expect((await loadSportWords('constructor')).language).toBe('en');
  });
});

describe('sentences', () => {
  const over = { market: 'total;line=11;period=ft', outcome: 'over' };
  const halves = explainLeg(over, halfWon, { facts: { goals: 3 } });

  it.each([
    ['en', 'Over 2.75: 3 goals, half won, half returned.'],
    ['de', 'Über 2,75: 3 Tore, halb gewonnen, halb zurück.'],
    ['fr', 'Plus de 2,75 : 3 buts, moitié gagnée, moitié remboursée.'],
    ['it', 'Oltre 2,75: 3 gol, metà vinta, metà rimborsata.'],
    ['no', 'Over 2,75: 3 mål, halvparten vunnet, halvparten tilbake.'],
  ] as const)('three goals on over 2.75 in %s', (language, said) => {
    expect(sentence(words[language], halves, football)).toBe(said);
  });

  const race = { market: 'race_winner', outcome: 'starter:3' };
  it.each([
    [explainLeg(over, lost, { facts: { home: 1, away: 0 } }), 'Over 2.75: 1 goal, lost.'],
    [explainLeg(over, undefined), 'Over 2.75: open.'],
    [explainLeg(over, voided, { voidReason: 'abandoned' }), 'Over 2.75: abandoned, stake returned.'],
    [explainLeg(over, voided, { voidReason: 'Floodlights failed' }), 'Over 2.75: Floodlights failed, stake returned.'],
    [
      explainLeg({ market: 'handicap;line=-1;period=ft', outcome: 'home' }, halfLost, { facts: { home: 1, away: 1 } }),
      'Northgate −0.25: 1–1, half lost, half returned.',
    ],
    [
      explainLeg({ market: 'both_score;period=ft', outcome: 'yes' }, won, { facts: { home: 1, away: 1 } }),
      'Both teams score, Yes: 1–1, won.',
    ],
    [
      explainLeg(race, { ...won, dead_heat: [1, 2], deduction: 150_000 }),
      'Winner of the race, Comet: won in a dead heat, paid at 1/2, 15 % of the winnings deducted for non-runners.',
    ],
    [
      explainLeg(race, { ...lost, place: won }, { eachWay: true }),
      'Winner of the race, Comet: not won, the place is paid.',
    ],
  ])('%j', (explained, said) => {
    expect(sentence(words.en, explained, football)).toBe(said);
  });

  it.each(wordLanguages)('[SPORT-45] every end of a bet has one in %s', (language) => {
    const bet = {
      legs: [2, 3, 4].map((odds) => ({ price: odds * 1_000 })),
      bankers: [],
      unitStake: 1n,
      eachWay: false,
    };
    for (const [sizes, results] of [
      [[3], [won, won]],
      [[3], [won, won, won]],
      [[3], [lost]],
      [[2], [won, won, lost]],
      [[3], [voided, voided, voided]],
    ] as const) {
      const said = sentence(words[language], settle({ ...bet, sizes }, results).explanation);
      expect(said).toMatch(/^\p{L}.*\.$|^\d.*\.$/u);
      expect(said).not.toMatch(/[{}]/);
    }
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contestArt, contestDrawing } from './contests.ts';

const folder = join(import.meta.dirname, 'contests');

it('every picture is small, has no letters in it, and is chosen by somebody', () => {
  const names = readdirSync(folder).map((file) => file.replace('.svg', ''));
  expect(names.length).toBeGreaterThanOrEqual(8);
  for (const name of names) {
    const drawn = readFileSync(join(folder, `${name}.svg`), 'utf8');
    expect(drawn.length, name).toBeLessThan(8_000);
    expect(drawn, name).not.toMatch(/<text|<image|<script/);
    expect(contestArt(name), name).toContain(name);
  }
});

it.each([
  ['comet-week', 'comet'],
  ['ring-race', 'ring'],
  ['spring-cup', 'garden'],
  ['lottery--lantern-night', 'lantern'],
  ['lottery-47', 'ticket'],
  ['quest--robot-s--workshop', 'robot'],
  ['quest--m--mountains', 'mountain'],
  ['tidal-turn', 'tide'],
  ['north-star-cup', 'cup'],
  ['perihelion-draw', 'ticket'],
] as const)('%s shows %s', (identifier, drawing) => {
  expect(contestDrawing(identifier)).toBe(drawing);
});

it('the contests of the demo have a picture of their own each', () => {
  const tournaments = ['comet-chase', 'tide-and-turn', 'lantern-walk', 'iron-garden', 'harbour-league', 'polar-cup'];
  const quests = ['quest--m--observatory', 'quest--robot-s--tinker--ffc'];
  const achievements = ['achievement-first-rocket', 'achievement-long-orbit', 'achievement-moon-watch'];
  const drawn = [...tournaments, ...quests, ...achievements, 'grand-tour-draw'].map(contestDrawing);
  expect(new Set(drawn).size).toBe(drawn.length);
});

it('a contest that names nothing has a picture, always the same, and many have many', () => {
  const drawn = Array.from({ length: 60 }, (_, number) => contestDrawing(`promo-${number}`));
  expect(drawn).toEqual(Array.from({ length: 60 }, (_, number) => contestDrawing(`promo-${number}`)));
  expect(new Set(drawn).size).toBeGreaterThan(6);
});

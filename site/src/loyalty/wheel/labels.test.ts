import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Label, labelsOf, middle, phoneSizes, radii, view, wideSizes, widthOf } from './labels.ts';
import { sectorsOf } from './sectors.ts';

const texts = ['10 points', '25 points', '5 free spins', '50 points', '10 free spins', '€2', '€10', '€50', '€500'];
const usual = [34, 24, 16, 12, 7, 4, 2, 0.8, 0.2].map((percent) => percent * 10);

type Outside = Extract<Label, { at: 'outside' }>;
const outsideOf = (labels: Label[]) => labels.filter((label): label is Outside => label.at === 'outside');

describe.each([
  ['wide', wideSizes],
  ['a phone', phoneSizes],
])('labels, %s', (_name, sizes) => {
  test('every sector has one, whatever the weights and however it is turned', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 14 });
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 360, noNaN: true }), (given, angle) => {
        const words = given.map((_, item) => texts[item % texts.length] ?? '');
        const labels = labelsOf(sectorsOf(given), { texts: words, angle, sizes });
        expect(labels.map(({ item }) => item).sort((a, b) => a - b)).toEqual(given.map((_, item) => item));
        for (const side of ['left', 'right']) {
          const mine = outsideOf(labels).filter((label) => label.side === side);
          const tops = mine.map(({ y, lines }) => ({ y, half: (lines.length * sizes.outside) / 2 }));
          for (const [index, { y, half }] of tops.entries()) {
            const next = tops[index + 1];
            if (next) expect(next.y - next.half).toBeGreaterThanOrEqual(y + half);
            expect(y - half).toBeGreaterThanOrEqual(view.y);
            expect(y + half).toBeLessThanOrEqual(view.y + view.height);
          }
        }
      }),
    );
  });

  test('what stands inside has room between hub and rim, and is never upside down', () => {
    const labels = labelsOf(sectorsOf(usual), { texts, angle: 12, sizes });
    const inside = labels.filter((label) => label.at === 'inside');
    expect(inside.length).toBeGreaterThanOrEqual(4);
    for (const label of inside) {
      const radius = Math.hypot(label.x - middle.x, label.y - middle.y);
      const half = widthOf(texts[label.item] ?? '', sizes.inside) / 2;
      expect(radius - half).toBeGreaterThan(radii.hub);
      expect(radius + half).toBeLessThan(radii.disc);
      expect(Math.abs(label.rotate)).toBeLessThanOrEqual(90);
    }
  });

  test('narrow ones stand outside of the rim, inside of the picture, not under the pointer', () => {
    for (let angle = 0; angle < 360; angle += 7) {
      for (const label of outsideOf(labelsOf(sectorsOf(usual), { texts, angle, sizes }))) {
        const width = Math.max(...label.lines.map((line) => widthOf(line, sizes.outside)));
        const [left, right] = label.side === 'right' ? [label.x, label.x + width] : [label.x - width, label.x];
        expect(left).toBeGreaterThanOrEqual(view.x);
        expect(right).toBeLessThanOrEqual(view.x + view.width);
        expect(Math.hypot(label.x - middle.x, label.y - middle.y)).toBeGreaterThan(radii.rim);
        expect(Math.abs(label.x - middle.x)).toBeGreaterThan(30);
      }
    }
  });
});

test('a long text beside the disc takes two lines', () => {
  const [label] = outsideOf(
    labelsOf(sectorsOf([990, 10]), { texts: ['Nothing', '100 free spins'], angle: 90, sizes: phoneSizes }),
  );
  expect(label?.lines).toEqual(['100 free', 'spins']);
});

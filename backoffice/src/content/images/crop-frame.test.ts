import { describe, expect, test } from 'vitest';
import { movedFrame, sizedFrame, wholeFrame } from './crop-frame.ts';

const picture = { width: 1000, height: 500 };

describe('[OPS-33] the part of a picture that stays', () => {
  test.each([
    ['free', { left: 0, top: 0, width: 1000, height: 500 }],
    ['square', { left: 250, top: 0, width: 500, height: 500 }],
    ['banner', { left: 0, top: 50, width: 1000, height: 400 }],
  ] as const)('is as large as it can be: %s', (shape, frame) => {
    expect(wholeFrame(shape, picture)).toEqual(frame);
  });

  test('is moved and never leaves the picture', () => {
    const frame = { left: 100, top: 100, width: 400, height: 200 };
    expect(movedFrame(frame, { x: 50, y: -30 }, picture)).toMatchObject({ left: 150, top: 70 });
    expect(movedFrame(frame, { x: 5000, y: -5000 }, picture)).toMatchObject({ left: 600, top: 0 });
  });

  test('is sized inside the picture, in its shape', () => {
    const frame = { left: 100, top: 100, width: 400, height: 160 };
    expect(sizedFrame(frame, { x: 100, y: 0 }, picture, 'free')).toMatchObject({ width: 500, height: 160 });
    expect(sizedFrame(frame, { x: 100, y: 0 }, picture, 'banner')).toMatchObject({ width: 500, height: 200 });
    expect(sizedFrame(frame, { x: 9999, y: 9999 }, picture, 'banner')).toMatchObject({ width: 900, height: 360 });
    expect(sizedFrame(frame, { x: -9999, y: -9999 }, picture, 'free')).toMatchObject({ width: 16, height: 16 });
  });
});

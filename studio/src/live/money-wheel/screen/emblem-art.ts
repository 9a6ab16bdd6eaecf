import type { Emblem } from '../segments.ts';

/** An emblem in a square of 24, for the wheel and for the spots alike. */
interface EmblemArt {
  fill?: string;
  stroke?: string;
  /** Of its segment, from the rim to the middle. */
  outer: string;
  inner: string;
  ink: string;
}

export const emblemArt: Readonly<Record<Emblem, EmblemArt>> = {
  frost: {
    stroke:
      'M12 2.5v19M3.8 7.2l16.4 9.6M20.2 7.2 3.8 16.8M12 6.2 9.4 3.9M12 6.2l2.6-2.3M12 17.8l-2.6 2.3M12 17.8l2.6 2.3M7 9.1l-.8-3.4M7 9.1l-3.3 1M17 14.9l.8 3.4M17 14.9l3.3-1M17 9.1l.8-3.4M17 9.1l3.3 1M7 14.9l-.8 3.4M7 14.9l-3.3-1',
    outer: '#2b4178',
    inner: '#141f47',
    ink: '#d8e9ff',
  },
  leaf: {
    fill: 'M20.8 3.2C10.4 3.4 4.2 8 4.2 15.4c0 1 .1 1.9.4 2.7C7.2 13.7 10.7 10.7 15 9.2 10.9 11.9 7.7 15.3 5.7 20.6l1.8.7c.4-1 .8-2 1.3-2.9 8 .4 12.3-5.4 12-15.2Z',
    outer: '#3d8a57',
    inner: '#16402f',
    ink: '#dff8d2',
  },
  wave: {
    stroke:
      'M2 10.5c2.6 0 2.6-3 5.2-3s2.6 3 5.2 3 2.6-3 5.2-3c1.9 0 2.5 1.6 4.4 2.4M2 16.5c2.6 0 2.6-3 5.2-3s2.6 3 5.2 3 2.6-3 5.2-3c1.9 0 2.5 1.6 4.4 2.4',
    outer: '#1f7f9c',
    inner: '#0c3a55',
    ink: '#d3f6ff',
  },
  flame: {
    fill: 'M12.6 1.8c.7 4.3 6 6.7 6 12.7a6.6 6.6 0 0 1-13.2 0c0-3 1.6-4.7 2.9-6 .2 1.7.8 2.7 1.8 3.4-.3-4 .5-7.7 2.5-10.1Z',
    outer: '#cf5530',
    inner: '#6b1f1c',
    ink: '#ffe3bd',
  },
  moon: {
    fill: 'M14.8 2.6a9.7 9.7 0 1 0 6.8 13.6A8.4 8.4 0 0 1 14.8 2.6Z',
    outer: '#7c5cc9',
    inner: '#34216f',
    ink: '#f0e4ff',
  },
  sun: {
    fill: 'M12 7.2a4.8 4.8 0 1 0 0 9.6 4.8 4.8 0 0 0 0-9.6Z',
    stroke:
      'M12 1.8v2.6M12 19.6v2.6M1.8 12h2.6M19.6 12h2.6M4.8 4.8l1.8 1.8M17.4 17.4l1.8 1.8M19.2 4.8l-1.8 1.8M6.6 17.4l-1.8 1.8',
    outer: '#ffc84f',
    inner: '#c97d16',
    ink: '#4a2600',
  },
};

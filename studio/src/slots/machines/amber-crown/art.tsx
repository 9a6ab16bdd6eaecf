import type { ReactNode } from 'react';
import { cut, gem } from '../../art/gem.tsx';
import { gloss, ground, spark } from '../../art/light.tsx';
import { metal, ring } from '../../art/metal.tsx';
import { around, linear, radial, scatter } from '../../art/paint.tsx';
import type { SlotArt } from '../../screen/slot-art.ts';
import { tones } from '../../screen/tones.ts';
import { AmberRoom } from './AmberRoom.tsx';

/** Gold, cut stones and amber with the sun still in it. */
const defs = (
  <defs>
    {metal('ac-gold', 'gold')}
    {metal('ac-silver', 'silver')}
    {radial('ac-amber', ['#fff6b8', '#ffc531', '#e8790c', '#8f3204', '#4a1402'], {
      at: [0, 0.28, 0.6, 0.86, 1],
      from: [0.42, 0.62, 0.66],
    })}
    {radial('ac-sunspot', ['#fff9d0', '#ffe27acc', '#ffd04a00'], { from: [0.5, 0.5, 0.5] })}
    {radial('ac-velvet', ['#ff6a7c', '#b8142f', '#5c0418'], { from: [0.4, 0.2, 0.9] })}
    {radial('ac-wine', ['#ff7a6a', '#b5122e', '#4a0414'], { from: [0.4, 0.3, 0.7] })}
    {radial('ac-globe', ['#dff2ff', '#5aa0ee', '#1c4fae', '#0a1f5c'], { at: [0, 0.34, 0.72, 1] })}
    {linear('ac-shine', ['#ffffff00', '#fffbe6', '#ffffff00'], { to: [0, 0, 1, 0] })}
    <clipPath id="ac-crown-clip">
      <path d="M8 30 26 52 38 18 50 46 62 18 74 52 92 30 84 74H16Z" />
    </clipPath>
  </defs>
);

const CROWN = 'M8 30 26 52 38 18 50 46 62 18 74 52 92 30 84 74H16Z';
const pearl = (x: number, y: number, r: number): ReactNode => (
  <g key={`${x} ${y}`}>
    <circle cx={x} cy={y + 1} r={r} opacity=".4" />
    <circle cx={x} cy={y} r={r} fill="url(#ac-gold)" />
    <circle cx={x - r * 0.3} cy={y - r * 0.35} r={r * 0.32} fill="#fff" opacity=".9" />
  </g>
);
const bee = (
  <g transform="translate(52 60) rotate(-24)">
    <path
      d="M-2-4C-14-16-20-8-8-2ZM3-4C13-17 20-9 8-2Z"
      fill="#fff3c0"
      opacity=".5"
      stroke="#6b2a04"
      strokeOpacity=".5"
      strokeWidth=".6"
    />
    <ellipse cx="0" cy="1" rx="10" ry="5.400" fill="#4a1c04" />
    <path d="M-4-4v10M1-4.400v11M6-3.400v8.500" stroke="#d98a1c" strokeWidth="1.800" />
    <circle cx="-10.500" cy="0" r="3.400" fill="#3a1402" />
    <path d="M-13-2l-4-3M-13 2l-5 1" stroke="#3a1402" strokeWidth=".8" strokeLinecap="round" />
  </g>
);

const crown = (
  <>
    <path d="M18 60c0-14 64-14 64 0v16H18Z" fill="url(#ac-velvet)" />
    <path d={CROWN} transform="translate(1 3)" opacity=".4" />
    <path d={CROWN} fill="url(#ac-gold)" stroke="#5f3d0e" strokeWidth="1" strokeLinejoin="round" />
    <path d="M50 46 62 18 74 52 92 30 84 74H50Z" fill="#7c4a0c" opacity=".28" />
    <path
      d="M12 36 26 56 38 26 50 52 62 26 74 56 88 36"
      fill="none"
      stroke="#fff6d0"
      strokeWidth="1.400"
      opacity=".8"
    />
    <g clipPath="url(#ac-crown-clip)">
      <rect x="58" y="10" width="26" height="70" fill="url(#ac-shine)" opacity=".75" transform="skewX(-18)" />
    </g>
    <path d="M14 72h72l-2 14c-20 4-48 4-68 0Z" fill="url(#ac-gold-x)" stroke="#5f3d0e" strokeWidth=".8" />
    <path d="M15 75c22 3 48 3 70 0" fill="none" stroke="#fff6d0" strokeWidth="1.200" opacity=".85" />
    {pearl(8, 27, 5)}
    {pearl(38, 14, 5)}
    {pearl(62, 14, 5)}
    {pearl(92, 27, 5)}
    {gem({
      corners: cut(8, { x: 50, y: 64, rx: 8, ry: 9 }),
      tones: ['#fff2a8', '#ffc23a', '#e07c0c', '#9a3c04'],
      centre: [50, 64],
    })}
    {gem({
      corners: cut(6, { x: 28, y: 80, rx: 4.5, ry: 4 }),
      tones: ['#ffc0c8', '#f04a62', '#b0142f', '#6a0418'],
      centre: [28, 80],
    })}
    {gem({
      corners: cut(6, { x: 50, y: 81, rx: 4.5, ry: 4 }),
      tones: ['#c8f8ff', '#4ac0f0', '#1470b0', '#04406a'],
      centre: [50, 81],
    })}
    {gem({
      corners: cut(6, { x: 72, y: 80, rx: 4.5, ry: 4 }),
      tones: ['#ffc0c8', '#f04a62', '#b0142f', '#6a0418'],
      centre: [72, 80],
    })}
  </>
);

/** A banner of amber the height of the reel, the crown before it. */
const tallCrown = (
  <>
    <path d="M6 4h88v276L50 296 6 280Z" fill="url(#ac-amber)" stroke="url(#ac-gold)" strokeWidth="4" />
    <path d="M13 11h74v263l-37 13-37-13Z" fill="none" stroke="#fff3c2" strokeOpacity=".6" strokeWidth="1.400" />
    <g fill="#fff3c2" opacity=".22">
      {around(12, <path d="M50 150 45 107h10Z" />, { y: 150, turn: 15 })}
    </g>
    <ellipse cx="50" cy="150" rx="46" ry="60" fill="url(#ac-sunspot)" opacity=".8" />
    <g transform="translate(3 96) scale(.94)">{crown}</g>
    <g transform="translate(0 -6)">
      {gem({
        corners: cut(8, { x: 50, y: 48, rx: 17, ry: 19 }),
        tones: ['#fff6c0', '#ffcf4a', '#e8860f', '#a04404'],
        centre: [50, 48],
      })}
    </g>
    {gem({
      corners: cut(6, { x: 50, y: 246, rx: 14, ry: 16 }),
      tones: ['#ffd0d6', '#ff6a80', '#dd1f42', '#80061f'],
      centre: [50, 246],
    })}
    {spark({ x: 22, y: 84, r: 7 })}
    {spark({ x: 78, y: 216, r: 6 })}
  </>
);

export const amberCrownArt: SlotArt = {
  className: 'amber-crown',
  sound: tones({ rootHz: 294, notes: [0, 7, 11, 14, 19, 23], wave: 'sine', touch: 'glass', paceS: 0.16 }),
  scene: AmberRoom({ defs }),
  tall: { crown: tallCrown },
  symbols: {
    crown: (
      <>
        {ground({ y: 90, rx: 36 })}
        {crown}
      </>
    ),
    amber: (
      <>
        {ground({ y: 93, rx: 26 })}
        <path
          d="M50 6c6 14 32 28 32 54 0 20-14 33-32 33S18 80 18 60C18 34 44 20 50 6Z"
          fill="url(#ac-amber)"
          stroke="#4a1402"
          strokeWidth=".8"
        />
        <ellipse cx="46" cy="66" rx="24" ry="22" fill="url(#ac-sunspot)" opacity=".75" />
        {bee}
        <g fill="#fff3c0" opacity=".55">
          {scatter(
            [
              [36, 44],
              [64, 42],
              [68, 76],
              [34, 78],
              [58, 34],
              [42, 82],
            ],
            <circle r="1.500" />,
          )}
        </g>
        <path
          d="M74 50c6 18-6 36-22 38"
          fill="none"
          stroke="#ffe9a0"
          strokeWidth="2.600"
          strokeLinecap="round"
          opacity=".6"
        />
        {gloss({ x: 42, y: 46, r: 19, turn: -4 })}
        <path d="M40 12c0-8 20-8 20 0l-3 9H43Z" fill="url(#ac-gold)" stroke="#5f3d0e" strokeWidth=".8" />
        <circle cx="50" cy="5" r="4" fill="none" stroke="url(#ac-gold)" strokeWidth="2.400" />
      </>
    ),
    signet: (
      <>
        {ground({ y: 93, rx: 28 })}
        {ring('ac-gold', { y: 60, r: 27, width: 10 })}
        <path d="M24 22h52l8 16-8 12H24l-8-12Z" fill="#5f3d0e" transform="translate(0 2)" opacity=".6" />
        <path d="M24 18h52l9 17-9 15H24l-9-15Z" fill="url(#ac-gold)" stroke="#5f3d0e" strokeWidth=".8" />
        {gem({
          corners: [
            [31, 22],
            [69, 22],
            [77, 35],
            [69, 46],
            [31, 46],
            [23, 35],
          ],
          tones: ['#fff3b0', '#ffbe36', '#e27c10', '#a24806', '#6b2a02'],
          centre: [50, 34],
          table: 0.6,
        })}
        {spark({ x: 32, y: 22, r: 7 })}
      </>
    ),
    goblet: (
      <>
        {ground({ y: 94, rx: 24 })}
        <path d="M44 58h12l2 22 16 8c2 6-50 6-48 0l16-8Z" fill="url(#ac-gold-x)" />
        <ellipse cx="50" cy="66" rx="9" ry="4.500" fill="url(#ac-gold)" />
        <path d="M20 14h60c2 28-10 48-30 48S18 42 20 14Z" fill="url(#ac-gold-x)" stroke="#5f3d0e" strokeWidth=".8" />
        <ellipse cx="50" cy="15" rx="30" ry="8" fill="#6b420c" />
        <ellipse cx="50" cy="16" rx="26" ry="6" fill="url(#ac-wine)" />
        <ellipse cx="50" cy="14.500" rx="30" ry="8" fill="none" stroke="#fff0b4" strokeWidth="1.600" />
        <path
          d="M28 24c0 14 5 24 12 30"
          fill="none"
          stroke="#fff"
          strokeWidth="3.500"
          strokeLinecap="round"
          opacity=".65"
        />
        <path d="M22 34c16 7 40 7 56 0" fill="none" stroke="#5f3d0e" strokeWidth="6" opacity=".45" />
        {[34, 50, 66].map((x, index) => (
          <g key={x}>
            {gem({
              corners: cut(6, { x, y: 38 + (index === 1 ? 1.5 : 0), rx: 5, ry: 5 }),
              tones:
                index === 1
                  ? ['#c8ffd8', '#4ad888', '#128a4a', '#04502a']
                  : ['#ffc0c8', '#f04a62', '#b0142f', '#6a0418'],
              centre: [x, 38 + (index === 1 ? 1.5 : 0)],
            })}
          </g>
        ))}
      </>
    ),
    orb: (
      <>
        {ground({ y: 94, rx: 26 })}
        <path d="M30 86h40l4 6H26Z" fill="url(#ac-gold)" />
        <circle cx="50" cy="56" r="32" fill="url(#ac-globe)" stroke="#0a1f5c" strokeWidth=".8" />
        <path d="M18 53c18 8 46 8 64 0v8c-18 8-46 8-64 0Z" fill="url(#ac-gold)" />
        <path d="M46 25c-8 20-8 44 0 62h8c-8-18-8-42 0-62Z" fill="url(#ac-gold-x)" />
        {[26, 50, 74].map((x) => pearl(x, x === 50 ? 62 : 60, 3))}
        {gloss({ x: 42, y: 52, r: 24 })}
        <path d="M45 2h10v7h7v8h-7v9H45v-9h-7V9h7Z" fill="url(#ac-gold)" stroke="#5f3d0e" strokeWidth=".8" />
      </>
    ),
    ruby: (
      <>
        {ground({ y: 92, rx: 28 })}
        {gem({
          corners: cut(10, { rx: 37, ry: 37, turn: 18 }),
          tones: ['#ffd0d6', '#ff6a80', '#dd1f42', '#a30a2c', '#62021a'],
        })}
        {spark({ x: 34, y: 28, r: 8 })}
      </>
    ),
    emerald: (
      <>
        {ground({ y: 94, rx: 24 })}
        {gem({
          corners: [
            [34, 10],
            [66, 10],
            [80, 24],
            [80, 76],
            [66, 90],
            [34, 90],
            [20, 76],
            [20, 24],
          ],
          tones: ['#d6ffe2', '#64e39a', '#1fae64', '#0d7440', '#034526'],
          table: 0.62,
        })}
        <path d="M34 30h22l-22 34Z" fill="#fff" opacity=".3" />
        {spark({ x: 66, y: 20, r: 7 })}
      </>
    ),
    sapphire: (
      <>
        {ground({ y: 94, rx: 18 })}
        {gem({
          corners: [
            [30, 14],
            [70, 14],
            [90, 36],
            [50, 92],
            [10, 36],
          ],
          tones: ['#dceaff', '#78a8ff', '#2f66e8', '#1a3cae', '#0c1c6a'],
          table: 0.55,
          centre: [50, 42],
        })}
        {spark({ x: 32, y: 24, r: 7 })}
      </>
    ),
    amethyst: (
      <>
        {ground({ y: 93, rx: 26 })}
        {gem({
          corners: cut(6, { rx: 37, ry: 40 }),
          tones: ['#f6e0ff', '#cf8cff', '#9440e0', '#5f1ca8', '#360a6a'],
          table: 0.5,
        })}
        <g fill="#fff" opacity=".18">
          {around(3, <path d="M50 50 44 30h12Z" />, { turn: 20 })}
        </g>
        {spark({ x: 66, y: 28, r: 7 })}
      </>
    ),
  },
};

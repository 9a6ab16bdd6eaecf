import { describe, expect, test } from 'vitest';
import { expiryOf, Message, speak, titleOnTheWire } from './message.ts';

const rich = {
  title: { en: 'Welcome', de: 'Willkommen', 'fr-CA': 'Bienvenue' },
  text: 'Hello',
  icon: 'gift',
  button: { title: { en: 'Look', de: 'Ansehen' }, path: '/profile/limits' },
};

describe('a message to players', () => {
  test.each([
    ['de', 'Willkommen', 'Ansehen'],
    ['fr-CA', 'Bienvenue', 'Look'],
    ['en-AU', 'Welcome', 'Look'],
    ['xx', 'Welcome', 'Look'],
  ])('speaks %s, or what comes nearest', (language, title, button) => {
    expect(speak(Message.parse(rich), language)).toMatchObject({ title, content: { button: { title: button } } });
  });

  test('[NOTIF-01] travels with its icon, title and button as JSON in the title, a plain one as plain text', () => {
    const spoken = speak(Message.parse(rich), 'en');
    expect(JSON.parse(titleOnTheWire(spoken))).toEqual({
      title: 'Welcome',
      icon: 'gift',
      button: { title: 'Look', path: '/profile/limits' },
    });
    expect(titleOnTheWire(speak(Message.parse({ title: 'Plain', text: 'x' }), 'en'))).toBe('Plain');
  });

  test.each([
    ['another site', { ...rich, button: { title: 'x', path: 'https://evil.example/' } }],
    ['another site in disguise', { ...rich, button: { title: 'x', path: '//evil.example/' } }],
    ['a script', { ...rich, link: 'javascript:alert(1)' }],
    ['two ways at once', { ...rich, button: { title: 'x', path: '/', toName: 'main' } }],
    ['no way at all', { ...rich, button: { title: 'x' } }],
    ['an empty title', { ...rich, title: '  ' }],
    ['no English', { ...rich, title: { de: 'Nur deutsch' } }],
    ['a novel', { ...rich, text: 'x'.repeat(501) }],
    ['fields nobody knows', { ...rich, html: '<b>' }],
  ])('is not taken with %s', (_what, message) => {
    expect(Message.safeParse(message).success).toBe(false);
  });

  test('[NOTIF-07] expires after two hours', () => {
    expect(expiryOf(new Date('2026-11-15T12:00:00Z'))).toEqual(new Date('2026-11-15T14:00:00Z'));
  });
});

import { expect, test } from 'vitest';
import { faultsOf } from './message-faults.ts';

test.each([
  ['en', 'en', 'Choose “Add to Dock”. It’s {name}…', []],
  ['en', 'en', 'two  spaces', ['two spaces']],
  ['en', 'en', 'Wait...', ['three dots instead of …']],
  ['en', 'en', "It's yours", ['a straight apostrophe']],
  ['en', 'en', 'Choose "Add"', ['quotation marks: “…”']],
  ['en', 'en', 'So - no ,really', ['a space before a comma or full stop', 'a hyphen as a dash']],
  ['de', 'de-DE', 'Wähle „Ablage“', []],
  ['de', 'de-DE', 'Wähle “Ablage”', ['quotation marks: „…“']],
  ['fr', 'fr-CA', 'Choisissez «\u00a0Ajouter\u00a0»', []],
  ['fr', 'fr-CA', 'Choisissez “Ajouter”', ['quotation marks: « … »']],
  ['fr', 'fr-CA', 'Vraiment ?', ['a space before ; ? or !']],
  ['no', 'nb-NO', 'Velg «Legg til»', []],
  ['en', 'en', ' ends ', ['a space at an end']],
  ['en', 'en', '{count, plural, one {# game} other {# games}}', []],
  ['en', 'en', '{count, plural, other {# games}}', ['no plural form "one"']],
  ['en', 'en', '{count, plural, one {# game} other {#  games}}', ['two spaces']],
  ['it', 'it-IT', '{count, plural, one {# gioco} other {# giochi}}', []],
])('%s: %s%s', (language, tag, message, faults) => {
  expect(faultsOf(message, language, tag)).toEqual(faults);
});

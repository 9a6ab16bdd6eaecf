import type { DetailChange, PlayerDetails } from '@halley/contract';
import { correctableFields } from '@halley/contract/correctable-fields';
import type { FieldLabel } from '@halley/ui/form';
import { type Action, action, genderInWords } from '../console/index.ts';
import { words } from '../words/index.ts';
import { accountWords as own } from './account-words.ts';

const shown: Partial<Record<(typeof correctableFields)[number], Omit<FieldLabel, 'label'>>> = {
  gender: { options: [null, 'f', 'm'].map((value) => ({ value: value ?? '', label: genderInWords(value) })) },
  country: { hint: own.countryHint, clean: (text) => text.toUpperCase().slice(0, 2) },
  date_of_birth: { hint: own.dateHint },
};

/** What was typed is sent together with what was there: a change of somebody else in between is not overwritten. */
export function editDetails(id: string, player: PlayerDetails): Action {
  const changesIn = (read: Record<string, unknown>) =>
    (read.changes as DetailChange[]).filter(({ from, to }) => from !== to);
  return action('correctPlayerDetails', {
    label: own.edit,
    title: own.editTitle,
    text: own.editText,
    submit: own.save,
    look: 'secondary',
    params: { id },
    start: { changes: correctableFields.map((field) => ({ field, from: player[field], to: player[field] })) },
    labels: Object.fromEntries(
      correctableFields.map((field, place) => [
        `changes.${place}.to`,
        { label: words.player.details[field], ...shown[field] },
      ]),
    ),
    isReady: ({ read }) => read === undefined || changesIn(read).length > 0,
    finish: (read) => ({ reason: String(read.reason), changes: changesIn(read) }),
    done: own.edited,
  });
}

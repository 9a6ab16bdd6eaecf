import type { ProtectionCaseFile } from '@halley/contract';
import { type Action, action } from '../../console/index.ts';
import { protectionWords } from '../words.ts';

const { deeds: own, channels, templates, funds, cases, levels } = protectionWords;
const optionsOf = (names: Readonly<Record<string, string>>, left: readonly string[] = []) =>
  Object.entries(names)
    .filter(([value]) => !left.includes(value))
    .map(([value, label]) => ({ value, label }));

export const openCase: Action = action('openProtectionCase', {
  label: own.openCase,
  title: own.openTitle,
  look: 'secondary',
  start: { level: 'watch' },
  labels: {
    player_id: own.player,
    level: { label: own.level, options: optionsOf({ watch: levels.watch, act: levels.act }) },
  },
  done: own.opened,
});

/** What can be done with a case from where it is; the server refuses everything else. */
export function caseActions(file: ProtectionCaseFile): (Action | false)[] {
  const { id, version, state, is_own_outcome: isOwn } = file;
  const params = { id: String(id) };
  const move = (to: 'wait' | 'reopen', [label, title, done]: [string, string, string]) =>
    action('moveProtectionCase', {
      label,
      title,
      done,
      look: 'secondary',
      params,
      start: { version, move: to },
      fields: [],
    });
  const reopen = move('reopen', [own.reopen, own.reopenTitle, own.reopened]);
  if (state === 'closed') return [reopen];
  if (state === 'second_person') return isOwn ? [] : [decide(file, true), decide(file, false)];
  const [told] = file.answers;
  const isUndecided = told !== undefined && told.decision === null;
  return [
    isUndecided && decideTold(file, { answer: told.id, accept: true }),
    isUndecided && decideTold(file, { answer: told.id, accept: false }),
    action('writeToPlayer', {
      label: own.write,
      title: own.writeTitle,
      text: own.writeText,
      icon: 'chat',
      params,
      start: { version, template: 'check_in' },
      fields: ['template', 'own_words'],
      labels: {
        template: { label: own.template, options: optionsOf(templates, ['funds', 'funds_accepted']) },
        own_words: { label: own.ownWords, as: 'area', rows: 3 },
      },
      done: own.written,
    }),
    action('noteProtectionContact', {
      label: own.note,
      title: own.noteTitle,
      look: 'secondary',
      params,
      start: { version, channel: 'phone', is_from_player: false },
      fields: ['channel', 'is_from_player', 'said'],
      labels: {
        channel: { label: own.channel, options: optionsOf(channels, ['message']) },
        is_from_player: own.fromPlayer,
        said: { label: own.said, as: 'area', rows: 4 },
      },
      done: own.noted,
    }),
    action('askForFunds', {
      label: own.ask,
      title: own.askTitle,
      text: own.askText,
      look: 'secondary',
      isRare: true,
      params,
      start: { version, kind: 'source_of_funds' },
      fields: ['kind'],
      labels: { kind: { label: own.kind, options: optionsOf(funds) } },
      done: own.asked,
    }),
    state !== 'waiting' && { ...move('wait', [own.wait, own.waitTitle, own.waiting]), isRare: true },
    action('closeProtectionCase', {
      label: own.close,
      title: own.closeTitle,
      text: own.closeText,
      look: 'outline',
      params,
      start: { version, outcome: 'no_action' },
      fields: ['outcome'],
      labels: { outcome: { label: own.outcome, options: optionsOf(cases.outcomes) } },
      done: ({ state: to }) => (to === 'second_person' ? own.proposed : own.closed),
    }),
  ];
}

function decide({ id, version }: ProtectionCaseFile, agree: boolean): Action {
  return action('decideProtectionCase', {
    label: agree ? own.agree : own.decline,
    title: agree ? own.agreeTitle : own.declineTitle,
    ...(agree ? { text: own.agreeText } : {}),
    look: agree ? 'danger' : 'secondary',
    params: { id: String(id) },
    start: { version, agree },
    fields: [],
    done: agree ? own.agreed : own.declined,
  });
}

function decideTold(
  { id, version }: ProtectionCaseFile,
  { answer, accept }: { answer: number; accept: boolean },
): Action {
  return action('decideFunds', {
    label: accept ? own.accept : own.askAgain,
    title: accept ? own.acceptTitle : own.askAgainTitle,
    text: accept ? own.acceptText : own.askAgainText,
    look: 'secondary',
    params: { id: String(id) },
    start: { version, answer, accept },
    fields: accept ? [] : ['own_words'],
    ...(accept ? {} : { labels: { own_words: { label: own.missing, as: 'area' as const, rows: 3 } } }),
    done: accept ? own.accepted : own.askedAgain,
  });
}

import type { StaffBrandFile } from '@halley/contract';
import { type Action, action } from '../console/index.ts';
import { brandWords as own } from './words.ts';

/** What can be done with a brand as it stands; whoever asked for it may only take it back. */
export function brandActions(file: StaffBrandFile): (Action | false)[] {
  const { id, draft, is_live: isLive, is_first: isFirst, needs_second: needsSecond, may_agree: mayAgree, list } = file;
  const params = { id };
  const revision = draft?.revision ?? 0;
  const isReady = list.every(({ done, needed }) => done || !needed);
  return [
    draft !== null &&
      draft.asked === null &&
      isReady &&
      action('askBrandLive', {
        label: own.ask,
        title: own.ask,
        text: own.askText(needsSecond),
        look: 'primary',
        params,
        start: { revision },
        fields: [],
        done: needsSecond ? own.asked : own.wentLive,
      }),
    draft?.asked != null &&
      mayAgree &&
      action('decideBrandLive', {
        label: own.agree,
        title: own.agree,
        text: own.agreeText,
        look: 'primary',
        params,
        start: { revision, agree: true },
        fields: [],
        done: own.agreed,
      }),
    draft?.asked != null &&
      action('decideBrandLive', {
        label: mayAgree ? own.decline : own.takeBack,
        title: mayAgree ? own.decline : own.takeBack,
        text: own.declineText,
        look: 'outline',
        params,
        start: { revision, agree: false },
        fields: [],
        done: own.declined,
      }),
    draft !== null &&
      isLive &&
      action('dropBrandDraft', {
        label: own.drop,
        title: own.drop,
        text: own.dropText,
        isRare: true,
        params,
        start: { revision },
        fields: [],
        done: own.dropped,
      }),
    isLive &&
      !isFirst &&
      action('closeBrand', {
        label: own.close,
        title: own.close,
        text: own.closeText,
        look: 'danger',
        isRare: true,
        params,
        fields: [],
        done: own.closed,
      }),
  ];
}
